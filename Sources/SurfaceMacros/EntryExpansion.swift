/// What `@Entry` adds to a variable of the environment: a key beside it and the accessors that use it.
struct EntryExpansion {
  /// Name of the variable.
  let name: String
  /// Its type as written; empty where the start says it.
  let type: String
  /// Its start as written; `nil` where an optional variable has none.
  let start: String

  /// Reads a declaration such as `@Entry var spacing: Double = 8`; nil where it is none.
  init?(declaration: String) {
    let characters = Array(declaration)
    guard let keyword = EntryExpansion.place(of: "var", in: characters) else { return nil }
    let head = characters[(keyword + 3)...].drop(while: \.isWhitespace)
    let named = head.prefix { !":= \n\t".contains($0) }
    let rest = head.dropFirst(named.count)
    let typed = rest.prefix { $0 != "=" }
    name = String(named)
    let colon = typed.firstIndex(of: ":")
    type = EntryExpansion.trimmed(colon.map { typed[($0 + 1)...] } ?? [])
    let written = EntryExpansion.trimmed(rest.dropFirst(typed.count + 1))
    start = written.isEmpty ? "nil" : written
    if name.isEmpty { return nil }
  }

  /// The key, private to the file.
  var key: String {
    let value =
      type.isEmpty
      ? "static let defaultValue = \(start)"
      : "typealias Value = \(type)\n  static var defaultValue: Value { \(start) }"
    return "private struct __Key_\(name): EnvironmentKey {\n  \(value)\n}"
  }

  /// The accessors that take the place of the stored value.
  var accessors: String {
    "{\n  get { self[__Key_\(name).self] }\n  set { self[__Key_\(name).self] = newValue }\n}"
  }

  /// The first place where a word stands alone.
  private static func place(of word: String, in characters: [Character]) -> Int? {
    let word = Array(word)
    func isLetter(_ index: Int) -> Bool {
      characters.indices.contains(index) && (characters[index].isLetter || characters[index] == "_")
    }
    return characters.indices.first { index in
      characters[index...].starts(with: word) && !isLetter(index - 1)
        && !isLetter(index + word.count)
    }
  }

  private static func trimmed(_ characters: ArraySlice<Character>) -> String {
    var rest = characters.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

/// The text after a key of a message, as far as the plug-in reads messages.
func text(of key: String, after place: String, in message: String) -> String? {
  guard let start = message.firstRange(of: place) else { return nil }
  guard let found = message[start.upperBound...].firstRange(of: "\"\(key)\":\"") else { return nil }
  var result = ""
  var rest = message[found.upperBound...]
  while let character = rest.popFirst(), character != "\"" {
    guard character == "\\" else {
      result.append(character)
      continue
    }
    switch rest.popFirst() {
    case "n"?: result.append("\n")
    case "t"?: result.append("\t")
    case "r"?: result.append("\r")
    case "u"?:
      let digits = rest.prefix(4)
      rest = rest.dropFirst(4)
      if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
        result.unicodeScalars.append(scalar)
      }
    case let other?: result.append(other)
    case nil: return result
    }
  }
  return result
}

/// A text as JSON writes it.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case _ where scalar.value < 0x20: result += " "
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
