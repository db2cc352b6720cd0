/// A glyph and where its origin stands.
package struct PositionedGlyph: Hashable, Sendable {
  /// Number of the glyph in its font.
  package var id: UInt32
  /// Points to the right of the run's origin.
  package var x: Double
  /// Points below the baseline.
  package var y: Double

  /// A glyph at a position in points.
  @inlinable
  package init(id: UInt32, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }
}
