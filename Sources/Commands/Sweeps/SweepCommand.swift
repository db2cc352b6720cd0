import Files
import Geometry
import JSONValue
import LayoutEngine
import Localization
import PNGCoding
import Pixels
import Rendering
import Scenes
import Surface
import Sweeps
import Typography

/// `widthwise sweep`: what a layout is at every width, where it changes, which laws it breaks.
package struct SweepCommand: Command {
  private static let widths = Option(
    "--widths", value: "FROM...TO",
    help: "is the range of window widths; 320...1200 unless given, or from the window's least width"
  )
  private static let heights = Option(
    "--heights", value: "FROM...TO",
    help: "sweeps heights, at the width of --width; with --widths both, as bands of heights")
  private static let width = Option(
    "--width", value: "POINTS", help: "is the window's width where heights are swept")
  private static let height = Option(
    "--height", value: "POINTS", help: "is the window's height; the scene's own unless given")
  private static let scale = Option(
    "--scale", value: "S", help: "is the display scale; 1 unless given")
  private static let plot = Option("--plot", value: "FILE", help: "writes a strip chart as SVG")
  private static let sheet = Option(
    "--sheet", value: "FILE", help: "writes one PNG with a picture of every piece")
  private static let record = Option(
    "--record", help: "keeps the table of pieces and a picture of each beside the baselines")
  private static let compare = Option(
    "--compare", help: "compares with what was recorded; status 1 where something changed")
  private static let baselines = Option(
    "--baselines", value: "DIR", help: "is the directory of baselines; Baselines unless given")
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
      GeometryReader compute with plain numbers and are tried at every pixel. Laws: \
      \(LayoutLaw.standard.map(\.name).joined(separator: ", ")), visible-never-falls, \
      markers-on-details, layout-contract, text-contrast; a view is allowed to break one by \
      .mayBreak("law", because: "reason").
      """,
    operands: [.init("SCENE", .optional, help: "the scene")],
    options: [
      widths, heights, width, height, scale, plot, sheet, record, compare, baselines, step,
      SuiteOptions.force,
    ] + VariantArguments.options + SceneArguments.options)

  private let scene: String?
  private let range: ClosedRange<Double>
  /// Whether no range was given, so that each scene has its usual one.
  private let isUsualRange: Bool
  private let axis: LayoutEngine.Axis
  private let cross: Double?
  private let plane: ClosedRange<Double>?
  private let scale: Double
  private let plot: String?
  private let sheet: String?
  private let step: Double?
  private let records: Bool
  private let compares: Bool
  private let isForced: Bool
  private let baselines: String
  private let strings: StringsArgument
  private let variant: VariantArguments
  private let inputs: SceneArguments

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    scene = arguments.operands.first
    let limits = 0.001...SceneError.largestExtent
    let width = try arguments.number(Self.width, in: limits)
    let height = try arguments.number(Self.height, in: limits)
    let widths = try arguments.widths(Self.widths)
    let heights = try arguments.widths(Self.heights)
    plane = widths != nil ? heights : nil
    if let heights, widths == nil {
      (range, axis, cross) = (heights, .vertical, width)
    } else {
      (range, axis, cross) = (widths ?? 320...1200, .horizontal, height)
    }
    isUsualRange = widths == nil && heights == nil
    guard range.lowerBound > 0 else {
      throw .invalidValue(
        option: axis == .horizontal ? Self.widths.name : Self.heights.name,
        value: StripChart.number(range.lowerBound), expected: "above 0; a window has an extent")
    }
    scale = try arguments.number(Self.scale, in: 0.01...16) ?? 1
    plot = arguments.string(Self.plot)
    sheet = arguments.string(Self.sheet)
    records = arguments.has(Self.record)
    compares = arguments.has(Self.compare)
    isForced = arguments.has(SuiteOptions.force)
    baselines = arguments.string(Self.baselines) ?? "Baselines"
    if records && compares {
      throw .conflict(
        "--compare would find what --record has just written; run \"sweep\" with --compare first, then with --record."
      )
    }
    strings = StringsArgument(arguments)
    step = try arguments.number(Self.step, in: 0.001...SceneError.largestExtent)
    variant = try VariantArguments(arguments)
    inputs = try SceneArguments(arguments)
  }

  /// Sweeps the scene, in each language where a catalog is given, checks the laws and tells both.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    if records { try SuiteOptions.checkMayChange(isForced: isForced) }
    let given = try inputs.inputs()
    guard let catalog = try strings.catalog() else {
      let scene = try context.scene(named: scene, inputs: given)
      if let plane {
        let found = try sweep(
          plane, scene, texts: inputs.texts(), locale: nil, on: context.console)
        context.console.print(json: .object(found.members))
        return found.status
      }
      let study = try study(scene, texts: inputs.texts(), locale: nil, suffix: "")
      try tell(study, on: context.console)
      context.console.print(json: study.json)
      return study.status
    }
    var status = ExitStatus.success
    var documents: [JSON] = []
    for language in try catalog.languages(chosen: variant.language.map { [$0] } ?? []) {
      let mapped = given.translated(by: catalog, into: language)
      let scene = try context.scene(named: scene, inputs: mapped)
      let texts = try inputs.texts(translation: catalog.translation)
      context.console.print(context.console.styled(language, .bold))
      if let plane {
        let found = try sweep(
          plane, scene, texts: texts, locale: language, on: context.console)
        documents.append(.object([.init("language", .string(language))] + found.members))
        if found.status != .success { status = found.status }
        continue
      }
      let study = try study(scene, texts: texts, locale: language, suffix: "-\(language)")
      try tell(study, on: context.console)
      documents.append(.object([.init("language", .string(language))] + study.members))
      if study.status != .success { status = study.status }
    }
    context.console.print(json: ["languages": .array(documents)])
    return status
  }

  /// A sweep with everything that was found about it.
  private struct Study {
    let result: SweepResult
    let violations: [Violation]
    let changes: [SweepChange]?
    let isUnknown: Bool
    let faults: SceneFaults
    /// Where the sweep was kept.
    var recorded: String?

    var status: ExitStatus {
      if !faults.isEmpty { return .differences }
      if !violations.allSatisfy({ $0.allowance != nil }) || changes?.isEmpty == false {
        return .differences
      }
      return isUnknown ? .missingBaseline : .success
    }

    var members: [JSON.Member] {
      guard case .object(var members) = result.json(violations: violations) else { return [] }
      if let changes { members.append(.init("changes", .array(changes.map(\.json)))) }
      if let recorded { members.append(.init("recorded", .string(recorded))) }
      return members + faults.members
    }

    var json: JSON { .object(members) }
  }

  @MainActor
  private func study(
    _ scene: SceneDefinition, texts: TextResolver, locale: String?, suffix: String
  ) throws -> Study {
    let renderer = SceneRenderer(texts: texts)
    let range = isUsualRange ? try WidthSweep.usualRange(of: scene, texts: texts) : self.range
    let usual = scene.variants.first?.size ?? Size(width: 680, height: 480)
    let size =
      axis == .horizontal
      ? Size(width: range.lowerBound, height: cross ?? usual.height)
      : Size(width: cross ?? usual.width, height: range.lowerBound)
    var variant = SceneVariant(size: size, scale: scale)
    if let locale { variant.locale = locale }
    variant = self.variant.applied(to: variant)
    let result = try WidthSweep(range, along: axis).run(scene, variant: variant, with: renderer)
    let violations = try LawCheck().violations(
      in: result, of: scene, variant: variant, with: renderer)
    if let plot {
      try FileSystem.write(
        Array(StripChart(result, violations: violations).svg.utf8), to: Self.path(plot, suffix))
    }
    if let step { try compare(result, step, scene, variant, renderer) }
    let baseline = SweepBaseline(
      in: baselines, of: result, variant: variant,
      stage: try renderer.stage(of: scene, variant: variant))
    if let sheet { try draw(baseline, to: Self.path(sheet, suffix)) }
    let changes = try changes(baseline)
    var study = Study(
      result: result, violations: violations, changes: changes.found,
      isUnknown: changes.isUnknown, faults: try SceneFaults(scene, variant, renderer))
    if records { study.recorded = baseline.path }
    return study
  }

  /// Sweeps widths and heights, and tells the bands and the broken laws.
  @MainActor
  private func sweep(
    _ heights: ClosedRange<Double>, _ scene: SceneDefinition, texts: TextResolver,
    locale: String?, on console: Console
  ) throws -> (status: ExitStatus, members: [JSON.Member]) {
    let renderer = SceneRenderer(texts: texts)
    var variant = SceneVariant(
      size: Size(width: range.lowerBound, height: max(heights.lowerBound, 1e-3)), scale: scale)
    if let locale { variant.locale = locale }
    variant = self.variant.applied(to: variant)
    let result = try PlaneSweep(widths: range, heights: heights).run(
      scene, variant: variant, with: renderer)
    let faults = try SceneFaults(scene, variant, renderer)
    let violations = result.violations
    console.print(result.heading)
    for band in result.bands {
      let heights = "\(StripChart.number(band.from))…\(StripChart.number(band.to))"
      console.print(console.styled("heights \(heights)", .bold))
      for (low, high) in zip(band.low.pieces, band.high.pieces) {
        let (left, right) = (StripChart.number(low.from), StripChart.number(high.from))
        console.print(
          "  from \(left == right ? left : "\(left) to \(right)"): \(low.facts.words)")
      }
    }
    for violation in violations {
      console.print(
        console.styled(violation.line, violation.allowance == nil ? .red : .dim))
    }
    if violations.isEmpty && faults.isEmpty { console.print("No law is broken.") }
    faults.tell(on: console)
    let isKept = violations.allSatisfy { $0.allowance != nil }
    guard case .object(let members) = result.json else { return (.failure, []) }
    return (isKept && faults.isEmpty ? .success : .differences, members + faults.members)
  }

  /// Keeps what is there now, or compares it with what is kept.
  @MainActor
  private func changes(
    _ baseline: SweepBaseline
  ) throws -> (found: [SweepChange]?, isUnknown: Bool) {
    guard records || compares else { return (nil, false) }
    let earlier = try baseline.stored()
    let current = try baseline.current(beside: earlier)
    if records { try baseline.write(current, over: earlier) }
    guard compares else { return (nil, false) }
    return (earlier.map { SweepChange.between($0, current) } ?? [], earlier == nil)
  }

  /// A path with a language's name before its ending.
  private static func path(_ path: String, _ suffix: String) -> String {
    guard !suffix.isEmpty, let dot = path.lastIndex(of: ".") else { return path + suffix }
    return String(path[..<dot]) + suffix + String(path[dot...])
  }

  @MainActor
  private func draw(_ baseline: SweepBaseline, to path: String) throws {
    var entries: [ContactSheet.Entry] = []
    for piece in baseline.result.pieces {
      let middle = ((piece.from + piece.to) / 2 * scale).rounded() / scale
      let extent = middle >= piece.from && middle <= piece.to ? middle : piece.from
      let range = "\(StripChart.number(piece.from))…\(StripChart.number(piece.to))"
      entries.append(
        ContactSheet.Entry(
          caption: "\(range): \(piece.facts.words)",
          picture: try baseline.picture(at: extent).straight()))
    }
    let font = try FontLibrary.bundled.instance(family: "Inter")
    let sheet = ContactSheet(entries, scale: scale, style: TextStyle(fonts: [font], size: 11))
    let picture = try Renderer().render(sheet.displayList)
    try FileSystem.write(PNGEncoder.encode(picture.straight()), to: path)
  }

  private func tell(_ study: Study, on console: Console) throws {
    let table = SweepTable(study.result, violations: study.violations)
    console.print(table.heading)
    console.print(console.styled(table.strip(columns: 76), .cyan))
    for row in table.rows { console.print(row) }
    for (line, violation) in zip(table.laws, study.violations) {
      console.print(console.styled(line, violation.allowance == nil ? .red : .dim))
    }
    if study.violations.isEmpty && study.faults.isEmpty { console.print("No law is broken.") }
    study.faults.tell(on: console)
    for change in study.changes ?? [] {
      console.print(console.styled("changed: \(change.sentence)", .yellow))
    }
    if study.isUnknown {
      console.error(
        "There is no record of this sweep to compare with; make one with --record.")
    } else if study.changes?.isEmpty == true {
      console.print("Nothing changed since it was recorded.")
    }
    if let recorded = study.recorded {
      let count = SweepTable.count(study.result.pieces.count, "piece", "pieces")
      console.print("Recorded \(count) with their pictures: \(recorded)")
    }
    if let step {
      console.note("The layouts at steps of \(StripChart.number(step)) agree with their pieces.")
    }
  }

  /// Lays the scene out at every step and fails where a piece says something else.
  @MainActor
  private func compare(
    _ result: SweepResult, _ step: Double, _ scene: SceneDefinition, _ variant: SceneVariant,
    _ renderer: SceneRenderer
  ) throws {
    let range = result.range
    let count = Int(((range.upperBound - range.lowerBound) / step).rounded(.down))
    guard count <= 1_000_000 else {
      throw CommandFailure(
        "--step \(StripChart.number(step)) makes \(count) layouts; give a step that makes at most 1000000.",
        status: .usage)
    }
    for index in 0...count {
      let extent = range.lowerBound + Double(index) * step
      var variant = variant
      if axis == .horizontal { variant.size.width = extent } else { variant.size.height = extent }
      let plain = try renderer.layout(of: scene, variant: variant)
      guard result.piece(at: extent)?.agrees(with: plain, at: extent) == true else {
        throw CommandFailure(
          "The layout at \(StripChart.number(extent)) is not the one that its piece says; please report this as a defect."
        )
      }
    }
  }
}
