package import Geometry
import Synchronization

/// A text that is shaped once and can be set in lines at any width.
package struct Paragraph: Sendable {
  /// How its lines are made.
  package let style: ParagraphStyle
  private let content: Content

  /// A text in several styles; at least one span.
  package init(
    _ spans: [TextSpan], style: ParagraphStyle = ParagraphStyle(), shaper: TextShaper = .shared
  ) {
    precondition(!spans.isEmpty, "a paragraph needs a style even without text")
    self.style = style
    content = Content(SpanList(spans), style: style, shaper: shaper)
  }

  /// A text in one style.
  package init(
    _ text: String, style: TextStyle, paragraphStyle: ParagraphStyle = ParagraphStyle(),
    shaper: TextShaper = .shared
  ) {
    self.init([TextSpan(text: text, style: style)], style: paragraphStyle, shaper: shaper)
  }

  /// The text in lines, broken where `fits` says no.
  ///
  /// `fits` answers whether a line of the given width in points fits what is proposed. The widths
  /// are exact; everything that depends on the proposal is asked through it and only through it,
  /// so equal answers give equal layouts. It has to be monotone: what is no wider than a width that
  /// fits, fits. Where it may be asked for other widths than those of the lines, the last few layouts
  /// are remembered.
  package func layout(remembers: Bool = false, fits: (Double) -> Bool) -> TextLayout {
    if let single = content.singleLine, fits(single.size.width) { return single }
    let lines = LineLayout(lines: content.hardLines, content: content, style: style)
    guard remembers else { return lines.layout(fits: fits) }
    if let known = content.memory.layout(fits: fits) { return known }
    var (widest, narrowest) = (-Double.infinity, Double.infinity)
    let layout = lines.layout { width in
      let answer = fits(width)
      if answer { widest = max(widest, width) } else { narrowest = min(narrowest, width) }
      return answer
    }
    content.memory.remember(layout, widest: widest, narrowest: narrowest)
    return layout
  }

  /// The layout without any limit of width.
  package var idealLayout: TextLayout { layout { _ in true } }

  /// Size in points without any limit of width.
  package var idealSize: Size { idealLayout.size }

  /// Code points that no font of their style has, in order of appearance.
  package var missing: [Unicode.Scalar] { content.missing }
}

extension Paragraph {
  /// What is the same for every width, shared by the copies of a paragraph.
  final class Content: Sendable {
    let list: SpanList
    let hardLines: [HardLine]
    let missing: [Unicode.Scalar]
    let memory = LayoutMemory()
    private let style: ParagraphStyle
    private let made = Mutex<TextLayout?>(nil)
    private let truncations = Mutex<[Range<Int>: Truncation]>([:])

    init(_ list: SpanList, style: ParagraphStyle, shaper: TextShaper) {
      self.list = list
      self.style = style
      hardLines = LineBreaks.hardLines(of: list.bytes).map {
        HardLine(list, range: $0, direction: style.shapingDirection, shaper: shaper)
      }
      var missing: [Unicode.Scalar] = []
      for scalar in hardLines.flatMap(\.shaped.missing) where !missing.contains(scalar) {
        missing.append(scalar)
      }
      self.missing = missing
    }

    /// The layout on one line where the text has no mandatory break.
    var singleLine: TextLayout? {
      guard hardLines.count == 1, let line = hardLines.first else { return nil }
      return made.withLock { made in
        if let made { return made }
        let piece = line.piece(from: 0, to: line.bytes.count, keepsSpaces: true)
        let layout = TextLayout(
          lines: [line.line(of: piece)], style: style, isTruncated: false, missing: missing)
        made = layout
        return layout
      }
    }

    /// The truncation of a part of the text, remembered with the pieces that it shaped.
    func truncation(of range: Range<Int>, baseLevel: UInt8) -> Truncation {
      truncations.withLock { truncations in
        if let known = truncations[range] { return known }
        if truncations.count >= 64 { truncations.removeAll() }
        let made = Truncation(list, range: range, side: style.truncation, baseLevel: baseLevel)
        truncations[range] = made
        return made
      }
    }
  }
}
