import Baselines
import JSONValue
import Geometry
import Scenes
import Snapshots

/// `widthwise list`: scenes and their snapshots.
package struct ListCommand: Command {
  /// Its name, operands and options.
  package static let table = CommandTable(
    "list", summary: "Lists scenes and their snapshots.",
    operands: [.init("SCENE", .any, help: "scenes; all unless given")],
    options: SuiteOptions.options)

  private let operands: [String]
  private let suite: SuiteOptions

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    operands = arguments.operands
    suite = try SuiteOptions(arguments)
  }

  /// Lists.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let scenes = try SceneSuite(context.source.scenes(.init()))
    let wanted =
      operands.isEmpty
      ? Set(scenes.names) : try SuiteOptions.select(operands, among: scenes.names)
    let members = scenes.members.filter { wanted.contains($0.name) && suite.passes($0.name) }
    let known = try suite.store.index().entries
    let console = context.console
    for member in members {
      let mark = known[member.name] == nil ? "  (no baseline)" : ""
      console.print("\(member.name)\(mark)")
    }
    console.print(
      json: [
        "snapshots": .array(
          members.map { member in
            [
              "snapshot": .string(member.name.description),
              "scene": .string(member.scene.name),
              "variant": .string(member.name.variant),
              "summary": .string(member.scene.summary),
              "width": .number(member.variant.size.width),
              "height": .number(member.variant.size.height),
              "scale": .number(member.variant.scale),
              "hasBaseline": .bool(known[member.name] != nil),
            ]
          })
      ])
    return .success
  }
}
