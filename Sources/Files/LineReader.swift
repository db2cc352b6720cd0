#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads lines from standard input as they arrive, for protocols of one message a line.
package struct LineReader: ~Copyable {
  /// One step of reading.
  package enum Line: Hashable, Sendable {
    /// A line without its end.
    case line([UInt8])
    /// A line beyond the limit, skipped.
    case tooLong
  }

  private let limit: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private var isSkipping = false
  private var isAtEnd = false

  /// A reader that takes lines of up to so many bytes.
  package init(limit: Int) { self.limit = limit }

  /// The next line; nil at the end.
  ///
  /// A last line without an end counts.
  package mutating func next() -> Line? {
    while true {
      if let end = buffer[position...].firstIndex(of: 0x0A) {
        let line = Array(buffer[position..<end])
        position = end + 1
        if isSkipping {
          isSkipping = false
          return .tooLong
        }
        return .line(line)
      }
      buffer.removeFirst(position)
      position = 0
      if buffer.count > limit {
        isSkipping = true
        buffer.removeAll(keepingCapacity: true)
      }
      if isAtEnd { return last() }
      fill()
    }
  }

  private mutating func last() -> Line? {
    defer { (buffer, isSkipping) = ([], false) }
    if isSkipping { return .tooLong }
    return buffer.isEmpty ? nil : .line(buffer)
  }

  private mutating func fill() {
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 65536) { bytes, initialized in
      repeat {
        count = FileSystem.systemRead(0, bytes.baseAddress, 65536)
      } while count < 0 && errno == EINTR
      initialized = max(count, 0)
    }
    if count <= 0 { isAtEnd = true }
    buffer += chunk
  }
}
