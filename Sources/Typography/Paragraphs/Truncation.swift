import Synchronization

/// The search for the longest part of a text that fits on a line together with an ellipsis.
final class Truncation: Sendable {
  private let list: SpanList
  /// UTF-8 offsets in the text of the paragraph of what has to go on the line.
  private let range: Range<Int>
  private let side: ParagraphStyle.Truncation
  private let baseLevel: UInt8
  /// Ends of the clusters, the start before them.
  private let ends: [Int]
  private let pieces = Mutex<[Int: LinePiece]>([:])

  init(
    _ list: SpanList, range: Range<Int>, side: ParagraphStyle.Truncation, baseLevel: UInt8
  ) {
    self.list = list
    self.range = range
    self.side = side
    self.baseLevel = baseLevel
    var ends = [range.lowerBound]
    for character in String(decoding: list.bytes[range], as: UTF8.self) {
      ends.append(ends[ends.count - 1] + character.utf8.count)
    }
    self.ends = ends
  }

  /// The line with as many clusters as fit; the ellipsis alone where not even one does.
  func line(fits: (Double) -> Bool) -> TextLine {
    let kept = keep(fits: fits)
    let piece = piece(keeping: kept)
    return LineBuilder(
      piece: piece, spans: list.spans, fallbackSpan: list.index(at: range.lowerBound)
    ).line()
  }

  /// Number of clusters kept: first in growing steps, then halving, so that few widths are tried.
  private func keep(fits: (Double) -> Bool) -> Int {
    let count = ends.count - 1
    var (kept, step) = (0, 1)
    while kept + step <= count, fits(width(keeping: kept + step)) {
      kept += step
      step *= 2
    }
    var beyond = min(kept + step, count + 1)
    while beyond - kept > 1 {
      let middle = (kept + beyond) / 2
      if fits(width(keeping: middle)) { kept = middle } else { beyond = middle }
    }
    // One more letter can make a word narrower where letters join; what is no wider than a text
    // that fits, fits.
    let width = width(keeping: kept)
    for more in stride(from: min(kept + 3, count), to: kept, by: -1)
    where self.width(keeping: more) <= width { return more }
    return kept
  }

  private func width(keeping count: Int) -> Double {
    piece(keeping: count).width(spans: list.spans)
  }

  private func piece(keeping count: Int) -> LinePiece {
    if let known = pieces.withLock({ $0[count] }) { return known }
    let shaped = TextShaper.shape(
      text(keeping: count), direction: baseLevel & 1 == 1 ? .rightToLeft : .leftToRight,
      cutsTabs: true)
    let made = LinePiece(shaped: shaped, visible: 0..<shaped.byteCount, source: range)
    pieces.withLock { $0[count] = made }
    return made
  }

  /// The kept clusters with the ellipsis at the cut, in the style of the letter beside it.
  private func text(keeping count: Int) -> [TextSpan] {
    let total = ends.count - 1
    let head = side == .head ? 0 : side == .tail ? count : (count + 1) / 2
    let headEnd = LineBreaks.trimmedEnd(list.bytes, from: range.lowerBound, to: ends[head])
    var tailStart = ends[total - (count - head)]
    while tailStart < range.upperBound, Self.isSpace(list.bytes[tailStart]) { tailStart += 1 }
    var spans = list.clipped(to: range.lowerBound..<headEnd)
    let tail = list.clipped(to: tailStart..<range.upperBound)
    let owner =
      head > 0
      ? list.index(at: max(headEnd - 1, range.lowerBound))
      : list.index(at: min(tailStart, max(list.bytes.count - 1, 0)))
    spans[owner].text += Ellipsis.text(in: spans[owner].style)
    for index in spans.indices { spans[index].text += Self.flattened(tail[index].text) }
    return spans
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// A text with its mandatory breaks made spaces, for what follows an ellipsis on one line.
  private static func flattened(_ text: String) -> String {
    text.contains(where: \.isNewline)
      ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }
}
