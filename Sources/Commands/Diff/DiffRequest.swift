import JSONValue

/// One line that the server was sent.
enum DiffRequest {
  /// Two files to compare; the answer carries the id.
  case compare(id: JSON, DiffCommand)
  /// A comparison that is not wanted any more.
  case cancel(id: JSON)

  /// Why a line is no request, and the id that the answer goes to.
  struct Failure: Error {
    let id: JSON
    let message: String
  }

  /// Reads a line such as `{"id": 1, "a": "x.png", "b": "y.png", "profile": "odiff"}`.
  ///
  /// Every other member is an option of the command line by its name, in camel case or with
  /// hyphens: true for one without a value, an array for one that may be repeated. What was given
  /// to the server itself comes first and so is overridden.
  static func parse(_ line: [UInt8], defaults: [String]) throws(Failure) -> DiffRequest {
    let json: JSON
    do { json = try JSON(parsing: line) } catch {
      throw Failure(id: .null, message: error.message)
    }
    let id = json["id"] ?? .null
    guard case .object(let members) = json else {
      throw Failure(id: id, message: "A request is an object with \"id\", \"a\" and \"b\".")
    }
    if let cancelled = json["cancel"] { return .cancel(id: cancelled) }
    guard let first = json["a"]?.text, let second = json["b"]?.text else {
      throw Failure(id: id, message: "A request names two files as \"a\" and \"b\".")
    }
    var words = defaults
    for member in members where !["id", "a", "b"].contains(member.name) {
      guard let option = arguments(for: member) else {
        throw Failure(id: id, message: "\"\(member.name)\" has a value that no option takes.")
      }
      words += option
    }
    do {
      let arguments = try Arguments(parsing: words + ["--", first, second], by: DiffTable.table)
      return .compare(id: id, try DiffCommand(arguments))
    } catch {
      throw Failure(id: id, message: error.message)
    }
  }

  private static func arguments(for member: JSON.Member) -> [String]? {
    let name = "--" + hyphenated(member.name)
    switch member.value {
    case .bool(true): return [name]
    case .bool(false), .null: return []
    case .array(let elements):
      // One area or colour is an array of numbers, several areas are an array of those.
      if let numbers = joined(elements) { return [name + "=" + numbers] }
      var result: [String] = []
      for element in elements {
        guard case .array(let parts) = element, let numbers = joined(parts) else { return nil }
        result.append(name + "=" + numbers)
      }
      return result
    case .object: return nil
    case .string(let text): return [name + "=" + text]
    case .integer, .number: return [name + "=" + member.value.text(.compact)]
    }
  }

  private static func joined(_ elements: [JSON]) -> String? {
    var texts: [String] = []
    for element in elements {
      switch element {
      case .integer, .number: texts.append(element.text(.compact))
      case .string(let text): texts.append(text)
      default: return nil
      }
    }
    return texts.joined(separator: ",")
  }

  private static func hyphenated(_ name: String) -> String {
    name.reduce(into: "") { result, letter in
      result += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}

extension JSON {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
