import Baselines
import JSONValue
import Snapshots

/// `widthwise verify-baselines`: the stored pictures against their index.
package struct VerifyBaselinesCommand: Command {
  private static let repair = Option(
    "--repair", help: "writes the index anew from the pictures that can be read")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "verify-baselines", summary: "Checks the stored pictures against their index.",
    options: [repair] + SuiteOptions.options + [SuiteOptions.force])

  private let suite: SuiteOptions
  private let repairs: Bool
  private let isForced: Bool

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    suite = try SuiteOptions(arguments)
    repairs = arguments.has(Self.repair)
    isForced = arguments.has(SuiteOptions.force)
  }

  /// Checks, or repairs.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    if repairs { try SuiteOptions.checkMayChange(isForced: isForced) }
    let store = suite.store
    let index = repairs ? try store.salvagedIndex() : try store.index()
    let audit = try BaselineAudit(of: store, index: index, isWanted: suite.passes)
    let console = context.console
    let open = audit.findings.filter { !(repairs && $0.isMendable) }
    for finding in open {
      console.print("\(finding.name) \(finding.problem). \(finding.advice)")
    }
    if repairs {
      var repaired = index
      repaired.entries = audit.entries.merging(
        index.entries.filter { !suite.passes($0.key) }, uniquingKeysWith: { found, _ in found })
      repaired.alternatives = index.alternatives.filter { repaired.entries[$0.key] != nil }
      try store.replaceIndex(with: repaired)
      console.print("Baselines in the index now: \(repaired.entries.count).")
    } else if audit.findings.isEmpty {
      console.print(
        audit.count == 1
          ? "1 baseline is as the index says." : "\(audit.count) baselines are as the index says.")
    }
    console.print(
      json: [
        "checked": .integer(audit.count), "repaired": .bool(repairs),
        "problems": .array(
          audit.findings.map {
            ["snapshot": .string($0.name.description), "problem": .string($0.problem)]
          }),
      ])
    if audit.count == 0 { return .nothingCompared }
    return open.isEmpty ? .success : .differences
  }
}
