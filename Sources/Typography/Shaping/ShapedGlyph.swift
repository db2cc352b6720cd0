/// A glyph as HarfBuzz placed it, in font units.
package struct ShapedGlyph: Hashable, Sendable {
  /// Number of the glyph in its font, 0 for a missing character.
  package var id: UInt32 = 0
  /// UTF-8 offset in the text of the cluster that it belongs to.
  package var cluster: Int32 = 0
  /// Movement of the pen after it.
  package var advance: Int32 = 0
  /// Shift to the right from the pen.
  package var xOffset: Int32 = 0
  /// Shift up from the baseline.
  package var yOffset: Int32 = 0
  /// Whether the text can be cut before this cluster without shaping both parts again.
  package var isSafeToBreak = true
}
