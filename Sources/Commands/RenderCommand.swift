import Drawing
import Files
import Geometry
import JSONValue
import PNGCoding
import Pixels
import Rendering
import Scenes
import Snapshots

/// `widthwise render`: one picture of a scene, or what it is made from.
package struct RenderCommand: Command {
  private static let size = Option(
    "--size", value: "WxH[@S]", help: "is the window in points and the display scale")
  private static let output = Option("--output", "-o", value: "FILE", help: "is the PNG to write")
  private static let layout = Option(
    "--layout", help: "prints where every view stands instead of a picture")
  private static let displayList = Option(
    "--display-list", help: "prints the drawing commands instead of a picture")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "render", summary: "Draws one picture of a scene.",
    discussion: """
      SCENE may be left out where there is only one. With --layout the frames are in window \
      coordinates, in points, not rounded; add --json for a tree.
      """,
    operands: [.init("SCENE", .optional, help: "the scene")],
    options: [size, output, layout, displayList] + VariantArguments.options
      + SceneArguments.options)

  private let scene: String?
  private let size: SizeArgument
  private let output: String?
  private let printsLayout: Bool
  private let printsDisplayList: Bool
  private let variant: VariantArguments
  private let inputs: SceneArguments

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    scene = arguments.operands.first
    printsLayout = arguments.has(Self.layout)
    printsDisplayList = arguments.has(Self.displayList)
    output = arguments.string(Self.output)
    variant = try VariantArguments(arguments)
    inputs = try SceneArguments(arguments)
    guard let size = try arguments.size(Self.size) else {
      throw .conflict(
        "\"render\" needs the size of the window; add --size WIDTHxHEIGHT@SCALE, such as --size 680x160@2."
      )
    }
    self.size = size
    if output == nil, !printsLayout, !printsDisplayList {
      throw .conflict(
        "\"render\" needs to know what to make; add -o out.png, --layout or --display-list.")
    }
  }

  /// Lays the scene out, then draws or prints it.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let scene = try context.scene(named: scene, inputs: inputs.inputs())
    let variant = variant.applied(
      to: SceneVariant(
        size: Size(width: size.width, height: size.height), scale: size.scale))
    let picture = try SceneRenderer(texts: inputs.texts()).picture(of: scene, variant: variant)
    if printsLayout {
      context.console.isJSON
        ? context.console.print(json: picture.layout.json)
        : context.console.write(LayoutRecord(picture.layout).text)
    } else if printsDisplayList {
      context.console.write(picture.displayList.dump())
    }
    if let output {
      let pixels = try Renderer().render(picture.displayList).straight()
      try FileSystem.write(PNGEncoder.encode(pixels), to: output)
    }
    return report(picture, in: context)
  }

  /// Says what is wrong with the picture; missing characters fail it unless the scene allows them.
  private func report(_ picture: ScenePicture, in context: CommandContext) -> ExitStatus {
    for sentence in picture.diagnoses { context.console.error(sentence) }
    guard !picture.missing.isEmpty else { return .success }
    let list = picture.missing.map { "U+" + Self.hexadecimal($0.value) }.joined(separator: ", ")
    context.console.error(
      "No font has \(list), which is drawn as a box; add a font that has it with --font.")
    return .differences
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
