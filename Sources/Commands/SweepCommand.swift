import Files
import Geometry
import JSONValue
import LayoutEngine
import Scenes
import Sweeps

/// `widthwise sweep`: what a layout is at every width, where it changes, which laws it breaks.
package struct SweepCommand: Command {
  private static let widths = Option(
    "--widths", value: "FROM...TO", help: "is the range of window widths; 320...1200 unless given")
  private static let heights = Option(
    "--heights", value: "FROM...TO", help: "sweeps heights instead, at the width of --width")
  private static let width = Option(
    "--width", value: "POINTS", help: "is the window's width where heights are swept")
  private static let height = Option(
    "--height", value: "POINTS", help: "is the window's height; the scene's own unless given")
  private static let scale = Option(
    "--scale", value: "S", help: "is the display scale; 1 unless given")
  private static let plot = Option("--plot", value: "FILE", help: "writes a strip chart as SVG")
  private static let step = Option(
    "--step", value: "POINTS",
    help: "lays out at every step as well and compares; never needed, a check of the method")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "sweep", summary: "Proves what a layout is at every width.",
    discussion: """
      Finds the pieces of the range on which the layout is one formula, the exact widths between \
      them, and the laws that are broken with their intervals. Status 1 where a law is broken. \
      The method is exact where all containers are the library's; a program's own Layout and \
      GeometryReader compute with plain numbers and are tried at every pixel.
      """,
    operands: [.init("SCENE", .optional, help: "the scene")],
    options: [widths, heights, width, height, scale, plot, step]
      + VariantArguments.options + SceneArguments.options)

  private let scene: String?
  private let range: ClosedRange<Double>
  private let axis: Axis
  private let cross: Double?
  private let scale: Double
  private let plot: String?
  private let step: Double?
  private let variant: VariantArguments
  private let inputs: SceneArguments

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    scene = arguments.operands.first
    let limits = 0.001...SceneError.largestExtent
    let width = try arguments.number(Self.width, in: limits)
    let height = try arguments.number(Self.height, in: limits)
    if let heights = try arguments.widths(Self.heights) {
      if arguments.has(Self.widths) {
        throw .conflict("--widths and --heights cannot be swept at once; run one after the other.")
      }
      (range, axis, cross) = (heights, .vertical, width)
    } else {
      (range, axis, cross) = (
        try arguments.widths(Self.widths) ?? 320...1200, .horizontal, height
      )
    }
    guard range.lowerBound > 0 else {
      throw .invalidValue(
        option: axis == .horizontal ? Self.widths.name : Self.heights.name,
        value: "\(range.lowerBound)", expected: "above 0; a window has an extent")
    }
    scale = try arguments.number(Self.scale, in: 0.01...16) ?? 1
    plot = arguments.string(Self.plot)
    step = try arguments.number(Self.step, in: 0.001...SceneError.largestExtent)
    variant = try VariantArguments(arguments)
    inputs = try SceneArguments(arguments)
  }

  /// Sweeps the scene, checks the laws and tells both.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let scene = try context.scene(named: scene, inputs: inputs.inputs())
    let renderer = SceneRenderer(texts: try inputs.texts())
    let usual = scene.variants.first?.size ?? Size(width: 680, height: 480)
    let size =
      axis == .horizontal
      ? Size(width: range.lowerBound, height: cross ?? usual.height)
      : Size(width: cross ?? usual.width, height: range.lowerBound)
    let variant = variant.applied(to: SceneVariant(size: size, scale: scale))
    let result = try WidthSweep(range, along: axis).run(scene, variant: variant, with: renderer)
    let violations = try LawCheck().violations(
      in: result, of: scene, variant: variant, with: renderer)
    if let plot {
      try FileSystem.write(
        Array(StripChart(result, violations: violations).svg.utf8), to: plot)
    }
    tell(result, violations, on: context.console)
    if let step { try compare(result, step, scene, variant, renderer, on: context.console) }
    return violations.allSatisfy { $0.allowance != nil } ? .success : .differences
  }

  private func tell(_ result: SweepResult, _ violations: [Violation], on console: Console) {
    let table = SweepTable(result, violations: violations)
    console.print(table.heading)
    console.print(console.styled(table.strip(columns: 76), .cyan))
    for row in table.rows { console.print(row) }
    for (line, violation) in zip(table.laws, violations) {
      console.print(console.styled(line, violation.allowance == nil ? .red : .dim))
    }
    if violations.isEmpty { console.print("No law is broken.") }
    console.print(json: result.json(violations: violations))
  }

  /// Lays the scene out at every step and fails where a piece says something else.
  @MainActor
  private func compare(
    _ result: SweepResult, _ step: Double, _ scene: SceneDefinition, _ variant: SceneVariant,
    _ renderer: SceneRenderer, on console: Console
  ) throws {
    let count = Int(((range.upperBound - range.lowerBound) / step).rounded(.down))
    guard count <= 1_000_000 else {
      throw CommandFailure(
        "--step \(step) makes \(count) layouts; give a step that makes at most 1000000.",
        status: .usage)
    }
    for index in 0...count {
      let extent = range.lowerBound + Double(index) * step
      var variant = variant
      if axis == .horizontal { variant.size.width = extent } else { variant.size.height = extent }
      let plain = try renderer.layout(of: scene, variant: variant)
      guard result.piece(at: extent)?.agrees(with: plain, at: extent) == true else {
        throw CommandFailure(
          "The layout at \(extent) is not the one that its piece says; please report this as a defect."
        )
      }
    }
    console.note("\(count + 1) layouts at steps of \(step) agree with their pieces.")
  }
}
