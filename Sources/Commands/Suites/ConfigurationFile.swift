import Files
import JSONValue
import Scenes

/// What a project sets in `widthwise.json`: the tolerances of its scenes, each with its reason.
///
/// ```json
/// {"tolerances": {"diagram": {"maxDiffPixels": 12, "reason": "the map's tiles are scanned"}}}
/// ```
struct ConfigurationFile {
  /// The option that names another file.
  static let option = Option(
    "--config", value: "FILE", help: "the project's settings; widthwise.json where it is there")

  private let path: String
  private let isNamed: Bool

  /// The file of parsed arguments.
  init(_ arguments: Arguments) {
    isNamed = arguments.has(Self.option)
    path = arguments.string(Self.option) ?? "widthwise.json"
  }

  /// The scenes with the tolerances of the file.
  func applied(to scenes: [SceneDefinition]) throws -> [SceneDefinition] {
    guard isNamed || FileSystem.kind(of: path) != nil else { return scenes }
    var scenes = scenes
    do {
      let root = try JSONNode(parsing: try FileSystem.read(path, limit: 1 << 24))
      try root.allow(only: ["tolerances"])
      for (name, node) in try root.optional("tolerances")?.members() ?? [] {
        guard let index = scenes.firstIndex(where: { $0.name == name }) else {
          throw node.unusable("is for a scene that is not there")
        }
        scenes[index].tolerance = try Self.tolerance(node)
      }
    } catch let error as JSONError {
      throw CommandFailure("\"\(path)\" cannot be used: \(error.message).", status: .usage)
    }
    return scenes
  }

  private static func tolerance(_ node: JSONNode) throws(JSONError) -> SceneTolerance {
    try node.allow(only: ["maxChannelDelta", "maxDiffPixels", "maxDiffRatio", "reason"])
    let reason = try node.member("reason")
    guard try !reason.string().isEmpty else { throw reason.unusable("must not be empty") }
    let tolerance = SceneTolerance(
      maxChannelDelta: try node.optional("maxChannelDelta")?.integer(),
      maxDiffPixels: try node.optional("maxDiffPixels")?.integer(),
      maxDiffRatio: try node.optional("maxDiffRatio")?.number(), reason: try reason.string())
    let isPositive =
      tolerance.maxChannelDelta ?? 0 >= 0 && tolerance.maxDiffPixels ?? 0 >= 0
      && (0...1).contains(tolerance.maxDiffRatio ?? 0)
    guard isPositive else {
      throw node.unusable("has a limit that is negative, or a ratio above 1")
    }
    return tolerance
  }
}
