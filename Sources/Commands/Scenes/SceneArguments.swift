import Files
import FontImpact
import Geometry
import JSONValue
package import Scenes
package import Surface
import Typography

/// What scenes are shown with: the gallery's inputs and the fonts, read from options that several commands share.
package struct SceneArguments: Sendable {
  private static let labels = Option(
    "--labels-file", value: "FILE", help: "takes the gallery's labels from a JSON array of strings")
  private static let badge = Option(
    "--badge", value: "TEXT", help: "is the badge's text; {hidden} stands for the number")
  private static let emptyText = Option(
    "--empty-text", value: "TEXT", help: "is shown where there is no label")
  private static let font = Option(
    "--font", value: "FILE", isRepeatable: true,
    help:
      "draws text with this font, a file or a declared family; further ones are its fallbacks "
      + "(FILE@wght=600 for a variation)")
  private static let fontSize = Option(
    "--font-size", value: "POINTS", help: "is the size of the gallery's text")
  private static let spacing = Option(
    "--spacing", value: "POINTS", help: "is the gap between the gallery's chips")
  private static let chipPadding = Option(
    "--chip-padding", value: "H,V", help: "is the distance from a chip's edge to its text")
  private static let windowPadding = Option(
    "--window-padding", value: "POINTS",
    help: "is the distance from the window to the gallery's content; 0 puts it at the edge")
  private static let source = Option(
    "--source", value: "WxH", help: "are the extents of the diagram's drawing, such as 800x500")
  private static let marker = Option(
    "--marker", value: "X,Y", isRepeatable: true,
    help: "is the place of a marker in shares of the drawing, 0 to 1")

  /// The options, for the tables of commands that show scenes.
  package static let options = [
    labels, badge, emptyText, StringsArgument.option, font, fontSize, spacing, chipPadding,
    windowPadding, source, marker,
  ]

  private let labelsFile: String?
  private let strings: StringsArgument
  private let fontFiles: [String]
  private var given: GalleryInputs

  /// Reads the options; files are opened later, by ``inputs()`` and ``texts()``.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    labelsFile = arguments.string(Self.labels)
    strings = StringsArgument(arguments)
    fontFiles = arguments.strings(Self.font)
    given = GalleryInputs()
    if let badge = arguments.string(Self.badge) { given.badge = badge }
    if let text = arguments.string(Self.emptyText) { given.emptyText = text }
    if let size = try arguments.number(Self.fontSize, in: 0.1...10_000) { given.fontSize = size }
    if let gap = try arguments.number(Self.spacing, in: 0...100_000) { given.spacing = gap }
    if let padding = try arguments.numbers(Self.chipPadding, count: 2, in: 0...100_000) {
      given.chipPadding = Size(width: padding[0], height: padding[1])
    }
    if let padding = try arguments.number(Self.windowPadding, in: 0...100_000) {
      given.windowPadding = padding
    }
    if let source = try arguments.size(Self.source) {
      given.source = Size(width: source.width, height: source.height)
    }
    let markers = try arguments.allNumbers(Self.marker, count: 2, in: 0...1)
    if !markers.isEmpty { given.markers = markers.map { Point(x: $0[0], y: $0[1]) } }
  }

  /// The gallery's inputs, with the labels of the file.
  package func inputs() throws -> GalleryInputs {
    var inputs = given
    inputs.strings = try strings.catalog()
    guard let labelsFile else { return inputs }
    do {
      inputs.labels = try JSONNode(parsing: FileSystem.read(labelsFile)).array()
        .map { node throws(JSONError) in try node.string() }
    } catch let error as JSONError {
      throw CommandFailure("\(labelsFile) is not a list of labels: \(error.message)")
    }
    return inputs
  }

  /// Fonts and texts: the given fonts in order, else the declared ones.
  ///
  /// `first` is a font before all others; `translation` finds texts that a program looks up, by
  /// default in the given catalog, else in the one beside the program.
  @MainActor
  package func texts(
    first: String? = nil, translation: TextResolver.Translation? = nil
  ) throws -> TextResolver {
    let library = try FontLibrary.bundled
    let translation =
      try translation ?? strings.catalog()?.translation ?? ProgramCatalog.translation()
    let files = (first.map { [$0] } ?? []) + fontFiles
    guard !files.isEmpty else {
      return TextResolver(source: .library(library), translation: translation)
    }
    return TextResolver(
      source: .given(try files.map { try FontSelection.instance($0) }), translation: translation)
  }
}
