import Scenes

extension CommandContext {
  /// The scene with a name; the only one where no name is given.
  @MainActor
  func scene(named name: String?, inputs: GalleryInputs) throws -> SceneDefinition {
    let scenes = source.scenes(inputs)
    if name == nil, scenes.count == 1 { return scenes[0] }
    guard let name else {
      throw CommandFailure(
        "There are several scenes; name one of: \(scenes.map(\.name).joined(separator: ", ")).",
        status: .usage)
    }
    guard let scene = scenes.first(where: { $0.name == name }) else {
      throw SceneError.unknownScene(name: name, known: scenes.map(\.name))
    }
    return scene
  }
}

extension SceneError: UserFacingError {
  /// Scenes, states and sizes come from the command line; files and controls from further away.
  package var status: ExitStatus {
    switch self {
    case .unknownScene, .unknownState, .unusableSize, .unusableScale: .usage
    case .noControl, .ambiguousControl, .disabledControl, .malformedFile: .failure
    }
  }
}
