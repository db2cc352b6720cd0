extension JSON {
  /// How a value is laid out as text.
  package enum Style: Sendable {
    /// Everything on one line, for protocols of one document a line.
    case compact
    /// Two spaces of indentation a level; arrays of plain values stay on one line.
    case indented
  }

  /// The value as JSON text without a final line break; the same value gives the same text.
  ///
  /// A number is the shortest decimal that reads back as the same Double; a whole one has no
  /// fraction.
  package func text(_ style: Style = .indented) -> String {
    var writer = JSONWriter(isIndented: style == .indented)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The text of a number: shortest round trip, without ".0"; "null" where it is not finite.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Appends values to a buffer of UTF-8.
private struct JSONWriter {
  let isIndented: Bool
  var bytes: [UInt8] = []
  private var level = 0

  init(isIndented: Bool) { self.isIndented = isIndented }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .integer(let value): append(String(value))
    case .number(let value): append(JSON.text(of: value))
    case .string(let value): write(quoted: value)
    case .array(let elements): write(array: elements)
    case .object(let members): write(object: members)
    }
  }

  private mutating func write(array elements: [JSON]) {
    let isFlat = elements.allSatisfy { $0.isPlain }
    append("[")
    level += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { append(isFlat && isIndented ? ", " : ",") }
      if !isFlat { breakLine() }
      write(element)
    }
    level -= 1
    if !isFlat { breakLine() }
    append("]")
  }

  private mutating func write(object members: [JSON.Member]) {
    append("{")
    level += 1
    for (index, member) in members.enumerated() {
      if index > 0 { append(",") }
      breakLine()
      write(quoted: member.name)
      append(isIndented ? ": " : ":")
      write(member.value)
    }
    level -= 1
    if !members.isEmpty { breakLine() }
    append("}")
  }

  private mutating func write(quoted text: String) {
    append("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x0A: append("\\n")
      case 0x0D: append("\\r")
      case 0x09: append("\\t")
      case 0..<0x20, 0x7F:
        append("\\u00")
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    append("\"")
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: level * 2))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

extension JSON {
  /// Whether it is neither an array nor an object.
  fileprivate var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
