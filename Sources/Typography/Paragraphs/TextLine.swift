/// One line of a laid out text.
package struct TextLine: Hashable, Sendable {
  /// Left end in points from the left end of the layout.
  package var x: Double
  /// Width in points without the spaces that hang over its end; exact, not rounded.
  package var width: Double
  /// The baseline in points below the top of the layout.
  package var baseline: Double
  /// Height above the baseline in points: the greatest of the fonts on the line.
  package var ascent: Double
  /// Depth below the baseline in points, positive.
  package var descent: Double
  /// The fonts' own room below the line, in points.
  package var lineGap: Double
  /// The runs from left to right.
  package var runs: [TextRun]
  /// UTF-8 offsets in the text of what the line stands for, hidden characters included.
  package var range: Range<Int>
}
