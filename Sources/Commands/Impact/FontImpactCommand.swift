import Files
import FontImpact
import JSONValue
import Reporting
import Scenes
import Sweeps
import Typography

/// `widthwise font-impact`: what a change of font does to the layout.
package struct FontImpactCommand: Command {
  private static let failOn = Option(
    "--fail-on", choices: ["breaks", "moves", "repaints"],
    help: "ends with status 1 where the change does this much or more")
  private static let format = Option(
    "--format", choices: ["summary", "markdown", "json"], help: "is what is printed")
  private static let markdown = Option(
    "--markdown", value: "FILE", help: "also writes a short report in Markdown")
  private static let html = Option(
    "--html", value: "FILE", help: "also writes a page with the pictures of both sides")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "font-impact", summary: "Tells what a change of font does to the layout, at every width.",
    discussion: """
      OLD and NEW are font files, with a location as in Inter.ttf@wght=600 and a face number as in \
      Fonts.ttc#1, or folders with a fonts.json; further fonts make a table of them all. The grade \
      is "breaks" (an outcome differs at a listed width, a law breaks, or a character has no glyph \
      any more), "moves" (a breakpoint by half a point or more, or the height of a line), \
      "repaints" or "silent".
      """,
    operands: [
      .init("OLD", help: "the font that is there"),
      .init("NEW", .several, help: "the font that would replace it, or several to choose from"),
    ],
    options: FontImpactRequest.options + [failOn, format, markdown, html])

  private let request: FontImpactRequest
  private let failOn: ImpactGrade?
  private let format: String
  private let markdownFile: String?
  private let htmlFile: String?

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    request = try FontImpactRequest(arguments)
    failOn = try arguments.choice(Self.failOn)
    format = arguments.string(Self.format) ?? "summary"
    markdownFile = arguments.string(Self.markdown)
    htmlFile = arguments.string(Self.html)
    if htmlFile != nil, arguments.operands.count > 2 {
      throw .conflict("--html shows one change; give OLD and one NEW.")
    }
  }

  /// Compares, prints and judges.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let reports = try request.reports(in: context)
    let matrix = ImpactMatrix(reports)
    let single = reports.count == 1 ? reports.first : nil
    let text = single?.markdown() ?? matrix.markdown()
    if context.console.isJSON || format == "json" {
      context.console.write((single?.json ?? matrix.json).text() + "\n")
    } else if let single, format == "summary" {
      FontImpactSummary(single).print(to: context.console)
    } else {
      context.console.write(text)
    }
    if let markdownFile { try FileSystem.write(Array(text.utf8), to: markdownFile) }
    if let htmlFile, let single {
      try FileSystem.write(FontImpactPage(single).bytes, to: htmlFile)
    }
    return failOn.map { matrix.grade >= $0 } == true ? .differences : .success
  }
}
