import Files
import JSONValue
import Scenes

/// Scene files among the arguments: each joins the scenes, and its scene's name takes the file's place.
enum SceneFileArguments {
  /// How the names of scene files end.
  static let ending = ".scene.json"

  /// Reads the scene files that are named by arguments; scenes of the program with the same names give way.
  @MainActor
  static func resolve(
    _ arguments: [String], _ source: SceneSource
  ) throws -> (arguments: [String], source: SceneSource) {
    var (arguments, files) = (arguments, [SceneDefinition]())
    for (index, argument) in arguments.enumerated()
    where argument.hasSuffix(ending) && !argument.hasPrefix("-") {
      let scene = try read(argument)
      guard !files.contains(where: { $0.name == scene.name }) else {
        throw CommandFailure(
          "\(argument) is the second file with a scene named \"\(scene.name)\"; give it another name.",
          status: .usage)
      }
      files.append(scene)
      arguments[index] = scene.name
    }
    guard !files.isEmpty else { return (arguments, source) }
    let (added, base) = (files, source)
    return (
      arguments,
      SceneSource { inputs in
        base.scenes(inputs).filter { scene in !added.contains { $0.name == scene.name } } + added
      }
    )
  }

  private static func read(_ path: String) throws -> SceneDefinition {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    do {
      return try SceneFile(
        parsing: FileSystem.read(path), name: String(file.dropLast(ending.count))
      ).scene
    } catch let error as JSONError {
      throw CommandFailure("\(path): \(error.message).")
    }
  }
}
