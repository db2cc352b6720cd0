#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The compiler talks to its plug-ins through standard input and output: eight bytes with the length
// of a message, little end first, then the message in JSON. A preview is an aid of development
// environments, so each expands to nothing; an entry of the environment expands by its declaration.
// The usual library for plug-ins is a package of its own, which this one cannot depend on.

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

/// The answer to a message of the compiler.
func answer(to message: String) -> String {
  if message.prefix(40).contains("getCapability") {
    return #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
  }
  var source = ""
  if message.prefix(40).contains("expandAttachedMacro"),
    let declaration = text(of: "source", after: "\"declSyntax\":", in: message),
    let entry = EntryExpansion(declaration: declaration)
  {
    source = message.contains(#""macroRole":"accessor""#) ? entry.accessors : entry.key
  }
  return #"{"expandMacroResult":{"expandedSource":\#(quoted(source)),"diagnostics":[]}}"#
}

while let header = readBytes(8) {
  let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard (1...longestMessage).contains(length), let message = readBytes(length) else { break }
  reply(answer(to: String(decoding: message, as: UTF8.self)))
}
