import CSQLite
import JSONValue

/// Writes the tables of a batch as an SQLite database.
package enum BatchDatabase {
  /// Why a database could not be written, in SQLite's words.
  package struct Failure: Error, Equatable {
    /// The file.
    package let path: String
    /// What SQLite says.
    package let reason: String

    /// What is wrong, where, and what to do.
    package var message: String {
      "Cannot write the database \(path): \(reason); check the folder and the room on the disk."
    }
  }

  /// Makes a new database with the tables; a file that is there must have been removed before.
  ///
  /// Rows go in in order, in one transaction, so that equal tables give equal files with one
  /// version of SQLite.
  package static func write(_ tables: BatchTables, to path: String) throws(Failure) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let status = sqlite3_open_v2(path, &handle, flags, nil)
    defer { sqlite3_close(handle) }
    guard status == SQLITE_OK, let handle else {
      throw Failure(path: path, reason: String(cString: sqlite3_errstr(status)))
    }
    try run("BEGIN", on: handle, path)
    for table in tables.all {
      let columns = table.columns.map { "\"\($0)\" \(type(of: $0))" }.joined(separator: ", ")
      try run("CREATE TABLE \(table.name) (\(columns))", on: handle, path)
      try insert(table, into: handle, path)
    }
    try run("CREATE INDEX pieces_unit ON pieces (unit)", on: handle, path)
    try run("CREATE INDEX violations_unit ON violations (unit)", on: handle, path)
    try run("COMMIT", on: handle, path)
  }

  /// The type of a column: a length is a real number also where it has no fraction.
  private static func type(of column: String) -> String {
    switch column {
    case "from", "to", "width", "height": "REAL"
    case "number", "visible", "hidden", "rows", "truncated", "pieces", "layouts", "violations":
      "INTEGER"
    default: "TEXT"
    }
  }

  private static func run(
    _ statement: String, on handle: OpaquePointer, _ path: String
  ) throws(Failure) {
    guard sqlite3_exec(handle, statement, nil, nil, nil) == SQLITE_OK else {
      throw failure(handle, path)
    }
  }

  private static func failure(_ handle: OpaquePointer, _ path: String) -> Failure {
    Failure(path: path, reason: String(cString: sqlite3_errmsg(handle)))
  }

  private static func insert(
    _ table: BatchTables.Table, into handle: OpaquePointer, _ path: String
  ) throws(Failure) {
    let places = table.columns.map { _ in "?" }.joined(separator: ", ")
    var statement: OpaquePointer?
    guard
      sqlite3_prepare_v2(
        handle, "INSERT INTO \(table.name) VALUES (\(places))", -1, &statement, nil) == SQLITE_OK
    else { throw failure(handle, path) }
    defer { sqlite3_finalize(statement) }
    for row in table.rows {
      for (index, value) in row.enumerated() { bind(value, at: Int32(index + 1), of: statement) }
      guard sqlite3_step(statement) == SQLITE_DONE else { throw failure(handle, path) }
      sqlite3_reset(statement)
    }
  }

  private static func bind(_ value: JSON, at index: Int32, of statement: OpaquePointer?) {
    switch value {
    case .integer(let whole): sqlite3_bind_int64(statement, index, Int64(whole))
    case .number(let number): sqlite3_bind_double(statement, index, number)
    case .bool(let flag): sqlite3_bind_int64(statement, index, flag ? 1 : 0)
    case .string(let text):
      // SQLite copies text that is marked as transient; the mark is the address -1.
      let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), transient)
    default: sqlite3_bind_null(statement, index)
    }
  }
}
