package import JSONValue

/// What a person does with a program, read from JSON.
///
/// `{"steps": [{"fill": LABEL, "with": TEXT}, {"toggle": LABEL, "to": "on"}, {"tap": LABEL},
/// {"wait": SECONDS}]}`; the list may stand alone.
package struct StepsFile: Sendable {
  /// Longest wait, in seconds.
  package static let longestWait = 86_400.0

  /// The steps, in order.
  package let steps: [Step]

  /// Reads a document.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    let document = try JSONNode(parsing: bytes)
    let list: JSONNode
    if case .array = document.value {
      list = document
    } else {
      try document.allow(only: ["steps"])
      list = try document.member("steps")
    }
    steps = try StepsFile.steps(list)
  }

  /// The steps of an array.
  static func steps(_ list: JSONNode) throws(JSONError) -> [Step] {
    try list.array().map { node throws(JSONError) in try step(node) }
  }

  private static let kinds = ["fill", "toggle", "tap", "wait"]

  private static func step(_ node: JSONNode) throws(JSONError) -> Step {
    let names = try node.members().map(\.name)
    let found = names.filter { kinds.contains($0) }
    guard let kind = found.first, found.count == 1 else {
      throw node.unusable(
        found.isEmpty
          ? "is no step: it needs one of \"fill\", \"toggle\", \"tap\" and \"wait\""
          : "holds several steps: give \(found.map { "\"\($0)\"" }.joined(separator: " and ")) one each"
      )
    }
    switch kind {
    case "fill":
      try node.allow(only: ["fill", "with"])
      return .fill(try label(node, kind), with: try node.member("with").string())
    case "toggle":
      try node.allow(only: ["toggle", "to"])
      return .toggle(try label(node, kind), on: try isOn(node.member("to")))
    case "tap":
      try node.allow(only: ["tap"])
      return .tap(try label(node, kind))
    default:
      try node.allow(only: ["wait"])
      return .wait(try seconds(node.member("wait")))
    }
  }

  private static func label(_ node: JSONNode, _ kind: String) throws(JSONError) -> String {
    let member = try node.member(kind)
    let label = try member.string()
    guard !label.isEmpty else {
      throw member.unusable("is empty: give the control's label as a person reads it")
    }
    return label
  }

  private static func isOn(_ node: JSONNode) throws(JSONError) -> Bool {
    switch node.value {
    case .bool(let isOn): return isOn
    case .string("on"): return true
    case .string("off"): return false
    default: throw node.unusable("must be \"on\" or \"off\"")
    }
  }

  private static func seconds(_ node: JSONNode) throws(JSONError) -> Double {
    let seconds = try node.number()
    guard (0...longestWait).contains(seconds) else {
      throw node.unusable("must be from 0 to \(Int(longestWait)) seconds")
    }
    return seconds
  }
}
