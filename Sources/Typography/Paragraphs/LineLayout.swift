/// Breaks the lines of a paragraph, first fit: each line takes what fits before the next starts.
struct LineLayout {
  let lines: [HardLine]
  let content: Paragraph.Content
  let style: ParagraphStyle

  func layout(fits: (Double) -> Bool) -> TextLayout {
    let limit = style.lineLimit.map { max($0, 1) } ?? Int.max
    var made: [TextLine] = []
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      var start = 0
      repeat {
        let cut = cut(line, from: start, fits: fits)
        let isEnd = cut.end == line.bytes.count
        guard made.count + 1 < limit || isEnd && isLast else {
          made.append(truncated(line, from: start, fits: fits))
          return finished(made, isTruncated: true)
        }
        made.append(line.line(of: cut.piece))
        start = cut.end
      } while start < line.bytes.count
    }
    return finished(made, isTruncated: false)
  }

  private func finished(_ made: [TextLine], isTruncated: Bool) -> TextLayout {
    TextLayout(
      lines: made, style: style, isTruncated: isTruncated, missing: content.missing)
  }

  private struct Cut {
    var piece: LinePiece
    var end: Int
  }

  /// What goes on the line that starts at an offset.
  private func cut(_ line: HardLine, from start: Int, fits: (Double) -> Bool) -> Cut {
    let end = line.bytes.count
    if start == 0, lines.count > 1 || end == 0, let whole = rest(line, from: 0, fits: fits) {
      return whole
    }
    let opportunities = line.opportunities.drop { $0 <= start }
    var best: Cut?
    for opportunity in opportunities {
      let piece = line.piece(from: start, to: opportunity)
      guard fits(piece.width(spans: line.spans)) else {
        return best ?? broken(line, from: start, before: opportunity, fits: fits)
      }
      best = Cut(piece: piece, end: opportunity)
    }
    if let rest = rest(line, from: start, fits: fits) { return rest }
    return best ?? broken(line, from: start, before: end, fits: fits)
  }

  /// All that is left, its last spaces counted if they fit and hanging if they do not.
  private func rest(_ line: HardLine, from start: Int, fits: (Double) -> Bool) -> Cut? {
    let end = line.bytes.count
    let whole = line.piece(from: start, to: end, keepsSpaces: true)
    // The only line was tried as a whole before anything else.
    if start > 0 || lines.count > 1, fits(whole.width(spans: line.spans)) {
      return Cut(piece: whole, end: end)
    }
    guard line.trimmedEnd(from: start, to: end) < end else { return nil }
    let hanging = line.piece(from: start, to: end)
    return fits(hanging.width(spans: line.spans)) ? Cut(piece: hanging, end: end) : nil
  }

  /// As many clusters as fit of a word that is too long for a line, and at least one.
  private func broken(
    _ line: HardLine, from start: Int, before end: Int, fits: (Double) -> Bool
  ) -> Cut {
    let ends = line.clusterEnds(from: start, to: end)
    guard let first = ends.first else {
      return Cut(piece: line.piece(from: start, to: end), end: end)
    }
    var best = Cut(piece: line.piece(from: start, to: first), end: first)
    for end in ends.dropFirst() {
      let piece = line.piece(from: start, to: end)
      guard fits(piece.width(spans: line.spans)) else { break }
      best = Cut(piece: piece, end: end)
    }
    return best
  }

  /// The last line that the limit allows: the rest of its source with an ellipsis, at the tail up
  /// to the next mandatory break, else up to the end of the text.
  private func truncated(
    _ line: HardLine, from start: Int, fits: (Double) -> Bool
  ) -> TextLine {
    let end = style.truncation == .tail ? line.range.upperBound : content.list.bytes.count
    return content.truncation(
      of: line.range.lowerBound + start..<end, baseLevel: line.shaped.baseLevel
    ).line(fits: fits)
  }
}
