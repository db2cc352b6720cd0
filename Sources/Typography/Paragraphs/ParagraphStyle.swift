/// How lines are made from a text and set under each other.
package struct ParagraphStyle: Hashable, Sendable {
  /// Where text that does not fit is replaced by an ellipsis.
  package enum Truncation: String, Hashable, Sendable {
    /// At the start of the last line.
    case head
    /// In the middle of the last line.
    case middle
    /// At the end of the last line.
    case tail
  }

  /// How lines of different width stand to each other.
  package enum Alignment: String, Hashable, Sendable {
    /// Where reading begins: on the left, in a right-to-left layout on the right.
    case leading
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
  }

  /// Direction of the layout around the text.
  package enum Direction: String, Hashable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// Lines at most; nothing for as many as the text needs, and at least one otherwise.
  package var lineLimit: Int?
  /// Where text beyond the limit is cut.
  package var truncation: Truncation
  /// How lines stand to each other.
  package var alignment: Alignment
  /// Room between lines in points, added to the fonts' own line gap.
  package var lineSpacing: Double
  /// Direction of the layout: it turns the alignment, and orders text without any letter.
  package var direction: Direction
  /// Order of the words; automatic takes it from the first letter of each line of the source.
  package var textDirection: TextDirection

  /// A style; the defaults are those of a plain label.
  package init(
    lineLimit: Int? = nil, truncation: Truncation = .tail, alignment: Alignment = .leading,
    lineSpacing: Double = 0, direction: Direction = .leftToRight,
    textDirection: TextDirection = .automatic
  ) {
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.direction = direction
    self.textDirection = textDirection
  }

  /// The direction to shape by: text without letters follows the layout.
  var shapingDirection: TextDirection {
    textDirection == .automatic && direction == .rightToLeft
      ? .automaticFromRight : textDirection
  }
}
