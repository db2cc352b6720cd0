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
  private static let output = Option(
    "--output", "-o", value: "FILE", help: "is the PNG to write; \"-\" is standard output")
  private static let layout = Option(
    "--layout",
    help: "prints where every view stands instead of a picture, or writes it to the file of -o")
  private static let displayList = Option(
    "--display-list",
    help:
      "prints the drawing commands instead of a picture, or writes them to the file of -o; "
      + "with --json as \"draw\" reads them")

  private static let laws = Option(
    "--laws", help: "checks the laws over time of the last step; broken ones end with status 1")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "render", summary: "Draws one picture of a scene.",
    discussion: """
      SCENE may be left out where there is only one. With --layout the frames are in window \
      coordinates, in points, not rounded; add --json for a tree. A file of -o that ends in .png \
      gets the picture beside what is printed. Status 1 where the scene has a fault, such as a \
      picture that is not there, or a character has no glyph.
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
    if printsLayout && printsDisplayList {
      throw .conflict(
        "--layout and --display-list are two results; leave one out, and run \"render\" twice.")
    }
    try PictureFile.checkStreams(output, of: Self.output, arguments)
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
    var members: [JSON.Member] = []
    if printsLayout || printsDisplayList {
      try write(printsLayout ? layouts(pictures) : displayLists(pictures), in: context)
    }
    if let output, !writesText {
      let list =
        time.instants.isEmpty
        ? pictures[0].displayList
        : FilmStrip.displayList(
          of: zip(time.instants, pictures).map { ($0, $1.displayList) }, texts: texts)
      let file = PictureFile(
        try Renderer().render(list).straight(), scale: size.scale, to: output)
      try file.write(to: context.console)
      members += file.members
    }
    try TransitionFiles(stage: stage, window: variant.size).write(time)
    if time.writesFiles && (output == nil || writesText) {
      let list = pictures[0].displayList
      members += [
        .init("width", .integer(Int(list.widthInPixels))),
        .init("height", .integer(Int(list.heightInPixels))), .init("scale", .number(size.scale)),
      ]
    }
    members += time.members
    let faults = SceneFaults(pictures[pictures.count - 1])
    faults.tell(on: context.console)
    for sentence in pictures[pictures.count - 1].notes {
      context.console.note("note: " + sentence)
    }
    members += [
      .init("missing", .array(faults.missingNames.map { .string($0) })),
      .init("faults", .array(faults.sentences.map { .string($0) })),
    ]
    let status = faults.isEmpty ? ExitStatus.success : .differences
    guard checksLaws else {
      if !printsLayout && !printsDisplayList {
        context.console.print(json: .object([.init("scene", .string(scene.name))] + members))
      }
      return status
    }
    let laws = try MotionLaws(
      of: scene, variant: variant, steps: steps, texts: texts, checksReducedMotion: true)
    return report(laws, members, in: context) ? status : .differences
  }

  /// Whether the file is for the text of the layout or of the drawing commands.
  private var writesText: Bool {
    (printsLayout || printsDisplayList) && output?.hasSuffix(".png") == false
  }

  /// Prints what laws over time are broken; whether none is.
  @MainActor
  private func report(
    _ laws: MotionLaws, _ members: [JSON.Member], in context: CommandContext
  ) -> Bool {
    let breaches = laws.breaches()
    let count = laws.instantCount
    context.console.print(
      json: .object(
        [
          .init("instants", .integer(count)),
          .init(
            "violations",
            .array(
              breaches.map {
                ["law": .string($0.law), "at": .number($0.time), "detail": .string($0.detail)]
              })),
        ] + members))
    for breach in breaches { context.console.print(breach.sentence + ".") }
    if breaches.isEmpty {
      let instants = count == 1 ? "the only instant" : "each of \(count) instants"
      context.console.print("The laws over time hold at \(instants).")
    }
    return breaches.isEmpty
  }

  /// What is printed instead of a picture, as text and as a document.
  private struct Printed {
    let text: String
    let json: JSON
  }

  /// Prints, or writes to the file where one is given.
  private func write(_ printed: Printed, in context: CommandContext) throws {
    let isJSON = context.console.isJSON
    if let output, writesText {
      let text = isJSON ? printed.json.text() + "\n" : printed.text
      try context.console.write(Array(text.utf8), to: output)
    } else if !isJSON {
      context.console.write(printed.text)
    }
    context.console.print(json: printed.json)
  }

  /// The drawing commands of one picture or of each instant, as `draw` reads them.
  private func displayLists(_ pictures: [ScenePicture]) -> Printed {
    let lists = pictures.map(\.displayList)
    return Printed(
      text: lists.map { $0.dump() }.joined(),
      json: time.instants.isEmpty
        ? lists[0].json() : .array(lists.enumerated().map { $1.json(id: "frame-\($0 + 1)") }))
  }

  /// One layout, or for several instants a list with their times.
  private func layouts(_ pictures: [ScenePicture]) -> Printed {
    guard !time.instants.isEmpty else {
      return Printed(
        text: LayoutRecord(pictures[0].layout).text, json: pictures[0].layout.json)
    }
    let frames = zip(time.instants, pictures.map(\.layout))
    return Printed(
      text: frames.map { "at \(JSON.text(of: $0)) s\n" + LayoutRecord($1).text }.joined(),
      json: ["frames": .array(frames.map { ["at": .number($0), "layout": $1.json] })])
  }
}
