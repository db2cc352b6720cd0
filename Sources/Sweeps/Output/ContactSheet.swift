package import Drawing
import Geometry
package import Pixels
package import Typography

/// One picture with one picture of every piece below each other, each under a line about it.
package struct ContactSheet {
  /// A piece's picture and the line above it.
  package struct Entry: Sendable {
    /// What the piece is.
    package var caption: String
    /// Its picture.
    package var picture: StraightPixmap

    /// An entry from its parts.
    package init(caption: String, picture: StraightPixmap) {
      self.caption = caption
      self.picture = picture
    }
  }

  private static let margin = 16.0
  private static let captionHeight = 22.0
  /// Largest extent of a sheet, in pixels; further pictures are left out and said so.
  private static let largestExtent = 30_000.0

  private let entries: [Entry]
  private let scale: Double
  private let style: TextStyle

  /// A sheet of pictures made at a display scale, with captions in the given style.
  package init(_ entries: [Entry], scale: Double, style: TextStyle) {
    self.entries = entries
    self.scale = scale
    self.style = style
  }

  /// The sheet as drawing commands.
  package var displayList: DisplayList {
    var items: [DisplayItem] = []
    var y = Self.margin
    var width = 320.0
    for (index, entry) in entries.enumerated() {
      let size = Size(
        width: Double(entry.picture.width) / scale, height: Double(entry.picture.height) / scale)
      if (y + Self.captionHeight + size.height + 3 * Self.margin) * scale > Self.largestExtent {
        items += caption("… \(entries.count - index) further pieces are not shown", at: y)
        y += Self.captionHeight
        break
      }
      items += caption(entry.caption, at: y)
      y += Self.captionHeight
      let frame = Rect(x: Self.margin, y: y, width: size.width, height: size.height)
      let edge = Rect(
        x: frame.minX - 0.5, y: frame.minY - 0.5, width: frame.width + 1, height: frame.height + 1)
      items.append(
        .stroke(
          .rect(edge), StrokeStyle(width: 1), .color(Color(red: 190, green: 190, blue: 190))))
      items.append(.image(entry.picture, frame, .nearest))
      width = max(width, size.width)
      y += size.height + Self.margin
    }
    return DisplayList(
      size: Size(
        width: min(width + 2 * Self.margin, Self.largestExtent / scale),
        height: max(y, Self.margin * 2)),
      scale: scale, background: .white, items: items)
  }

  private func caption(_ text: String, at y: Double) -> [DisplayItem] {
    let paragraph = Paragraph(
      [TextSpan(text: text, style: style)], style: ParagraphStyle(lineLimit: 1))
    let layout = paragraph.layout { _ in true }
    return layout.lines.flatMap { line in
      line.runs.map { run in
        .glyphs(
          GlyphRun(
            font: run.font, size: run.size,
            origin: Point(x: Self.margin + run.x, y: y + line.baseline), glyphs: run.glyphs),
          .color(Color(red: 60, green: 60, blue: 60)))
      }
    }
  }
}
