package import Geometry
package import Pixels

/// One drawing command; lengths in points of the coordinate system that surrounds it.
package indirect enum DisplayItem: Hashable, Sendable {
  /// Paints the inside of an outline.
  case fill(Outline, FillRule, Paint)
  /// Paints a line along an outline.
  case stroke(Outline, StrokeStyle, Paint)
  /// Draws glyphs.
  case glyphs(GlyphRun, Paint)
  /// Draws a picture stretched over a rectangle.
  case image(StraightPixmap, Rect, Interpolation)
  /// Draws items where an outline holds them.
  case clip(Outline, FillRule, [DisplayItem])
  /// Draws items as one group.
  case layer(Layer, [DisplayItem])
  /// Draws items in a mapped coordinate system.
  case transform(AffineTransform, [DisplayItem])
}
