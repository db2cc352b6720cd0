import Foundation

/// Files beside the tests.
enum Fixture {
  /// The bytes of a file by its path below `Fixtures`.
  static func bytes(_ path: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(path)")))
  }
}
