import Drawing
import Geometry
import Pixels
import Raster
import Typography

extension Renderer {
  /// Draws glyphs of a font some of whose glyphs bring their own colours.
  ///
  /// The opacity of a plain paint scales their colours; its colour shows only where a glyph asks for that of the text.
  func drawColors(of run: GlyphRun, paint: Paint, in context: Context) throws(RenderError) {
    for glyph in run.glyphs {
      let colors: ColorGlyph?
      do {
        colors = try run.font.colorGlyph(of: glyph.id)
      } catch {
        throw .unsupportedGlyph(path: place, reason: error.message)
      }
      let placed = placement(of: glyph, run, context.transform)
      switch colors {
      case nil:
        painter(for: paint, in: context)(
          shapes.area(of: run.font.outline(of: glyph.id), transform: flipped(placed)))
      case .layers(let layers):
        for layer in layers {
          let own = layer.color.map { Paint.color($0.scaled(by: paint.opacity)) }
          painter(for: own ?? paint, in: context)(
            shapes.area(of: layer.outline, transform: flipped(placed)))
        }
      case .bitmap(let picture, let frame):
        try draw(picture, frame, opacity: paint.opacity, placed, in: context)
      }
    }
  }

  /// Draws a glyph's picture, averaged down to its size.
  private func draw(
    _ picture: StraightPixmap, _ frame: Rect, opacity: UInt16, _ placed: AffineTransform,
    in context: Context
  ) throws(RenderError) {
    var inner = context
    inner.transform = placed
    guard opacity < 65535 else {
      draw(picture, in: frame, .areaAverage, inner)
      return
    }
    let layer = Layer(opacity: Double(opacity) / 65535)
    try draw(layer, [.image(picture, frame, .areaAverage)], in: inner)
  }

  /// From font units with y down to pixels, with the origin where a plain glyph's would be.
  private func placement(
    of glyph: PositionedGlyph, _ run: GlyphRun, _ transform: AffineTransform
  ) -> AffineTransform {
    let scale = run.size / Double(run.font.unitsPerEm)
    var placed = AffineTransform.scale(x: scale, y: scale)
      .followed(
        by: .translation(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
      )
      .followed(by: transform)
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0,
      let (x, quarter) = GlyphCache.snapped(placed.tx), let y = GlyphCache.wholePixel(placed.ty)
    else { return placed }
    placed.tx = Double(x) + Double(quarter) / 4
    placed.ty = Double(y)
    return placed
  }

  /// The same for outlines, whose y runs up.
  private func flipped(_ transform: AffineTransform) -> AffineTransform {
    AffineTransform.scale(x: 1, y: -1).followed(by: transform)
  }
}

extension Paint {
  /// Opacity of a plain colour, 0…65535; gradients count as opaque.
  fileprivate var opacity: UInt16 {
    if case .color(let color) = self { color.alpha } else { 65535 }
  }
}

extension Color {
  /// The colour with its alpha scaled, rounded to nearest.
  fileprivate func scaled(by opacity: UInt16) -> Color {
    var color = self
    color.alpha = UInt16((UInt32(alpha) * UInt32(opacity) + 32767) / 65535)
    return color
  }
}
