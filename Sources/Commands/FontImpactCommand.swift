import Files
import FontImpact
import JSONValue
import Scenes
import Sweeps
import Typography

/// `widthwise font-impact`: what a change of font does to the layout.
package struct FontImpactCommand: Command {
  private static let scenes = Option(
    "--scenes", value: "NAME,…", isRepeatable: true, help: "compares these scenes; default all")
  private static let widths = Option(
    "--widths", value: "FROM...TO|W,…", isRepeatable: true,
    help:
      "is the range of window widths in points, and the widths whose outcome must not change; "
      + "default 320...1200 and the widths that each scene is pictured at")
  private static let size = Option("--size", value: "POINTS", help: "is the size of text")
  private static let newSize = Option(
    "--new-size", value: "POINTS", help: "is the size of text on the new side")
  private static let features = Option(
    "--features", value: "LIST", help: "sets OpenType features, such as -kern,tnum")
  private static let newFeatures = Option(
    "--new-features", value: "LIST", help: "sets the features of the new side instead")
  private static let fallback = Option(
    "--fallback", value: "FILE", isRepeatable: true,
    help: "serves characters that OLD or NEW lacks, on both sides")
  private static let failOn = Option(
    "--fail-on", choices: ["breaks", "moves", "repaints"],
    help: "ends with status 1 where the change does this much or more")
  private static let format = Option(
    "--format", choices: ["summary", "markdown", "json"], help: "is what is printed")
  private static let markdown = Option(
    "--markdown", value: "FILE", help: "also writes a short report in Markdown")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "font-impact", summary: "Tells what a change of font does to the layout, at every width.",
    discussion: """
      OLD and NEW are font files, with a location as in Inter.ttf@wght=600 and a face number as in \
      Fonts.ttc#1, or folders with a fonts.json. The grade is "breaks" (an outcome differs at a \
      listed width, or a character has no glyph any more), "moves" (a breakpoint by half a point or \
      more, or the height of a line), "repaints" or "silent".
      """,
    operands: [
      .init("OLD", help: "the font that is there"),
      .init("NEW", help: "the font that would replace it"),
    ],
    options: [
      scenes, widths, size, newSize, features, newFeatures, fallback, failOn, format, markdown,
    ] + VariantArguments.options + SceneArguments.options.filter { $0.name != "--font" })

  private let names: (old: String, new: String)
  private let sceneNames: [String]
  private let widths: WidthList
  private let sizes: (old: Double?, new: Double?)
  private let features: (old: String, new: String)
  private let fallback: [String]
  private let failOn: ImpactGrade?
  private let format: String
  private let markdownFile: String?
  private let variant: VariantArguments
  private let inputs: SceneArguments

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    names = (arguments.operands[0], arguments.operands[1])
    sceneNames = arguments.list(Self.scenes)
    widths = try WidthList(arguments, Self.widths)
    let size = try arguments.number(Self.size, in: 0.1...10_000)
    sizes = (size, try arguments.number(Self.newSize, in: 0.1...10_000) ?? size)
    let features = arguments.string(Self.features) ?? ""
    self.features = (features, arguments.string(Self.newFeatures) ?? features)
    fallback = arguments.strings(Self.fallback)
    failOn = try arguments.choice(Self.failOn)
    format = arguments.string(Self.format) ?? "summary"
    markdownFile = arguments.string(Self.markdown)
    variant = try VariantArguments(arguments)
    inputs = try SceneArguments(arguments)
  }

  /// Compares, prints and judges.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let report = try report(in: context)
    if context.console.isJSON || format == "json" {
      context.console.write(report.json.text() + "\n")
    } else if format == "markdown" {
      context.console.write(report.markdown())
    } else {
      FontImpactSummary(report).print(to: context.console)
    }
    if let markdownFile { try FileSystem.write(Array(report.markdown().utf8), to: markdownFile) }
    return failOn.map { report.grade >= $0 } == true ? .differences : .success
  }

  @MainActor
  private func report(in context: CommandContext) throws -> ImpactReport {
    let inputs = try inputs.inputs()
    let scenes =
      try sceneNames.isEmpty
      ? context.source.scenes(inputs).map(\.name)
      : sceneNames.map { try context.scene(named: $0, inputs: inputs).name }
    var fallbackFonts: [FontInstance] = []
    for name in fallback { fallbackFonts.append(try FontSelection.instance(name)) }
    let change = FontChange(
      old: try FontSelection.open(
        names.old, fallback: fallbackFonts, size: sizes.old ?? inputs.fontSize,
        features: FontFeature.parse(list: features.old)),
      new: try FontSelection.open(
        names.new, fallback: fallbackFonts, size: sizes.new ?? inputs.fontSize,
        features: FontFeature.parse(list: features.new)))
    var analysis = FontImpactAnalysis(change) { selection in
      var inputs = inputs
      inputs.fontSize = selection.size
      let all = context.source.scenes(inputs)
      return scenes.compactMap { name in all.first { $0.name == name } }
    }
    let showsLabels = scenes.contains("prefix-row") || scenes.contains("flow")
    analysis.labels = showsLabels ? inputs.labels.map { ImpactLabel($0) } : []
    analysis.range = widths.range
    analysis.listedWidths = widths.listed
    analysis.variant = variant.applied(to: analysis.variant)
    return try analysis.run()
  }
}

/// A range of widths and the widths in it that are listed one by one.
struct WidthList {
  var range: ClosedRange<Double>
  var listed: [Double]?

  /// Reads ranges such as `320...1200` and lists such as `375,414,768`; a list alone spans its range.
  init(_ arguments: Arguments, _ option: Option) throws(ArgumentError) {
    var ranges: [ClosedRange<Double>] = []
    var listed: [Double] = []
    for text in arguments.strings(option) {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let ends = String(part).splitAtDots
        let numbers = ends.compactMap(Double.init).filter { $0 > 0 && $0 <= 1_000_000 }
        guard numbers.count == ends.count, let first = numbers.first, let last = numbers.last,
          first <= last
        else {
          throw .invalidValue(
            option: option.name, value: text,
            expected:
              "a range of widths or a list of them; write 320...1200 or 375,414,768, in points")
        }
        if ends.count == 2 { ranges.append(first...last) } else { listed.append(first) }
      }
    }
    self.listed = listed.isEmpty ? nil : listed
    let spans = ranges + listed.map { $0...$0 }
    if let low = spans.map(\.lowerBound).min(), let high = spans.map(\.upperBound).max() {
      range = low...high
    } else {
      range = 320...1200
    }
  }
}

extension String {
  /// The two halves around "..."; the whole where there is no such mark.
  fileprivate var splitAtDots: [String] {
    let characters = Array(self)
    guard let dots = characters.indices.first(where: { characters[$0...].starts(with: "...") })
    else { return [self] }
    return [String(characters[..<dots]), String(characters[(dots + 3)...])]
  }
}

extension SweepError: UserFacingError {
  /// Ranges come from the command line.
  package var status: ExitStatus {
    switch self {
    case .unusableRange, .tooManyLayouts, .tooManyPixels: .usage
    case .scene(let error): error.status
    }
  }
}
