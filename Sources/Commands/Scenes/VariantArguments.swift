package import Scenes
import Surface

/// The circumstances that a scene is shown in, read from options that several commands share.
package struct VariantArguments: Sendable {
  private static let scheme = Option(
    "--scheme", choices: ["light", "dark"], help: "is the palette")
  private static let locale = Option(
    "--locale", value: "NAME", help: "is the language and region, such as de or ar_EG")
  private static let direction = Option(
    "--direction", choices: ["ltr", "rtl"], help: "is the direction of lines")
  private static let textSize = Option(
    "--text-size", choices: DynamicTypeSize.allCases.map { "\($0)" },
    help: "is the reader's preferred text size")
  private static let reduceMotion = Option(
    "--reduce-motion", help: "shows the scene to a reader who asked for less motion")
  private static let state = Option(
    "--state", value: "NAME", help: "brings the scene into one of its named states first")

  /// The options, for the tables of commands that show scenes.
  package static let options = [scheme, locale, direction, textSize, reduceMotion, state]

  private let arguments: Arguments

  /// Reads the options; they are checked by the table.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    self.arguments = arguments
    _ = try arguments.language(Self.locale)
  }

  /// The language that was asked for; nil where none was.
  package var language: String? { arguments.string(Self.locale) }

  /// The variant with the given options applied.
  package func applied(to variant: SceneVariant) -> SceneVariant {
    var variant = variant
    if let scheme = arguments.string(Self.scheme).flatMap(ColorScheme.init) {
      variant.colorScheme = scheme
    }
    if let locale = arguments.string(Self.locale) { variant.locale = locale }
    if let direction = arguments.string(Self.direction) {
      variant.direction = direction == "rtl" ? .rightToLeft : .leftToRight
    }
    if let name = arguments.string(Self.textSize),
      let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name })
    {
      variant.textSize = size
    }
    if arguments.has(Self.reduceMotion) { variant.reducesMotion = true }
    if let state = arguments.string(Self.state) { variant.state = state }
    return variant
  }
}
