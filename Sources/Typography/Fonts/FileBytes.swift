import Files

/// Reading of font files, where a missing one is an answer and not an error.
package enum FileBytes {
  /// The contents of a file, or nothing where it cannot be read or is larger than `limit` bytes.
  package static func read(_ path: String, limit: Int = 64 << 20) -> [UInt8]? {
    try? FileSystem.read(path, limit: limit)
  }

  /// Whether there is a folder at a path.
  package static func isFolder(_ path: String) -> Bool { FileSystem.kind(of: path) == .directory }

  /// Whether there is something at a path.
  package static func exists(_ path: String) -> Bool { FileSystem.kind(of: path) != nil }
}
