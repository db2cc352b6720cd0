package import Surface

/// What is pictured: a program's window or a scene of a suite, with its states and variants.
package struct SceneDefinition: Sendable {
  /// Name, unique in a suite.
  package let name: String
  /// One sentence about it, for lists.
  package let summary: String
  /// The variants that `test` pictures.
  package var variants: [SceneVariant]
  /// Named states: the steps that lead from the start to each.
  package var states: [String: [Step]]
  /// Difference that is allowed, with its reason.
  package var tolerance: SceneTolerance?
  /// Whether characters that no font has are shown as boxes without that being a failure.
  package var allowsMissingCharacters: Bool
  /// Makes the root view of a fresh program.
  package let makeRoot: @MainActor @Sendable () -> AnyView

  /// A scene from its parts.
  package init(
    name: String, summary: String = "", variants: [SceneVariant], states: [String: [Step]] = [:],
    tolerance: SceneTolerance? = nil, allowsMissingCharacters: Bool = false,
    makeRoot: @escaping @MainActor @Sendable () -> AnyView
  ) {
    self.name = name
    self.summary = summary
    self.variants = variants
    self.states = states
    self.tolerance = tolerance
    self.allowsMissingCharacters = allowsMissingCharacters
    self.makeRoot = makeRoot
  }
}

/// A difference that a scene allows, and why.
package struct SceneTolerance: Hashable, Sendable {
  /// Largest difference of a channel, 0…255.
  package var maxChannelDelta: Int?
  /// Most pixels that may differ.
  package var maxDiffPixels: Int?
  /// Largest share of pixels that may differ, 0…1.
  package var maxDiffRatio: Double?
  /// Why the difference is allowed.
  package var reason: String

  /// A tolerance with its reason.
  package init(
    maxChannelDelta: Int? = nil, maxDiffPixels: Int? = nil, maxDiffRatio: Double? = nil,
    reason: String
  ) {
    self.maxChannelDelta = maxChannelDelta
    self.maxDiffPixels = maxDiffPixels
    self.maxDiffRatio = maxDiffRatio
    self.reason = reason
  }
}
