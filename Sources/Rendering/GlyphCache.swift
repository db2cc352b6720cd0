package import Geometry
package import Raster
package import Typography

/// Coverage of glyphs by font, size, glyph and position within the pixel.
///
/// A glyph stands at the nearest quarter of a pixel along x, halves to the right, and at the nearest whole pixel along
/// y, halves down; so each has four masks at most.
package struct GlyphCache {
  /// A font at a size in pixels an em.
  private struct Face: Hashable {
    let font: FontInstance
    let size: Double
  }

  /// Masks of one face by glyph and quarter, with the glyph's origin at pixel 0, 0.
  private var faces: [Face: [UInt64: CoverageMask]] = [:]
  /// Bytes of all masks.
  private var size = 0

  /// Bytes of masks at most; beyond it all are dropped and made again as needed.
  private static let limit = 32 << 20
  /// Pixels an em beyond which glyphs are drawn from their outline, unsnapped: a mask would seldom be used twice.
  static let largestSize = 256.0

  /// An empty cache.
  package init() {}

  /// Calls `body` with the mask of each glyph and its place in pixels.
  ///
  /// `scale` is pixels in a point, `origin` the run's origin in pixels.
  package mutating func forEachMask(
    of glyphs: [PositionedGlyph], font: FontInstance, size: Double, scale: Double, origin: Point,
    rasterizer: PathRasterizer, _ body: (CoverageMask, _ x: Int, _ y: Int) -> Void
  ) {
    if self.size > Self.limit {
      faces.removeAll()
      self.size = 0
    }
    let face = Face(font: font, size: size * scale)
    // Taken out while it changes, so that it is not copied.
    var masks = faces.removeValue(forKey: face) ?? [:]
    for glyph in glyphs {
      guard let (x, quarter) = Self.snapped(origin.x + glyph.x * scale),
        let y = Self.wholePixel(origin.y + glyph.y * scale)
      else { continue }
      let key = UInt64(glyph.id) << 2 | UInt64(quarter)
      if let mask = masks[key] {
        if !mask.bounds.isEmpty { body(mask, x, y) }
        continue
      }
      let mask = Self.mask(of: glyph.id, face: face, quarter: quarter, rasterizer: rasterizer)
      masks[key] = mask
      self.size += mask.bytes.count + 64
      if !mask.bounds.isEmpty { body(mask, x, y) }
    }
    faces[face] = masks
  }

  /// The pixel column and quarter nearest to a position; nil far from any canvas.
  static func snapped(_ x: Double) -> (pixel: Int, quarter: Int)? {
    guard x.magnitude < 1_000_000 else { return nil }
    // The whole part is split off first: it must not decide how the rest is rounded.
    let whole = x.rounded(.down)
    let quarter = Int(((x - whole) * 4 + 0.5).rounded(.down))
    return (Int(whole) + quarter / 4, quarter % 4)
  }

  /// The row nearest to a position; nil far from any canvas.
  static func wholePixel(_ y: Double) -> Int? {
    guard y.magnitude < 1_000_000 else { return nil }
    return Int((y + 0.5).rounded(.down))
  }

  /// The coverage of a glyph.
  private static func mask(
    of glyph: UInt32, face: Face, quarter: Int, rasterizer: PathRasterizer
  ) -> CoverageMask {
    let scale = face.size / Double(face.font.unitsPerEm)
    let transform = AffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: Double(quarter) / 4, ty: 0)
    let path = PathFlattener().flatten(face.font.outline(of: glyph), transform: transform)
    let area = CoveredArea.path(path, .nonZero)
    return rasterizer.mask(of: area, bounds: area.bounds).trimmed()
  }
}
