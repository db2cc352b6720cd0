package import Scenes

/// What is compared in one language: scenes and texts.
package struct ImpactEdition {
  /// Language and region; nothing for the usual one.
  package var locale: String?
  /// Texts that are compared beside those of the scenes.
  package var labels: [ImpactLabel]
  /// The scenes of one side; they may follow its size of text.
  package var scenes: (FontSelection) -> [SceneDefinition]

  /// What the gallery's rows of chips show, in the language; nothing for other scenes.
  package var chips: GalleryInputs?

  /// Scenes and texts of a language.
  package init(
    locale: String? = nil, labels: [ImpactLabel] = [], chips: GalleryInputs? = nil,
    scenes: @escaping (FontSelection) -> [SceneDefinition]
  ) {
    self.locale = locale
    self.labels = labels
    self.chips = chips
    self.scenes = scenes
  }
}
