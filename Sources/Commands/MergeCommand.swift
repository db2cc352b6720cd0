import Reporting
import Snapshots

/// `widthwise merge`: makes one run of shards.
package struct MergeCommand: Command {
  /// Its name, operands and options.
  package static let table = CommandTable(
    "merge", summary: "Makes one run of the runs of all shards.",
    discussion: "Refuses shards of different suites, and gaps and duplicates among them.",
    operands: [.init("DIR", .several, help: "the run directories of the shards")],
    options: [Reports.reporter] + TimesFile.saving + SuiteOptions.places)

  private let suite: SuiteOptions
  private let parts: [String]
  private let reports: Reports
  private let times: TimesFile

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    suite = try SuiteOptions(arguments)
    parts = arguments.operands
    reports = Reports(arguments)
    times = TimesFile(arguments)
  }

  /// Merges, and ends as the whole run would have.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let directories = parts.map { RunDirectory($0) }
    if parts.contains(suite.outputPath) {
      throw CommandFailure(
        "\"\(suite.outputPath)\" cannot be a shard and the merged run as well; "
          + "give another directory with --output.", status: .usage)
    }
    let runs = try directories.map { directory throws(RunError) in try directory.load() }
    let whole = try RunRecord(merging: runs)
    let output = suite.directory
    try output.clear()
    for (run, directory) in zip(runs, directories) {
      try output.adopt(run.outcomes.flatMap { $0.files.values }.sorted(), from: directory)
    }
    try output.save(whole)
    try times.save(whole)
    try reports.tell(
      ReportContext(
        run: whole, baselines: suite.baselinesPath(of: whole), output: suite.outputPath,
        version: CommandLineTool.version), on: context.console)
    return ExitStatus(of: whole)
  }
}
