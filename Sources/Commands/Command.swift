/// One verb of the command line.
///
/// To add a command, write a type like this in a file of its own and name it in
/// `CommandLineTool.commands`: its table gives parsing and help.
package protocol Command: SendableMetatype {
  /// Its name, operands and options.
  static var table: CommandTable { get }

  /// Reads the values out of parsed arguments; everything wrong with them is found here.
  init(_ arguments: Arguments) throws(ArgumentError)

  /// Does the work. What it throws ends the program with one sentence on standard error; a type
  /// that is a `UserFacingError` gives the sentence and the status.
  @MainActor func run(in context: CommandContext) throws -> ExitStatus
}

/// What a command gets from its surroundings.
package struct CommandContext: Sendable {
  /// Where it prints.
  package let console: Console

  /// The scenes that the program knows.
  package let source: SceneSource

  /// The paths of the scene files that joined them.
  let sceneFiles: [String]

  /// A context that prints to the given console and shows the given scenes.
  package init(console: Console, source: SceneSource = .gallery, sceneFiles: [String] = []) {
    self.console = console
    self.source = source
    self.sceneFiles = sceneFiles
  }
}
