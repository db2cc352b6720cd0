/// Kinds of alignment guides, so that views which set none of a kind are not asked for one.
package struct GuideKinds: OptionSet, Sendable {
  /// The bits.
  package let rawValue: UInt8
  /// Kinds from bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first and last baselines of text.
  package static let textBaselines = GuideKinds(rawValue: 1)
  /// Edges, middles and a program's own guides.
  package static let others = GuideKinds(rawValue: 2)
  /// Any guide.
  package static let all: GuideKinds = [.textBaselines, .others]
}
