package import Geometry
package import Pixels

/// A glyph that brings its own colours.
package enum ColorGlyph: Hashable, Sendable {
  /// One plane of a layered glyph.
  package struct Layer: Hashable, Sendable {
    /// The area to fill, in font units, y up.
    package var outline: Path
    /// Its colour; nothing where it takes the colour of the text.
    package var color: Color?

    /// A plane of one colour.
    package init(outline: Path, color: Color?) {
      self.outline = outline
      self.color = color
    }
  }

  /// Planes from the lowest to the highest (COLR version 0).
  case layers([Layer])
  /// A picture (CBDT) and where it lies: font units from the glyph's origin, y down.
  case bitmap(StraightPixmap, frame: Rect)
}
