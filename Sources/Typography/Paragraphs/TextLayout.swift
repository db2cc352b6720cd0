package import Geometry

/// A text in lines; all lengths in points, none rounded.
package struct TextLayout: Hashable, Sendable {
  /// Width of the widest line, and height from the first ascent to the last descent.
  package var size: Size
  /// The lines from top to bottom; at least one.
  package var lines: [TextLine]
  /// Whether an ellipsis stands for a part of the text.
  package var isTruncated: Bool
  /// Code points that no font of their style has.
  package var missing: [Unicode.Scalar]

  /// The first line's baseline below the top.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The last line's baseline below the top.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Sets lines under each other and against each other.
  init(lines: [TextLine], style: ParagraphStyle, isTruncated: Bool, missing: [Unicode.Scalar]) {
    let width = lines.reduce(0) { max($0, $1.width) }
    var lines = lines
    var top = 0.0
    for index in lines.indices {
      lines[index].baseline = top + lines[index].ascent
      let bottom = lines[index].baseline + lines[index].descent
      top = bottom + lines[index].lineGap + style.lineSpacing
      lines[index].moveRight(by: style.offset(of: lines[index].width, in: width))
      if index == lines.count - 1 { top = bottom }
    }
    size = Size(width: width, height: top)
    self.lines = lines
    self.isTruncated = isTruncated
    self.missing = missing
  }
}

extension ParagraphStyle {
  /// Where a line begins in a layout of the given width.
  fileprivate func offset(of width: Double, in available: Double) -> Double {
    switch (alignment, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): available - width
    case (.center, _): (available - width) / 2
    }
  }
}

extension TextLine {
  fileprivate mutating func moveRight(by distance: Double) {
    guard distance != 0 else { return }
    x += distance
    for index in runs.indices { runs[index].x += distance }
  }
}
