#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The compiler talks to its plug-ins through standard input and output: eight bytes with the length
// of a message, little end first, then the message in JSON. A preview is an aid of development
// environments, so each expands to nothing, and what the compiler says of it need not be read. The
// usual library for plug-ins is a package of its own, which this one cannot depend on.

/// Reads so many bytes; nil where the compiler has closed the channel.
func readBytes(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var filled = 0
  while filled < count {
    let got = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { read(0, $0 + filled, count - filled) } ?? 0
    }
    guard got > 0 else { return nil }
    filled += got
  }
  return bytes
}

/// Writes a message after its length.
func reply(_ text: String) {
  let body = Array(text.utf8)
  let length = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
  let bytes = length + body
  var sent = 0
  while sent < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map { write(1, $0 + sent, bytes.count - sent) } ?? 0
    }
    guard count > 0 else { return }
    sent += count
  }
}

/// Longest message that is taken, in bytes.
let longestMessage = 1 << 30

while let header = readBytes(8) {
  let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard (1...longestMessage).contains(length), let message = readBytes(length) else { break }
  let start = String(decoding: message.prefix(40), as: UTF8.self)
  reply(
    start.contains("getCapability")
      ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
      : #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
}
