import Baselines
import JSONValue
import Snapshots

/// `widthwise approve`: makes the last run's pictures the baselines.
package struct ApproveCommand: Command {
  private static let all = Option("--all", help: "approves everything that failed")
  private static let dryRun = Option(
    "--dry-run", help: "says what would change and changes nothing")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "approve", summary: "Makes the last run's pictures the baselines.",
    discussion: "All of them are made baselines, or none where one of them cannot be read.",
    operands: [.init("SNAPSHOT", .any, help: "snapshots as SCENE/VARIANT, or scenes")],
    options: [all, dryRun] + SuiteOptions.options + [SuiteOptions.force])

  private let operands: [String]
  private let suite: SuiteOptions
  private let isDry: Bool
  private let isForced: Bool

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    operands = arguments.operands
    suite = try SuiteOptions(arguments)
    isDry = arguments.has(Self.dryRun)
    isForced = arguments.has(SuiteOptions.force)
    let takesAll = arguments.has(Self.all) || suite.isFiltered
    if operands.isEmpty && !takesAll {
      throw .conflict(
        "\"approve\" needs to know what; name snapshots, or add --filter REGEX or --all.")
    }
    if !operands.isEmpty && arguments.has(Self.all) {
      throw .conflict("--all and names of snapshots contradict each other; leave one of them out.")
    }
  }

  /// Approves.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    if !isDry { try SuiteOptions.checkMayChange(isForced: isForced) }
    let console = context.console
    var run = try suite.directory.load()
    let candidates = Approval.candidates(of: run).map(\.name)
    let wanted =
      operands.isEmpty
      ? Set(candidates)
      : try SuiteOptions.select(operands, among: run.outcomes.map(\.name))
    let names = candidates.filter { wanted.contains($0) && suite.passes($0) }
    if !isDry {
      try Approval(store: suite.store, directory: suite.directory).approve(names, in: &run)
    }
    for name in names { console.print("\(isDry ? "would approve" : "approved") \(name)") }
    if names.isEmpty { console.print("Nothing to approve.") }
    console.print(
      json: ["approved": .array(names.map { .string($0.description) }), "dryRun": .bool(isDry)])
    return .success
  }
}
