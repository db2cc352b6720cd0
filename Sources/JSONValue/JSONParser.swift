extension JSON {
  /// Nesting that the parser follows before it refuses a document.
  package static let maximumDepth = 128

  /// The value that a text holds.
  ///
  /// Accepts RFC 8259 and a byte order mark in front. Refuses what readers disagree on: names
  /// given twice, half surrogates, text that is not UTF-8, numbers beyond a Double.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  /// The value that a text holds.
  package init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }
}

/// A recursive descent over bytes; depth, and with it the stack, is bounded.
private struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var path = JSONPath.root

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONError) -> JSON {
    let result = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw expected("the end of the document") }
    return result
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    skipSpace()
    guard depth <= JSON.maximumDepth else {
      throw expected("at most \(JSON.maximumDepth) levels of nesting")
    }
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): return try number()
    default: throw expected("a value")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var members: [JSON.Member] = []
    var names: Set<String> = []
    let parent = path
    defer { path = parent }
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object([]) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw expected("a name in quotes") }
      let start = position
      let name = try string()
      guard names.insert(name).inserted else {
        position = start
        throw expected("another name, because \"\(name)\" is there already")
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw expected("\":\"") }
      path = .member(parent, name)
      members.append(JSON.Member(name, try value(depth: depth + 1)))
      path = parent
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw expected("\",\" or \"}\"") }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var elements: [JSON] = []
    let parent = path
    defer { path = parent }
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    while true {
      path = .element(parent, elements.count)
      elements.append(try value(depth: depth + 1))
      path = parent
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw expected("\",\" or \"]\"") }
    }
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = position
    var isWhole = true
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if let next = peek, Self.isDigit(next) { throw expected("no digit after a leading 0") }
    } else {
      try digits()
    }
    if take(UInt8(ascii: ".")) {
      isWhole = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, text != "-0", let whole = Int(text) { return .integer(whole) }
    guard let value = Double(text), value.isFinite else {
      position = start
      throw expected("a number that a Double can hold")
    }
    return .number(value)
  }

  private mutating func digits() throws(JSONError) {
    guard let first = peek, Self.isDigit(first) else { throw expected("a digit") }
    while let next = peek, Self.isDigit(next) { position += 1 }
  }

  private mutating func string() throws(JSONError) -> String {
    let opening = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let result = String(validating: text, as: UTF8.self) else {
          position = opening
          throw expected("text in UTF-8")
        }
        return result
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw expected("an escape such as \\n for a control character")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw expected("the closing quote of a string")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    position += 1
    let escaped = peek
    position += 1
    switch escaped {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escaped ?? 0)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: String(try scalar()).utf8)
    default:
      position -= 1
      throw expected("one of \" \\ / b f n r t u after a backslash")
    }
  }

  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let high = try hexDigits()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw expected("both halves of a surrogate pair")
    }
    let low = try hexDigits()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
    else { throw expected("both halves of a surrogate pair") }
    return scalar
  }

  private mutating func hexDigits() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80
      else { throw expected("four hexadecimal digits") }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw expected("a value") }
    position += word.utf8.count
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// The error that something else stands at the position.
  private func expected(_ expectation: String) -> JSONError {
    let here = min(position, bytes.count)
    let before = bytes[..<here]
    let line = before.count { $0 == 0x0A } + 1
    let column = here - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    let found =
      switch here < bytes.count ? bytes[here] : nil {
      case nil: "the end"
      case UInt8(ascii: "\"")?: "a quote"
      case let byte? where (0x21..<0x7F).contains(byte): "\"\(Unicode.Scalar(byte))\""
      case let byte?: "byte \(byte)"
      }
    return .syntax(
      line: line, column: column, path: path, expected: expectation, found: found)
  }
}
