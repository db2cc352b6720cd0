package import Pixels

/// What a change does to the pixels of a scene at one width.
package struct PixelImpact: Hashable, Sendable {
  /// Why the width was looked at.
  package enum Reason: String, Hashable, Sendable {
    /// The outcome differs there.
    case differs
    /// The outcome is the same there, so that whatever differs is the letters.
    case control
  }

  /// One text of both pictures, drawn on both sides from the same place on.
  package struct TextDifference: Hashable, Sendable {
    /// The text.
    package var text: String
    /// Whether it stands elsewhere than before.
    package var isMoved: Bool
    /// Pixels that differ at all.
    package var unequalPixels: Int
    /// Pixels that differ by more than ``GlyphImpact/visibleDelta``.
    package var visiblePixels: Int
    /// Greatest difference of a channel, 0…255.
    package var greatest: Int
  }

  /// Name of the scene.
  package var scene: String
  /// Locale that it was shown in; nothing for the usual one.
  package var locale: String?
  /// Width of the window in points.
  package var width: Double
  /// Why the width was looked at.
  package var reason: Reason
  /// Pixels that differ in the pictures as they are, wherever their texts moved to.
  package var unequalPixels: Int
  /// Texts that both pictures have, in drawing order.
  package var texts: [TextDifference]
  /// Texts that only the new picture has.
  package var appeared: [String]
  /// Texts that only the old picture has.
  package var vanished: [String]
  /// The picture before.
  package var old: Pixmap
  /// The picture after.
  package var new: Pixmap

  /// Pixels that differ once every text stands where it stood.
  package var alignedPixels: Int { texts.reduce(0) { $0 + $1.unequalPixels } }
}
