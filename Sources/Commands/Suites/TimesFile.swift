import Files
import Snapshots

/// The options about recorded times of snapshots.
struct TimesFile {
  private static let times = Option(
    "--times", value: "FILE",
    help: "times that shards are balanced by; times.txt beside the baselines where it is there")
  private static let save = Option(
    "--save-times", value: "FILE", help: "writes the times of this run, for --times")

  /// The row for commands that write times.
  static let saving = [save]
  /// The rows for commands that take parts of a suite as well.
  static let options = [times, save]

  private let named: String?
  private let saved: String?

  /// The files of parsed arguments.
  init(_ arguments: Arguments) {
    named = arguments.string(Self.times)
    saved = arguments.string(Self.save)
  }

  /// The times to balance by; nil where there are none, so that parts have equal counts.
  func load(beside baselines: String) throws -> SnapshotTimes? {
    let path = named ?? "\(baselines)/times.txt"
    guard named != nil || FileSystem.kind(of: path) != nil else { return nil }
    let bytes = try FileSystem.read(path, limit: 1 << 26)
    return try SnapshotTimes(parsing: String(decoding: bytes, as: UTF8.self), path: path)
  }

  /// Writes the times of a run where that was asked for.
  func save(_ run: RunRecord) throws {
    guard let saved else { return }
    try FileSystem.write(Array(SnapshotTimes(of: run).text.utf8), to: saved)
  }
}
