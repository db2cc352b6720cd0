import JSONValue
import Reporting
import Snapshots

/// `widthwise report`: tells a run again, by default as a page.
package struct ReportCommand: Command {
  /// Its name, operands and options.
  package static let table = CommandTable(
    "report", summary: "Tells the last run again: as a page, or in another format.",
    operands: [.init("RUN", .optional, help: "the run's directory; .widthwise unless given")],
    options: [Reports.reporter, TerminalPictures.option] + SuiteOptions.options)

  private let suite: SuiteOptions
  private let path: String
  private let reports: Reports

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    suite = try SuiteOptions(arguments)
    if !arguments.operands.isEmpty && suite.isOutputGiven {
      throw .conflict("RUN and --output name the same thing here; leave one of them out.")
    }
    path = arguments.operands.first ?? suite.outputPath
    reports = Reports(arguments, otherwise: .html)
  }

  /// Writes the report.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    var run = try RunDirectory(path).load()
    run.outcomes.removeAll { !suite.passes($0.name) }
    try reports.tell(
      ReportContext(
        run: run, baselines: suite.baselinesPath(of: run), output: path,
        version: CommandLineTool.version),
      on: context.console)
    return .success
  }
}
