/// Places the glyphs of a piece of text on a line.
struct LineBuilder {
  let piece: LinePiece
  let spans: [TextSpan]
  /// The span whose font an empty line takes its height from.
  let fallbackSpan: Int

  func line() -> TextLine {
    let width = piece.width(spans: spans)
    var line = TextLine(
      x: 0, width: width, baseline: 0, ascent: 0, descent: 0, lineGap: 0, runs: runs(in: width),
      range: piece.source)
    for run in piece.shaped.runs {
      let style = spans[run.span].style
      line.include(style.primaryFont.metrics, size: style.size)
      line.include(run.font.metrics, size: style.size)
    }
    if piece.shaped.runs.isEmpty {
      let style = spans[fallbackSpan].style
      line.include(style.primaryFont.metrics, size: style.size)
    }
    return line
  }

  /// The runs from left to right, each with its left end.
  private func runs(in width: Double) -> [TextRun] {
    let seen = piece.shaped.runs.filter { $0.range.overlaps(piece.visible) }
    let order = BidiLevels.visualOrder(of: seen.map(\.level)).map { seen[$0] }
    // Tab stops count from where reading begins, so with tabs a right-to-left line is filled from
    // its right end.
    let isMirrored = piece.shaped.baseLevel & 1 == 1 && seen.contains { $0.isTab }
    var (position, runs) = (0.0, [TextRun]())
    for run in isMirrored ? order.reversed() : order {
      if run.isTab {
        let count = run.range.clamped(to: piece.visible).count
        position = LinePiece.tabStops(count, after: position)
        continue
      }
      var placed = place(run)
      placed.x = isMirrored ? width - position - placed.width : position
      position += placed.width
      runs.append(placed)
    }
    return isMirrored ? runs.reversed() : runs
  }

  private func place(_ run: ShapedRun) -> TextRun {
    let style = spans[run.span].style
    let unitsPerEm = Double(run.font.unitsPerEm)
    func points(_ units: Int) -> Double { Double(units) * style.size / unitsPerEm }
    var (pen, clusters, cluster) = (0, 0, Int32(-1))
    var glyphs: [PositionedGlyph] = []
    for glyph in piece.shaped.glyphs[run.glyphs]
    where piece.visible.contains(Int(glyph.cluster)) {
      if glyph.cluster != cluster, cluster >= 0 { clusters += 1 }
      cluster = glyph.cluster
      glyphs.append(
        PositionedGlyph(
          id: glyph.id,
          x: points(pen + Int(glyph.xOffset)) + style.tracking * Double(clusters),
          y: 0 - points(Int(glyph.yOffset))))
      pen += Int(glyph.advance)
    }
    if cluster >= 0 { clusters += 1 }
    return TextRun(
      font: run.font, size: style.size, x: 0,
      width: points(pen) + style.tracking * Double(clusters), span: run.span, glyphs: glyphs)
  }
}

extension TextLine {
  fileprivate mutating func include(_ metrics: FontMetrics, size: Double) {
    ascent = max(ascent, metrics.points(metrics.ascent, size: size))
    descent = max(descent, metrics.points(metrics.descent, size: size))
    lineGap = max(lineGap, metrics.points(metrics.lineGap, size: size))
  }
}
