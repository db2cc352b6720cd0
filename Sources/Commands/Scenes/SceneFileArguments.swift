import Baselines
import Files
import JSONValue
import Scenes

/// Scene files among the arguments: each joins the scenes, and its scene's name takes the file's place.
enum SceneFileArguments {
  /// How the names of scene files end.
  static let ending = ".scene.json"

  /// Takes the scene files out of arguments, and adds their scenes to a source.
  ///
  /// `FILE.scene.json` becomes the scene's name and `FILE.scene.json/VARIANT` one snapshot of it.
  @MainActor
  static func resolve(
    _ arguments: [String], _ source: SceneSource
  ) throws -> (arguments: [String], files: [String], source: SceneSource) {
    var files: [String] = []
    var scenes: [SceneDefinition] = []
    func name(of file: String) throws -> String {
      if let known = files.firstIndex(of: file) { return scenes[known].name }
      files.append(file)
      scenes.append(try read(file))
      return scenes[scenes.count - 1].name
    }
    let named = try arguments.map { argument in
      guard !argument.hasPrefix("-") else { return argument }
      if argument.hasSuffix(ending) { return try name(of: argument) }
      guard let end = argument.firstRange(of: ending + "/")?.upperBound else { return argument }
      let scene = try name(of: String(argument[..<argument.index(before: end)]))
      return "\(SnapshotName.safe(scene))/\(argument[end...])"
    }
    return (named, files, try adding(scenes, from: files, to: source))
  }

  /// Adds the scenes of files; scenes of the program with the same names give way.
  @MainActor
  static func adding(_ files: [String], to source: SceneSource) throws -> SceneSource {
    try adding(files.map(read), from: files, to: source)
  }

  @MainActor
  private static func adding(
    _ scenes: [SceneDefinition], from files: [String], to source: SceneSource
  ) throws -> SceneSource {
    guard !scenes.isEmpty else { return source }
    var names: Set<String> = []
    for (scene, file) in zip(scenes, files) where !names.insert(scene.name).inserted {
      throw CommandFailure(
        "\(file) is the second file with a scene named \"\(scene.name)\"; give it another name.",
        status: .usage)
    }
    let known = names
    return SceneSource { inputs in
      source.scenes(inputs).filter { !known.contains($0.name) } + scenes
    }
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
