import Drawing
import Files
import Geometry
import JSONValue
import LayoutEngine
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
    "--display-list",
    help: "prints the drawing commands instead of a picture; with --json as \"draw\" reads them")

  private static let laws = Option(
    "--laws", help: "checks the laws over time of the last step; broken ones end with status 1")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "render", summary: "Draws one picture of a scene.",
    discussion: """
      SCENE may be left out where there is only one. With --layout the frames are in window \
      coordinates, in points, not rounded; add --json for a tree.
      """,
    operands: [.init("SCENE", .optional, help: "the scene")],
    options: [size, output, layout, displayList, laws] + TimeArguments.options
      + VariantArguments.options + SceneArguments.options)

  private let scene: String?
  private let size: SizeArgument
  private let output: String?
  private let printsLayout: Bool
  private let printsDisplayList: Bool
  private let checksLaws: Bool
  private let time: TimeArguments
  private let variant: VariantArguments
  private let inputs: SceneArguments

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    scene = arguments.operands.first
    printsLayout = arguments.has(Self.layout)
    printsDisplayList = arguments.has(Self.displayList)
    checksLaws = arguments.has(Self.laws)
    output = arguments.string(Self.output)
    time = try TimeArguments(arguments)
    variant = try VariantArguments(arguments)
    inputs = try SceneArguments(arguments)
    guard let size = try arguments.size(Self.size) else {
      throw .conflict(
        "\"render\" needs the size of the window; add --size WIDTHxHEIGHT@SCALE, such as --size 680x160@2."
      )
    }
    self.size = size
    if output == nil, !printsLayout, !printsDisplayList, !checksLaws, !time.writesFiles {
      throw .conflict(
        "\"render\" needs to know what to make; add -o out.png, --layout or --display-list.")
    }
    if checksLaws && (printsLayout || printsDisplayList) {
      throw .conflict(
        "--laws prints a result of its own; leave out --layout and --display-list, and run \"render\" twice."
      )
    }
  }

  /// Lays the scene out, then draws or prints it.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let scene = try context.scene(named: scene, inputs: inputs.inputs())
    var variant = variant.applied(
      to: SceneVariant(
        size: Size(width: size.width, height: size.height), scale: size.scale))
    variant.instant = nil
    try SceneError.check(variant)
    let texts = try inputs.texts()
    let stage = try SceneStage(scene, variant: variant, texts: texts)
    let steps = try time.steps()
    for step in steps { try stage.perform(step) }
    let instants: [Double?] = time.instants.isEmpty ? [time.instant] : time.instants
    let pictures = instants.map { stage.picture(in: variant.size, at: $0) }
    if printsLayout {
      printLayouts(pictures.map(\.layout), in: context)
    } else if printsDisplayList {
      printDisplayLists(pictures.map(\.displayList), in: context)
    }
    if let output {
      let list =
        time.instants.isEmpty
        ? pictures[0].displayList
        : FilmStrip.displayList(
          of: zip(time.instants, pictures).map { ($0, $1.displayList) }, texts: texts)
      let pixels = try Renderer().render(list).straight()
      try FileSystem.write(PNGEncoder.encode(pixels), to: output)
    }
    try TransitionFiles(stage: stage, window: variant.size).write(time)
    let status = report(pictures[pictures.count - 1], in: context)
    guard checksLaws else { return status }
    let laws = try MotionLaws(
      of: scene, variant: variant, steps: steps, texts: texts, checksReducedMotion: true)
    return report(laws, in: context) ? status : .differences
  }

  /// Prints what laws over time are broken; whether none is.
  @MainActor
  private func report(_ laws: MotionLaws, in context: CommandContext) -> Bool {
    let breaches = laws.breaches()
    let count = laws.instantCount
    context.console.print(
      json: [
        "instants": .integer(count),
        "violations": .array(
          breaches.map {
            ["law": .string($0.law), "at": .number($0.time), "detail": .string($0.detail)]
          }),
      ])
    for breach in breaches { context.console.print(breach.sentence + ".") }
    if breaches.isEmpty {
      context.console.print("The laws over time hold at each of \(count) instants.")
    }
    return breaches.isEmpty
  }

  /// One layout, or for several instants a list with their times.
  private func printLayouts(_ layouts: [LayoutTree], in context: CommandContext) {
    guard !time.instants.isEmpty else {
      return context.console.isJSON
        ? context.console.print(json: layouts[0].json)
        : context.console.write(LayoutRecord(layouts[0]).text)
    }
    let frames = zip(time.instants, layouts)
    if context.console.isJSON {
      context.console.print(
        json: ["frames": .array(frames.map { ["at": .number($0), "layout": $1.json] })])
    } else {
      for (instant, layout) in frames {
        context.console.write("at \(instant) s\n" + LayoutRecord(layout).text)
      }
    }
  }

  /// One display list, or one for each instant, as text or as a document for `draw`.
  private func printDisplayLists(_ lists: [DisplayList], in context: CommandContext) {
    guard context.console.isJSON else {
      for list in lists { context.console.write(list.dump()) }
      return
    }
    context.console.print(
      json: time.instants.isEmpty
        ? lists[0].json() : .array(lists.enumerated().map { $1.json(id: "frame-\($0 + 1)") }))
  }

  /// Says what is wrong with the picture; missing characters fail it unless the scene allows them.
  private func report(_ picture: ScenePicture, in context: CommandContext) -> ExitStatus {
    for sentence in picture.diagnoses { context.console.error(sentence) }
    for sentence in picture.notes { context.console.note("note: " + sentence) }
    guard !picture.missing.isEmpty else { return .success }
    let list = picture.missing.map { "U+" + Self.hexadecimal($0.value) }.joined(separator: ", ")
    context.console.error(
      "No font has \(list), which is drawn as a box; add a font that has it with --font.")
    return .differences
  }

  /// At least four digits.
  static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
