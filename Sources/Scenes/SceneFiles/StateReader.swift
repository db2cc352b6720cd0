import JSONValue

/// Reads the named states of a scene file.
enum StateReader {
  /// Reads an object of states, each an array of steps.
  static func states(_ node: JSONNode?) throws(JSONError) -> [String: [Step]] {
    guard let node else { return [:] }
    var states: [String: [Step]] = [:]
    for (name, steps) in try node.members() {
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
        throw steps.unusable("has a name that no file can have; use letters, digits and hyphens")
      }
      states[name] = try StepsFile.steps(steps)
    }
    return states
  }
}
