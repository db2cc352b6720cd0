import Baselines
import Files
import JSONValue
import Scenes

/// Scene files among the arguments: each joins the scenes, and its scene's name takes the file's place.
enum SceneFileArguments {
  /// How the names of scene files end.
  static let ending = ".scene.json"

  /// Takes the scene files out of arguments: `FILE.scene.json` becomes the scene's name and
  /// `FILE.scene.json/VARIANT` one snapshot of it.
  static func split(_ arguments: [String]) -> (arguments: [String], files: [String]) {
    var files: [String] = []
    let named = arguments.map { argument in
      guard !argument.hasPrefix("-") else { return argument }
      if argument.hasSuffix(ending) {
        files.append(argument)
        return name(of: argument)
      }
      guard let end = argument.firstRange(of: ending + "/")?.upperBound else { return argument }
      let file = String(argument[..<argument.index(before: end)])
      if !files.contains(file) { files.append(file) }
      return "\(SnapshotName.safe(name(of: file)))/\(argument[end...])"
    }
    return (named, files)
  }

  /// Adds the scenes of files; scenes of the program with the same names give way.
  @MainActor
  static func adding(_ files: [String], to source: SceneSource) throws -> SceneSource {
    var added: [SceneDefinition] = []
    for file in files {
      let scene = try read(file)
      guard !added.contains(where: { $0.name == scene.name }) else {
        throw CommandFailure(
          "\(file) is the second file with a scene named \"\(scene.name)\"; give it another name.",
          status: .usage)
      }
      added.append(scene)
    }
    guard !added.isEmpty else { return source }
    let scenes = added
    return SceneSource { inputs in
      source.scenes(inputs).filter { scene in !scenes.contains { $0.name == scene.name } } + scenes
    }
  }

  private static func name(of path: String) -> String {
    String((path.split(separator: "/").last ?? "").dropLast(ending.count))
  }

  private static func read(_ path: String) throws -> SceneDefinition {
    do {
      return try SceneFile(
        parsing: FileSystem.read(path), name: name(of: path)
      ).scene
    } catch let error as JSONError {
      throw CommandFailure("\(path): \(error.message).")
    }
  }
}
