/// A shaped text and the part of it that is to be seen on one line.
struct LinePiece: Sendable {
  let shaped: ShapedText
  /// UTF-8 offsets in the shaped text, without the white space that hangs over the end.
  let visible: Range<Int>
  /// Where the shaped text begins in the text of the paragraph, for finding styles.
  let source: Range<Int>

  /// Distance between tab stops in points, that of a new text view of Apple's.
  static let tabInterval = 28.0

  /// The first tab stop after a position.
  static func tabStop(after position: Double) -> Double {
    ((position / tabInterval).rounded(.down) + 1) * tabInterval
  }

  /// Width in points of what is seen, exact.
  func width(spans: [TextSpan]) -> Double {
    let sums = shaped.storage.prefixSums
    var (before, sum) = (0.0, WidthSum())
    for (index, run) in shaped.runs.enumerated() where run.range.overlaps(visible) {
      if run.isTab {
        before = Self.tabStops(run.range.clamped(to: visible).count, after: before + sum.width)
        sum = WidthSum()
        continue
      }
      let style = spans[run.span].style
      let (units, clusters) = sums.measure(run: index, run.range.clamped(to: visible))
      sum.add(
        units: units, clusters: clusters, unitsPerEm: run.font.unitsPerEm, size: style.size,
        tracking: style.tracking)
    }
    return before + sum.width
  }

  /// Where some tabs in a row lead.
  static func tabStops(_ count: Int, after position: Double) -> Double {
    (0..<count).reduce(position) { position, _ in tabStop(after: position) }
  }
}
