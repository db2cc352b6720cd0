package import JSONValue

/// What the sweep of one unit found, or why it could not be made.
package struct SweepOutcome: Hashable, Sendable {
  /// The unit's name.
  package var name: String
  /// The line of the result file, a JSON object.
  package var json: JSON

  /// The outcome of a sweep.
  package init(_ unit: SweepUnit, _ result: SweepResult, _ violations: [Violation]) {
    self.init(unit, members: Self.members(of: result.json(violations: violations)))
  }

  /// The outcome of a unit that could not be swept.
  package init(_ unit: SweepUnit, failure: String) {
    self.init(unit, members: [.init("error", .string(failure))])
  }

  private init(_ unit: SweepUnit, members: [JSON.Member]) {
    name = unit.name
    let head: JSON = .members([
      "unit": .string(unit.name), "scene": .string(unit.scene), "font": .string(unit.font),
      "fontDigest": .string(unit.fontDigest), "language": .string(unit.language),
      "textSize": .string(unit.textSize),
    ])
    json = .object(Self.members(of: head) + members.filter { $0.name != "scene" })
  }

  /// The outcome that a line of a result file holds.
  package init(line: String) throws(JSONError) {
    let node = try JSONNode(parsing: Array(line.utf8))
    name = try node.member("unit").string()
    json = node.value
  }

  private static func members(of json: JSON) -> [JSON.Member] {
    if case .object(let members) = json { members } else { [] }
  }

  /// The outcome as one line.
  package var line: String { json.text(.compact) + "\n" }

  /// What outcomes are ordered by: scene, font, language, text size, then the name.
  package var order: [String] {
    ["scene", "font", "language", "textSize", "unit"].map { name in
      if case .string(let text)? = json[name] { text } else { "" }
    }
  }

  /// Names of the laws that are broken and may not be, each once, or why the unit was not swept.
  package var faults: [String] {
    if case .string(let reason)? = json["error"] { return [reason] }
    guard case .array(let violations)? = json["violations"] else { return [] }
    var names: [String] = []
    for violation in violations {
      if case .string(let law)? = violation["law"], !names.contains(law) { names.append(law) }
    }
    return names
  }

  /// Whether a law is broken that may not be, or the unit could not be swept.
  package var isFailure: Bool {
    if json["error"] != nil { return true }
    if case .array(let violations)? = json["violations"] { return !violations.isEmpty }
    return false
  }
}
