/// Glyphs of one font and style that stand together on a line.
package struct TextRun: Hashable, Sendable {
  /// The font.
  package var font: FontInstance
  /// Size in points.
  package var size: Double
  /// Left end in points from the left end of the layout.
  package var x: Double
  /// Width in points.
  package var width: Double
  /// Which of the paragraph's spans it belongs to.
  package var span: Int
  /// The glyphs, relative to the run's left end and the baseline.
  package var glyphs: [PositionedGlyph]
}
