package import Baselines
import Files
import JSONValue

/// Where a run leaves its record and the pictures that a person has to look at.
///
/// `run.json`, and `pictures/SCENE/VARIANT.ROLE.png` with the roles expected, actual and diff.
package struct RunDirectory: Sendable {
  /// The directory, by default `.widthwise` in the current one.
  package let path: String

  /// The run directory at a path.
  package init(_ path: String = ".widthwise") { self.path = path }

  private var recordPath: String { "\(path)/run.json" }

  /// The path of a picture inside the run directory.
  package func pictureName(of name: SnapshotName, role: String) -> String {
    "pictures/\(name).\(role).png"
  }

  /// The path of a snapshot's layout inside the run directory.
  package func layoutName(of name: SnapshotName, isExpected: Bool = false) -> String {
    "pictures/\(name).\(isExpected ? "expected" : "actual").layout"
  }

  /// The path of a snapshot's drawing inside the run directory.
  package func drawingName(of name: SnapshotName) -> String { "pictures/\(name).actual.drawing" }

  /// Takes away what an earlier run left.
  package func clear() throws(RunError) {
    try failing { () throws(FileError) in
      try FileSystem.makeDirectory(path)
      try FileSystem.remove(recordPath)
      try FileSystem.removeTree("\(path)/pictures")
    }
  }

  /// Writes a file to a path inside the run directory.
  package func write(_ bytes: [UInt8], to name: String) throws(RunError) {
    try failing { () throws(FileError) in
      let file = "\(path)/\(name)"
      if let slash = file.lastIndex(of: "/") {
        try FileSystem.makeDirectory(String(file[..<slash]))
      }
      try FileSystem.write(bytes, to: file)
    }
  }

  /// Reads a file at a path inside the run directory.
  package func read(_ name: String) throws(RunError) -> [UInt8] {
    try failing { () throws(FileError) in try FileSystem.read("\(path)/\(name)") }
  }

  /// Writes the record of a run.
  package func save(_ run: RunRecord) throws(RunError) {
    try write(Array(run.fileJSON.text().utf8), to: "run.json")
  }

  /// The record of the last run.
  package func load() throws(RunError) -> RunRecord {
    guard FileSystem.kind(of: recordPath) != nil else { throw .none(directory: path) }
    return try RunRecord(parsing: try read("run.json"))
  }

  /// Takes the files of a run elsewhere, for instance of a shard, into this directory.
  package func adopt(_ files: [String], from other: RunDirectory) throws(RunError) {
    for file in files { try write(try other.read(file), to: file) }
  }

  private func failing<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(RunError) -> Result {
    do { return try body() } catch { throw .file(sentence: error.message) }
  }
}
