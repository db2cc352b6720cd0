import Drawing
import Geometry
import Raster
import Typography

extension Renderer {
  /// Draws glyphs: from masks where the text stands upright at a size that repeats, else from outlines.
  func draw(_ run: GlyphRun, paint: Paint, in context: Context) throws(RenderError) {
    let transform = context.transform
    guard !run.font.face.hasColors else {
      try drawColors(of: run, paint: paint, in: context)
      return
    }
    let isUpright =
      transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.a == transform.d
    let size = run.size * transform.a
    guard isUpright, size <= GlyphCache.largestSize else {
      drawOutlines(of: run, paint: paint, in: context)
      return
    }
    guard size > 0 else { return }
    let painter = painter(for: paint, in: context)
    glyphs.forEachMask(
      of: run.glyphs, font: run.font, size: run.size, scale: transform.a,
      origin: transform.apply(to: run.origin), rasterizer: rasterizer
    ) { mask, x, y in
      painter(.mask(mask.offset(x: x, y: y)))
    }
  }

  /// Fills the outlines of glyphs exactly where they stand.
  private func drawOutlines(of run: GlyphRun, paint: Paint, in context: Context) {
    let scale = run.size / Double(run.font.unitsPerEm)
    let painter = painter(for: paint, in: context)
    for glyph in run.glyphs {
      let placement = AffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: run.origin.x + glyph.x, ty: run.origin.y + glyph.y)
      painter(
        shapes.area(
          of: run.font.outline(of: glyph.id),
          transform: placement.followed(by: context.transform)))
    }
  }
}
