import FontImpact
import Typography

/// Fonts that come with the project, as sides of a change.
enum Selections {
  static func family(
    _ name: String, _ variations: String = "", size: Double = 14, features: String = ""
  ) throws -> FontSelection {
    let font = try FontLibrary.bundled.instance(
      family: name, variations: FontVariation.parse(list: variations))
    return FontSelection(
      name: name, fonts: [font], size: size, features: try FontFeature.parse(list: features))
  }

  /// A file below the folder of fonts.
  static func path(_ file: String) throws -> String {
    try FontLibrary.bundled.directory + "/" + file
  }

  /// The families of the catalogue, each once.
  static func allFamilies() throws -> [String] { try FontLibrary.bundled.families }

  /// The labels of the example, and the badges that it can show.
  static let labels = [
    "Sketch", "Color samples", "Shapes", "Paper textures", "Layout notes", "Preview",
  ]
  static let badges = (1...6).map { "\($0) more" }

  static func impacts(of change: FontChange, on texts: [String]) -> [LabelImpact] {
    let comparison = LabelComparison(change)
    return texts.map { comparison.impact(on: ImpactLabel($0)) }
  }
}
