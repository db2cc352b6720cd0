/// A value together with its place, so that reading it can say where the document is wrong.
package struct JSONNode: Sendable {
  /// The value.
  package let value: JSON
  /// Where it stands.
  package let path: JSONPath

  /// A value at a place, by default the whole document.
  package init(_ value: JSON, path: JSONPath = .root) {
    self.value = value
    self.path = path
  }

  /// The document that a text holds.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    self.init(try JSON(parsing: bytes))
  }

  /// Whether the value is `null`.
  package var isNull: Bool { value == .null }

  /// The text of a string.
  package func string() throws(JSONError) -> String {
    guard case .string(let text) = value else { throw mismatch("a string") }
    return text
  }

  /// The truth of a Boolean.
  package func bool() throws(JSONError) -> Bool {
    guard case .bool(let flag) = value else { throw mismatch("true or false") }
    return flag
  }

  /// The number, always finite.
  package func number() throws(JSONError) -> Double {
    switch value {
    case .integer(let whole): return Double(whole)
    case .number(let number): return number
    default: throw mismatch("a number")
    }
  }

  /// The whole number, also where it is written with a fraction of zero.
  package func integer() throws(JSONError) -> Int {
    switch value {
    case .integer(let whole): return whole
    case .number(let number):
      guard let whole = Int(exactly: number) else { throw mismatch("a whole number") }
      return whole
    default: throw mismatch("a whole number")
    }
  }

  /// The elements of an array, each with its place.
  package func array() throws(JSONError) -> [JSONNode] {
    guard case .array(let elements) = value else { throw mismatch("an array") }
    return elements.enumerated().map { JSONNode($1, path: .element(path, $0)) }
  }

  /// The members of an object in order, each with its place.
  package func members() throws(JSONError) -> [(name: String, node: JSONNode)] {
    guard case .object(let members) = value else { throw mismatch("an object") }
    return members.map { ($0.name, JSONNode($0.value, path: .member(path, $0.name))) }
  }

  /// A member that must be there.
  package func member(_ name: String) throws(JSONError) -> JSONNode {
    guard let node = try optional(name) else { throw .missing(path: path, name: name) }
    return node
  }

  /// A member, nil where the object does not have it.
  package func optional(_ name: String) throws(JSONError) -> JSONNode? {
    guard case .object = value else { throw mismatch("an object") }
    return value[name].map { JSONNode($0, path: .member(path, name)) }
  }

  /// Refuses members other than the given, so that a misspelt name is not overlooked.
  package func allow(only names: [String]) throws(JSONError) {
    for (name, _) in try members() where !names.contains(name) {
      let known = names.map { "\"\($0)\"" }.joined(separator: ", ")
      throw unusable("has a member \"\(name)\" that is not known; known are \(known)")
    }
  }

  /// The error that this value cannot be used, with the reason in words that follow its path.
  package func unusable(_ reason: String) -> JSONError { .unusable(path: path, reason: reason) }

  private func mismatch(_ expected: String) -> JSONError {
    .kind(path: path, expected: expected, found: found(expected))
  }

  private func found(_ expected: String) -> String {
    if case .number(let number) = value, expected == "a whole number" {
      return JSON.text(of: number)
    }
    return value.kind
  }
}
