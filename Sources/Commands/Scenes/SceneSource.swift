package import Scenes

/// The scenes that a program knows: the gallery's, or the windows of an App or a suite.
package struct SceneSource: Sendable {
  /// Makes the scenes; only the gallery's follow the inputs.
  package let scenes: @MainActor @Sendable (GalleryInputs) -> [SceneDefinition]

  /// Scenes that a closure makes.
  package init(scenes: @escaping @MainActor @Sendable (GalleryInputs) -> [SceneDefinition]) {
    self.scenes = scenes
  }

  /// The scenes that come with the project.
  package static let gallery = SceneSource { Gallery.scenes($0) }
}
