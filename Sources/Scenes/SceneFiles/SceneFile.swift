package import JSONValue
import Surface

/// A scene written in JSON, for people who write no Swift: views, modifiers, data, state, variants and steps.
///
/// The words are SwiftUI's; `scene.schema.json` beside this file lists them for editors. What a file
/// says wrong is refused when it is read, with its place and what was expected there.
package struct SceneFile: Sendable {
  /// The members of a scene file.
  static let members = [
    "$schema", "name", "summary", "variants", "states", "values", "data", "font",
    "allowsMissingCharacters", "tolerance", "view",
  ]

  /// The scene that the file describes.
  package let scene: SceneDefinition

  /// Reads a scene; `name` is used where the file gives none.
  package init(parsing bytes: [UInt8], name: String) throws(JSONError) {
    try self.init(JSONNode(parsing: bytes), name: name)
  }

  /// Reads a scene; `name` is used where the document gives none.
  package init(_ document: JSONNode, name: String) throws(JSONError) {
    try document.allow(only: SceneFile.members)
    let values = try SceneFile.named(document, "values")
    let data = try SceneFile.named(document, "data")
    for (index, entry) in data.enumerated() where values.contains(where: { $0.name == entry.name })
    {
      let path = JSONPath.member(.member(document.path, "data"), data[index].name)
      throw .unusable(path: path, reason: "is also the name of a value; give one another name")
    }
    let reader = SceneFileReader(names: Set((values + data).map(\.name)))
    let view = try reader.view(document.member("view"))
    let font = try document.optional("font").map { node throws(JSONError) in try reader.font(node) }
    let start = SceneFileValues(values)
    let constants = SceneFileValues(data)
    let states = try StateReader.states(document.optional("states"))
    scene = SceneDefinition(
      name: try document.optional("name")?.string() ?? name,
      summary: try document.optional("summary")?.string() ?? "",
      variants: try VariantReader(states: states.keys.sorted()).variants(
        document.member("variants")),
      states: states,
      tolerance: try SceneFile.tolerance(document.optional("tolerance")),
      allowsMissingCharacters: try document.optional("allowsMissingCharacters")?.bool() ?? false
    ) {
      AnyView(SceneFileRoot(start: start, data: constants, font: font, view: view))
    }
  }

  private static func named(
    _ document: JSONNode, _ member: String
  ) throws(JSONError) -> [(name: String, value: JSON)] {
    guard let node = try document.optional(member) else { return [] }
    var result: [(name: String, value: JSON)] = []
    for (name, value) in try node.members() {
      guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
        throw value.unusable(
          "has a name that is no word; begin with a letter and use letters and digits")
      }
      result.append((name, value.value))
    }
    return result
  }

  private static func tolerance(_ node: JSONNode?) throws(JSONError) -> SceneTolerance? {
    guard let node else { return nil }
    try node.allow(only: ["maxChannelDelta", "maxDiffPixels", "maxDiffRatio", "reason"])
    return SceneTolerance(
      maxChannelDelta: try node.optional("maxChannelDelta")?.integer(),
      maxDiffPixels: try node.optional("maxDiffPixels")?.integer(),
      maxDiffRatio: try node.optional("maxDiffRatio")?.number(),
      reason: try node.member("reason").string())
  }
}

/// The view of a scene file, with its state.
struct SceneFileRoot: View {
  @State private var values: SceneFileValues
  let data: SceneFileValues
  let font: SceneFileFont?
  let view: SceneFileView

  init(
    start: SceneFileValues, data: SceneFileValues, font: SceneFileFont?, view: SceneFileView
  ) {
    _values = State(initialValue: start)
    self.data = data
    self.font = font
    self.view = view
  }

  var body: some View {
    let scope = SceneFileScope(state: $values, names: data)
    view.make(scope).font(font?.make(scope))
  }
}
