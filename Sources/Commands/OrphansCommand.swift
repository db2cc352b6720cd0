import Baselines
import JSONValue
import Scenes
import Snapshots

/// `widthwise orphans`: baselines that no scene claims.
package struct OrphansCommand: Command {
  private static let delete = Option("--delete", help: "removes them")
  private static let fail = Option(
    "--fail-on-orphans", help: "ends with status 5 where there are some")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "orphans", summary: "Lists baselines that no scene claims.",
    discussion: """
      Every scene and variant of the program claims its baseline, whatever was run last, and so do \
      those of scene files that baselines were made of. --filter narrows what is listed and removed.
      """,
    operands: [
      .init("FILE", .any, help: "further scene files (FILE.scene.json) that claim baselines")
    ],
    options: [delete, fail] + SuiteOptions.options + [SuiteOptions.force])

  private let suite: SuiteOptions
  private let deletes: Bool
  private let fails: Bool
  private let isForced: Bool

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    suite = try SuiteOptions(arguments)
    deletes = arguments.has(Self.delete)
    fails = arguments.has(Self.fail)
    isForced = arguments.has(SuiteOptions.force)
  }

  /// Lists or removes.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    if deletes { try SuiteOptions.checkMayChange(isForced: isForced) }
    let console = context.console
    let orphans = try suite.orphans(in: context).filter(suite.passes)
    if deletes && !orphans.isEmpty { try suite.store.apply(orphans.map { .remove($0) }) }
    for name in orphans { console.print("\(deletes ? "removed " : "")\(name)") }
    if orphans.isEmpty {
      console.note("Every baseline belongs to a scene.")
    } else if !deletes {
      console.note("Remove them with \"widthwise orphans --delete\".")
    }
    console.print(
      json: [
        "orphans": .array(orphans.map { .string($0.description) }), "deleted": .bool(deletes),
      ])
    return fails && !deletes && !orphans.isEmpty ? .orphans : .success
  }
}
