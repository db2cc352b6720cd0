import Synchronization

/// The text between two mandatory breaks, shaped once for all widths.
final class HardLine: Sendable {
  /// UTF-8 offsets in the text of the paragraph.
  let range: Range<Int>
  let bytes: [UInt8]
  let spans: [TextSpan]
  let shaped: ShapedText
  private let fallbackSpan: Int
  private let breaks = Mutex<[Int]?>(nil)
  private let pieces = Mutex<[PieceKey: LinePiece]>([:])

  private struct PieceKey: Hashable {
    var start: Int
    var end: Int
  }

  /// Cut and shaped again pieces remembered at most.
  private static let capacity = 1024

  init(_ list: SpanList, range: Range<Int>, direction: TextDirection, shaper: TextShaper) {
    self.range = range
    bytes = Array(list.bytes[range])
    spans = list.clipped(to: range)
    fallbackSpan = list.index(at: range.lowerBound)
    if spans.count == 1, let span = spans.first, !bytes.contains(0x09) {
      shaped = shaper.shape(span.text, style: span.style, direction: direction)
    } else {
      shaped = TextShaper.shape(spans, direction: direction, cutsTabs: true)
    }
  }

  /// UTF-8 offsets in the line after which it may be broken.
  var opportunities: [Int] {
    breaks.withLock { breaks in
      if let breaks { return breaks }
      let made = LineBreaks.opportunities(in: bytes)
      breaks = made
      return made
    }
  }

  /// Ends of the grapheme clusters after an offset, up to a limit.
  func clusterEnds(from start: Int, to limit: Int) -> [Int] {
    var (end, ends) = (start, [Int]())
    for character in String(decoding: bytes[start..<limit], as: UTF8.self) {
      end += character.utf8.count
      ends.append(end)
    }
    return ends
  }

  /// Where the spaces before an offset begin.
  func trimmedEnd(from start: Int, to end: Int) -> Int {
    LineBreaks.trimmedEnd(bytes, from: start, to: end)
  }

  /// The part between two offsets, its last spaces hanging unless `keepsSpaces`.
  ///
  /// A line is shaped with the spaces at its end, since letters kern with them, and again only
  /// where the cut changes a glyph.
  func piece(from start: Int, to end: Int, keepsSpaces: Bool = false) -> LinePiece {
    let seen = keepsSpaces ? end : trimmedEnd(from: start, to: end)
    let source = range.lowerBound + start..<range.lowerBound + end
    if start == 0 && end == bytes.count {
      return LinePiece(shaped: shaped, visible: start..<seen, source: source)
    }
    if endsInSoftHyphen(start, end) { return hyphenated(from: start, to: end, source: source) }
    let sums = shaped.storage.prefixSums
    if sums.isSafeToBreak(at: start), sums.isSafeToBreak(at: end) {
      return LinePiece(shaped: shaped, visible: start..<seen, source: source)
    }
    let reshaped = cached(start, end) {
      LinePiece(shaped: reshape(start..<end), visible: 0..<end - start, source: source)
    }
    return LinePiece(shaped: reshaped.shaped, visible: 0..<seen - start, source: source)
  }

  /// The finished line of a piece.
  func line(of piece: LinePiece) -> TextLine {
    LineBuilder(piece: piece, spans: spans, fallbackSpan: fallbackSpan).line()
  }

  private func cached(_ start: Int, _ end: Int, make: () -> LinePiece) -> LinePiece {
    let key = PieceKey(start: start, end: end)
    if let known = pieces.withLock({ $0[key] }) { return known }
    let made = make()
    pieces.withLock { pieces in
      if pieces.count >= Self.capacity { pieces.removeAll(keepingCapacity: true) }
      pieces[key] = made
    }
    return made
  }

  /// Shapes a part alone, with the levels and fonts that it has in the whole.
  private func reshape(_ part: Range<Int>) -> ShapedText {
    let items = shaped.runs.compactMap { run -> TextItem? in
      let cut = run.range.clamped(to: part)
      guard !cut.isEmpty else { return nil }
      return TextItem(
        range: cut.lowerBound - part.lowerBound..<cut.upperBound - part.lowerBound,
        span: run.span, font: run.font, level: run.level, script: run.script, isTab: run.isTab)
    }
    return TextShaper.shape(
      items, bytes: Array(bytes[part]), spans: spans, baseLevel: shaped.baseLevel)
  }

  /// Whether a line that ends here shows a hyphen: it ends in U+00AD.
  private func endsInSoftHyphen(_ start: Int, _ end: Int) -> Bool {
    end - start > 2 && bytes[end - 2] == 0xC2 && bytes[end - 1] == 0xAD
  }

  private func hyphenated(from start: Int, to end: Int, source: Range<Int>) -> LinePiece {
    cached(start, end) {
      let list = SpanList(spans)
      var cut = list.clipped(to: start..<end - 2)
      let owner = list.index(at: end - 2)
      cut[owner].text += Ellipsis.hyphen(in: cut[owner].style)
      let shaped = TextShaper.shape(
        cut, direction: shaped.baseLevel & 1 == 1 ? .rightToLeft : .leftToRight, cutsTabs: true)
      return LinePiece(shaped: shaped, visible: 0..<shaped.byteCount, source: source)
    }
  }
}
