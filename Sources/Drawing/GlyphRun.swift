package import Geometry
package import Typography

/// Glyphs of one font at one size.
package struct GlyphRun: Hashable, Sendable {
  /// The font.
  package var font: FontInstance
  /// Points in one em.
  package var size: Double
  /// Where the baseline begins, in points.
  package var origin: Point
  /// The glyphs, relative to the origin.
  package var glyphs: [PositionedGlyph]

  /// A run from its parts.
  package init(font: FontInstance, size: Double, origin: Point, glyphs: [PositionedGlyph]) {
    self.font = font
    self.size = size
    self.origin = origin
    self.glyphs = glyphs
  }
}
