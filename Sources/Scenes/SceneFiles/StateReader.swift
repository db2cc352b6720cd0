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
      states[name] = try list(steps)
    }
    return states
  }

  private static func list(_ node: JSONNode) throws(JSONError) -> [Step] {
    var steps: [Step] = []
    for element in try node.array() { steps.append(try step(element)) }
    return steps
  }

  private static func step(_ node: JSONNode) throws(JSONError) -> Step {
    let members = try node.members()
    let names = members.map(\.name)
    if names.contains("fill") {
      try node.allow(only: ["fill", "with"])
      return .fill(try node.member("fill").string(), with: try node.member("with").string())
    }
    if names.contains("toggle") {
      try node.allow(only: ["toggle", "to"])
      let to = try node.member("to")
      let isOn = try SceneFileReader(names: []).word(to, ["on": true, "off": false]) ?? true
      return .toggle(try node.member("toggle").string(), on: isOn)
    }
    if names.contains("tap") {
      try node.allow(only: ["tap"])
      return .tap(try node.member("tap").string())
    }
    if names.contains("wait") {
      try node.allow(only: ["wait"])
      let wait = try node.member("wait")
      let seconds = try wait.number()
      guard (0...3600).contains(seconds) else {
        throw wait.unusable("is \(seconds); give seconds from 0 to 3600")
      }
      return .wait(seconds)
    }
    throw node.unusable("is no step: give fill, toggle, tap or wait")
  }
}
