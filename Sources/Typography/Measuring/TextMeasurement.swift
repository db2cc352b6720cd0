package import Geometry

/// Everything that is known about one shaped text at one size; lengths in points.
package struct TextMeasurement: Hashable, Sendable {
  /// One glyph in the order from left to right.
  package struct Glyph: Hashable, Sendable {
    /// Number of the glyph in its font.
    package var id: UInt32
    /// Key of the font that serves it.
    package var face: String
    /// UTF-8 offset in the text of the cluster that it belongs to.
    package var cluster: Int
    /// Origin to the right of the text's left end.
    package var x: Double
    /// Origin below the baseline.
    package var y: Double
    /// Movement of the pen after it.
    package var advance: Double
  }

  /// The text.
  package var text: String
  /// Sum of all advances, exact.
  package var width: Double
  /// Units of the first font's em.
  package var unitsPerEm: Int
  /// Sum of the advances in font units; nothing where more than one face served the text.
  package var advanceUnits: Int?
  /// The glyphs from left to right.
  package var glyphs: [Glyph]
  /// Code points that no font has, in order of appearance.
  package var missing: [Unicode.Scalar]
  /// Height of the first font's line above the baseline.
  package var ascent: Double
  /// Depth of the first font's line below the baseline, positive.
  package var descent: Double
  /// The first font's extra room between lines.
  package var lineGap: Double
  /// The smallest rectangle around all that is drawn, y down from the baseline; nothing for blanks.
  package var ink: Rect?

  /// Measures a text in a style.
  package init(
    _ text: String, style: TextStyle, direction: TextDirection = .automatic,
    shaper: TextShaper = .shared
  ) {
    let shaped = shaper.shape(text, style: style, direction: direction)
    let metrics = style.primaryFont.metrics
    self.text = text
    width = shaped.width(style: style)
    unitsPerEm = style.primaryFont.unitsPerEm
    let isUniform = shaped.runs.allSatisfy { $0.font == shaped.runs.first?.font }
    advanceUnits = isUniform ? shaped.runs.reduce(0) { $0 + $1.advance } : nil
    glyphs = Self.glyphs(of: shaped, style: style)
    missing = shaped.missing
    ascent = metrics.points(metrics.ascent, size: style.size)
    descent = metrics.points(metrics.descent, size: style.size)
    lineGap = metrics.points(metrics.lineGap, size: style.size)
    ink = shaped.inkBounds(style: style)
  }

  private static func glyphs(of shaped: ShapedText, style: TextStyle) -> [Glyph] {
    var glyphs: [Glyph] = []
    shaped.forEachGlyph(style: style) { run, glyph, x, y in
      let scale = run.font.unitsPerEm
      glyphs.append(
        Glyph(
          id: glyph.id, face: run.font.key, cluster: Int(glyph.cluster), x: x, y: y,
          advance: Double(glyph.advance) * style.size / Double(scale)))
    }
    return glyphs
  }
}

extension ShapedText {
  /// Visits the glyphs from left to right with their origins in points, y down.
  ///
  /// Within a run font units are summed before they are scaled.
  func forEachGlyph(
    style: TextStyle,
    _ body: (_ run: ShapedRun, _ glyph: ShapedGlyph, _ x: Double, _ y: Double) -> Void
  ) {
    var start = 0.0
    for run in visualOrder.map({ runs[$0] }) {
      let unitsPerEm = Double(run.font.unitsPerEm)
      var (pen, clusters, cluster) = (0, 0, Int32(-1))
      for glyph in glyphs[run.glyphs] {
        if cluster >= 0, glyph.cluster != cluster { clusters += 1 }
        cluster = glyph.cluster
        let x = Double(pen + Int(glyph.xOffset)) * style.size / unitsPerEm
        let y = 0 - Double(glyph.yOffset) * style.size / unitsPerEm
        body(run, glyph, start + x + style.tracking * Double(clusters), y)
        pen += Int(glyph.advance)
      }
      start += Double(run.advance) * style.size / unitsPerEm
      start += style.tracking * Double(run.clusterCount)
    }
  }

  /// The smallest rectangle in points around all that is drawn, from the left end of the baseline,
  /// y down; nothing where nothing is drawn.
  ///
  /// It is apart from the line's own height: stacked marks may stand out of that, and are drawn.
  package func inkBounds(style: TextStyle) -> Rect? {
    var bounds: Rect?
    forEachGlyph(style: style) { run, glyph, x, y in
      guard let ink = run.font.inkExtents(of: glyph.id) else { return }
      let scale = style.size / Double(run.font.unitsPerEm)
      let rect = Rect(
        x: x + ink.minX * scale, y: y - ink.maxY * scale, width: ink.width * scale,
        height: ink.height * scale)
      bounds = bounds?.union(rect) ?? rect
    }
    return bounds
  }
}
