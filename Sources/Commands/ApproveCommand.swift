import Baselines
import JSONValue
import Snapshots

/// `widthwise approve`: makes the last run's pictures the baselines.
package struct ApproveCommand: Command {
  private static let all = Option("--all", help: "approves everything that failed")
  private static let dryRun = Option(
    "--dry-run", help: "says what would change and changes nothing")

  private static let also = Option(
    "--also", help: "approves the pictures beside the baselines, which stay; needs --reason")
  private static let reason = Option(
    "--reason", value: "TEXT", help: "why a further picture is right too")
  private static let only = Option(
    "--only", help: "drops what else was approved for the snapshots")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "approve", summary: "Makes the last run's pictures the baselines.",
    discussion: "All of them are made baselines, or none where one of them cannot be read.",
    operands: [.init("SNAPSHOT", .any, help: "snapshots as SCENE/VARIANT, or scenes")],
    options: [all, dryRun, also, reason, only] + SuiteOptions.options + [SuiteOptions.force])

  private let operands: [String]
  private let suite: SuiteOptions
  private let isDry: Bool
  private let isForced: Bool
  private let manner: Approval.Manner

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    operands = arguments.operands
    suite = try SuiteOptions(arguments)
    isDry = arguments.has(Self.dryRun)
    isForced = arguments.has(SuiteOptions.force)
    manner = try Self.manner(of: arguments)
    let takesAll = arguments.has(Self.all) || suite.isFiltered
    if operands.isEmpty && !takesAll {
      throw .conflict(
        "\"approve\" needs to know what; name snapshots, or add --filter REGEX or --all.")
    }
    if !operands.isEmpty && arguments.has(Self.all) {
      throw .conflict("--all and names of snapshots contradict each other; leave one of them out.")
    }
  }

  private static func manner(of arguments: Arguments) throws(ArgumentError) -> Approval.Manner {
    let text = arguments.string(reason) ?? ""
    switch (arguments.has(also), arguments.has(only)) {
    case (true, true):
      throw .conflict("--also and --only contradict each other; leave one of them out.")
    case (true, false):
      if text.allSatisfy(\.isWhitespace) {
        throw .conflict("--also needs to know why; add --reason TEXT.")
      }
      return .also(reason: text)
    case (false, let isOnly):
      if !text.isEmpty { throw .conflict("--reason belongs to --also; add it, or leave it out.") }
      return isOnly ? .only : .baseline
    }
  }

  /// Why there is nothing to approve.
  private static func refusal(of run: RunRecord, _ wanted: Set<SnapshotName>) -> String {
    let broken = run.outcomes.filter { wanted.contains($0.name) && $0.status == .error }
    guard let first = broken.first else { return "Nothing to approve." }
    return "Nothing to approve: \(first.name) has no picture; see \"widthwise report\"."
  }

  /// Approves.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    if !isDry { try SuiteOptions.checkMayChange(isForced: isForced) }
    let console = context.console
    var run = try suite.directory.load()
    let candidates = Approval.candidates(of: run, in: manner).map(\.name)
    let wanted =
      operands.isEmpty
      ? Set(run.outcomes.map(\.name))
      : try SuiteOptions.select(operands, among: run.outcomes.map(\.name))
    let names = candidates.filter { wanted.contains($0) && suite.passes($0) }
    if !isDry {
      try Approval(store: suite.store(of: run), directory: suite.directory).approve(
        names, in: &run, as: manner)
    }
    for name in names { console.print("\(isDry ? "would approve" : "approved") \(name)") }
    if names.isEmpty { console.print(Self.refusal(of: run, wanted)) }
    console.print(
      json: ["approved": .array(names.map { .string($0.description) }), "dryRun": .bool(isDry)])
    return .success
  }
}
