import Rendering

/// The program `widthwise`: chooses the command, runs it and turns errors into sentences.
package enum CommandLineTool {
  /// Every command, in the order in which help lists them.
  static let commands: [any Command.Type] = [
    TestCommand.self, ApproveCommand.self, ReportCommand.self, ReviewCommand.self,
    MergeCommand.self, OrphansCommand.self, ListCommand.self, VerifyBaselinesCommand.self,
    RenderCommand.self, SweepCommand.self, BatchCommand.self, FontImpactCommand.self,
    DrawCommand.self,
    MeasureCommand.self,
    DiffCommand.self, ConvertCommand.self, DoctorCommand.self, BenchCommand.self,
  ]

  /// The version that `--version` prints.
  package static let version = "0.1.0"

  /// Runs the program on its scenes with the arguments after its name.
  @MainActor
  package static func run(
    _ arguments: [String], console: Console = Console(), source: SceneSource = .gallery
  ) -> ExitStatus {
    var console = console
    var status: ExitStatus
    do {
      status = try dispatch(arguments, &console, source)
    } catch let error as any UserFacingError {
      // What the renderer says stands behind a place where there is one.
      console.error(error is RenderError ? SceneFaults.ended(error.message) : error.message)
      status = ExitCompatibility(in: arguments)?.status(for: error.status) ?? error.status
    } catch {
      console.error("Something unexpected went wrong: \(error). Please report this as a defect.")
      status = .failure
    }
    if !console.flush() { status = .failure }
    return status
  }

  @MainActor
  private static func dispatch(
    _ arguments: [String], _ console: inout Console, _ source: SceneSource
  ) throws -> ExitStatus {
    guard let first = arguments.first else {
      console.error(HelpText.overview(of: commands.map { $0.table }))
      return .usage
    }
    switch first {
    case "--help", "-h", "help":
      return try help(for: arguments.dropFirst().first { !$0.hasPrefix("-") }, console)
    case "--version":
      console.print("widthwise \(version)")
      return .success
    default: break
    }
    let command = try command(named: first)
    let (arguments, files, source) = try SceneFileArguments.resolve(arguments, source)
    let parsed = try Arguments(parsing: Array(arguments.dropFirst()), by: command.table)
    if parsed.has(.help) {
      console.print(HelpText.page(of: command.table))
      return .success
    }
    console.configure(
      isQuiet: parsed.has(.quiet), isJSON: parsed.has(.json),
      color: try parsed.choice(.color) ?? .auto)
    return try command.init(parsed).run(
      in: CommandContext(console: console, source: source, sceneFiles: files))
  }

  private static func help(for name: String?, _ console: Console) throws -> ExitStatus {
    if let name {
      console.print(HelpText.page(of: try command(named: name).table))
    } else {
      console.print(HelpText.overview(of: commands.map { $0.table }))
    }
    return .success
  }

  private static func command(named name: String) throws(ArgumentError) -> any Command.Type {
    if let command = commands.first(where: { $0.table.name == name }) { return command }
    let names = commands.map { $0.table.name }
    throw .unknownCommand(name: name, suggestion: Suggestion.nearest(to: name, among: names))
  }
}
