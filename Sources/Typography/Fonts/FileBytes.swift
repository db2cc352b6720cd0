#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading of whole files without Foundation.
package enum FileBytes {
  /// The contents of a file, or nothing where it cannot be read or is larger than `limit` bytes.
  package static func read(_ path: String, limit: Int = 64 << 20) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    let chunk = 1 << 16
    while true {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      let count = bytes.withUnsafeMutableBytes { buffer -> Int in
        guard let base = buffer.baseAddress else { return 0 }
        return fread(base + start, 1, chunk, file)
      }
      bytes.removeLast(chunk - count)
      if bytes.count > limit { return nil }
      if count < chunk { break }
    }
    return ferror(file) == 0 ? bytes : nil
  }

  /// Whether a file can be opened for reading.
  package static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }
}
