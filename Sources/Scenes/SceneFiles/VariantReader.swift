import Geometry
import JSONValue
import Surface

/// Reads the variants of a scene file.
struct VariantReader {
  /// Names of the scene's states.
  let states: [String]

  private static let members = [
    "size", "colorScheme", "locale", "direction", "textSize", "reduceMotion", "state", "at",
  ]

  func variants(_ node: JSONNode) throws(JSONError) -> [SceneVariant] {
    var variants: [SceneVariant] = []
    for element in try node.array() {
      let variant = try variant(element)
      if variants.contains(where: { $0.name == variant.name }) {
        throw element.unusable("is the variant \(variant.name) for the second time; leave it out")
      }
      variants.append(variant)
    }
    guard !variants.isEmpty else { throw node.unusable("has no element; give at least a size") }
    return variants
  }

  /// Reads a size such as `680x160@2`, or an object with a size and other circumstances.
  private func variant(_ node: JSONNode) throws(JSONError) -> SceneVariant {
    if case .string = node.value { return try sized(node) }
    try node.allow(only: VariantReader.members)
    var variant = try sized(node.member("size"))
    let reader = SceneFileReader(names: [])
    variant.colorScheme =
      try reader.word(node.optional("colorScheme"), ["light": .light, "dark": .dark]) ?? .light
    variant.locale = try node.optional("locale")?.string()
    variant.direction = try reader.word(
      node.optional("direction"),
      ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
    if let size = try node.optional("textSize") {
      let name = try size.string()
      guard let found = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
        let known = DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
        throw size.unusable("is \"\(name)\"; use one of \(known)")
      }
      variant.textSize = found
    }
    variant.reducesMotion = try node.optional("reduceMotion")?.bool() ?? false
    variant.instant = try node.optional("at")?.number()
    if let state = try node.optional("state") {
      let name = try state.string()
      guard states.contains(name) else {
        throw state.unusable(
          "is \"\(name)\"; "
            + (states.isEmpty
              ? "the scene has no states" : "use one of \(states.joined(separator: ", "))"))
      }
      variant.state = name
    }
    return variant
  }

  private func sized(_ node: JSONNode) throws(JSONError) -> SceneVariant {
    let text = try node.string()
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let extents = (parts.first ?? "").split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count <= 2, extents.count == 2, let width = Double(extents[0]),
      let height = Double(extents[1]), let scale = parts.count == 2 ? Double(parts[1]) : 1
    else {
      throw node.unusable("is \"\(text)\"; write a size as WIDTHxHEIGHT or WIDTHxHEIGHT@SCALE")
    }
    let variant = SceneVariant(size: Size(width: width, height: height), scale: scale)
    do throws(SceneError) { try SceneError.check(variant) } catch {
      throw node.unusable("cannot be used: \(error.message)")
    }
    return variant
  }
}
