internal import CHarfBuzz
import Synchronization

/// What decides the shape of a text besides its characters: fonts in order, features, language.
///
/// Stacks are shared: the same parts give the same object, so that a cache can use its number as
/// a key instead of hashing all parts at each look-up.
final class FontStack: Sendable {
  let fonts: [FontInstance]
  let features: [FontFeature]
  let language: String?
  /// Number that no other stack of this process has.
  let number: Int

  /// `nil` language in HarfBuzz, never the language of the process' locale.
  nonisolated(unsafe) let shapingLanguage: OpaquePointer?
  let plainFeatures: [hb_feature_t]
  /// With the ligatures off that spaced-out letters must not form.
  let trackedFeatures: [hb_feature_t]

  /// The plan of the first font for Latin letters, with ligatures.
  let latinPlan: ShapePlan

  private struct Parts: Hashable {
    var fonts: [FontInstance]
    var features: [FontFeature]
    var language: String?
  }

  private struct Registry {
    var stacks: [Parts: FontStack] = [:]
    var count = 0
  }

  /// Stacks remembered at most; an older one stays valid where it is in use.
  private static let capacity = 1024
  private static let registry = Mutex(Registry())

  static func shared(
    fonts: [FontInstance], features: [FontFeature], language: String?
  ) -> FontStack {
    registry.withLock { registry in
      let parts = Parts(fonts: fonts, features: features, language: language)
      if let known = registry.stacks[parts] { return known }
      if registry.stacks.count >= capacity { registry.stacks.removeAll() }
      registry.count += 1
      let stack = FontStack(parts, number: registry.count)
      registry.stacks[parts] = stack
      return stack
    }
  }

  private init(_ parts: Parts, number: Int) {
    precondition(!parts.fonts.isEmpty, "text needs at least one font")
    fonts = parts.fonts
    features = parts.features
    language = parts.language
    self.number = number
    shapingLanguage = parts.language.flatMap { hb_language_from_string($0, -1) }
    let features = parts.features.map { Self.feature($0.tag, $0.value) }
    plainFeatures = features
    let ligatures = ["liga", "clig"].compactMap { FontTag($0) }
    latinPlan = ShapePlan(
      font: parts.fonts[0], script: HB_SCRIPT_LATIN, language: shapingLanguage, features: features)
    trackedFeatures = ligatures.map { Self.feature($0, 0) } + features
  }

  private static func feature(_ tag: FontTag, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: tag.rawValue, value: value, start: 0, end: UInt32.max)
  }
}
