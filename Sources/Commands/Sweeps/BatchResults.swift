import Files
import JSONValue
import Sweeps

/// The files of a batch's results.
struct BatchResults {
  let directory: String

  private var linesPath: String { "\(directory)/results.jsonl" }
  private var manifestPath: String { "\(directory)/batch.json" }

  /// What the directory's run was to sweep.
  func manifest() throws -> BatchManifest {
    do {
      return try BatchManifest(JSONNode(parsing: FileSystem.read(manifestPath)))
    } catch let error as JSONError {
      throw CommandFailure(
        "\(manifestPath) does not say what was swept: \(error.message) Run that part again.")
    }
  }

  /// Says what the directory's run is to sweep.
  func write(_ manifest: BatchManifest) throws {
    try FileSystem.write(Array((manifest.json.text() + "\n").utf8), to: manifestPath)
  }

  /// The outcomes that are there, each once; a line that was not written to its end is left out.
  func read() throws -> [SweepOutcome] {
    guard FileSystem.kind(of: linesPath) == .file else { return [] }
    let text = String(decoding: try FileSystem.read(linesPath), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeLast()
    var seen: Set<String> = []
    return try lines.enumerated().compactMap { number, line -> SweepOutcome? in
      do {
        let outcome = try SweepOutcome(line: String(line))
        return seen.insert(outcome.name).inserted ? outcome : nil
      } catch let error as JSONError {
        throw CommandFailure(
          "\(linesPath), line \(number + 1), is not a result: \(error.message) Remove the line, or use --restart."
        )
      }
    }
  }

  /// Starts a run that goes on from what is known.
  func begin(with known: [SweepOutcome]) throws {
    try FileSystem.write(Array(known.map(\.line).joined().utf8), to: linesPath)
  }

  /// Adds the outcome of one unit.
  func append(_ outcome: SweepOutcome) throws {
    try FileSystem.append(outcome.line, to: linesPath)
  }

  /// Writes all files anew, in an order that does not depend on which unit was swept when or where.
  func finish(_ outcomes: [SweepOutcome]) throws -> [SweepOutcome] {
    var seen: Set<String> = []
    let sorted = outcomes.filter { seen.insert($0.name).inserted }
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }
    try begin(with: sorted)
    let tables = BatchTables(sorted)
    for table in tables.all {
      try FileSystem.write(Array(table.csv.utf8), to: "\(directory)/\(table.name).csv")
    }
    let database = "\(directory)/results.sqlite"
    if FileSystem.kind(of: database) != nil { try FileSystem.remove(database) }
    try BatchDatabase.write(tables, to: database)
    return sorted
  }
}
