import Drawing
import Geometry
import Raster

/// Places outlines on the pixel grid and recognises those that are drawn fast.
struct ShapeResolver {
  /// Corner coverage by radius.
  private var corners = CornerCache()
  /// The last flattened path, kept for its memory.
  private var flattened = FlattenedPath()
  /// The part of the plane that any pixel can come from.
  var visible = Rect.zero

  /// Subpixels in a pixel, the grid on which places are compared.
  private static let grid = 4096.0

  /// The inside of an outline in pixels.
  mutating func area(
    of outline: Outline, rule: FillRule, transform: AffineTransform, rasterizer: PathRasterizer
  ) -> CoveredArea {
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
      switch outline {
      case .rect(let rect):
        if let pixels = wholePixels(rect, transform) { return .pixels(pixels) }
      case .roundedRect(let rect, let radius):
        let limited = max(0, min(radius, min(rect.width, rect.height) / 2))
        if let area = rounded(rect, radius: limited, transform, rasterizer) { return area }
      case .ellipse(let rect) where rect.width == rect.height:
        if let area = rounded(rect, radius: rect.width / 2, transform, rasterizer) { return area }
      case .ellipse, .path: break
      }
    }
    return .path(flatten(outline, transform), rule)
  }

  /// The area of a line along an outline in pixels.
  ///
  /// The line is offset in the outline's own coordinates, so that an uneven transform widens it unevenly; a width of 0
  /// is one pixel.
  mutating func area(
    ofStroke outline: Outline, style: StrokeStyle, transform: AffineTransform
  ) -> CoveredArea {
    let scale = transform.largestScale
    guard scale > 0, scale.isFinite, let inverse = transform.inverted() else {
      return .pixels(.empty)
    }
    var style = style
    if style.width == 0 { style.width = 1 / scale }
    let tolerance = PathFlattener.pixelTolerance / scale
    let reach = style.width * max(style.miterLimit, 2)
    let seen = Self.bounds(of: visible, inverse).inset(by: -reach)
    // Dashes need the whole length, also of what is not seen, and end anywhere in a curve: lines an eighth as long give
    // their ends its direction.
    let isSolid = style.dash.isEmpty
    let flattener = PathFlattener(
      tolerance: isSolid ? tolerance : tolerance / 64, visible: isSolid ? seen : nil)
    var line = flattener.flattenForStroke(outline.path)
    if let dasher = PathDasher(dash: style.dash, phase: style.dashPhase) {
      line = dasher.dashes(of: line)
    }
    var result = PathStroker(style: style, tolerance: tolerance).outline(of: line)
    result.apply(transform)
    return .path(result, .nonZero)
  }

  /// A path that outlines a glyph, mapped to pixels.
  mutating func area(of path: Path, transform: AffineTransform) -> CoveredArea {
    .path(flatten(.path(path), transform), .nonZero)
  }

  private mutating func flatten(_ outline: Outline, _ transform: AffineTransform) -> FlattenedPath {
    PathFlattener(visible: visible).flatten(outline.path, transform: transform, into: &flattened)
    return flattened
  }

  /// The pixels of a rectangle whose edges all lie on pixel borders, as far as the grid can tell.
  private func wholePixels(_ rect: Rect, _ transform: AffineTransform) -> PixelRect? {
    guard rect.width >= 0, rect.height >= 0,
      let minX = Self.wholePixel(rect.minX * transform.a + transform.tx),
      let minY = Self.wholePixel(rect.minY * transform.d + transform.ty),
      let maxX = Self.wholePixel(rect.maxX * transform.a + transform.tx),
      let maxY = Self.wholePixel(rect.maxY * transform.d + transform.ty)
    else { return nil }
    return PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// A coordinate as a pixel border, nil where it lies between two.
  private static func wholePixel(_ value: Double) -> Int? {
    guard value.magnitude < 1_000_000 else { return nil }
    let position = (value * grid).rounded(.toNearestOrAwayFromZero)
    let pixel = (value).rounded(.toNearestOrAwayFromZero)
    return position == pixel * grid ? Int(pixel) : nil
  }

  /// A rounded rectangle or circle on pixel borders.
  private mutating func rounded(
    _ rect: Rect, radius: Double, _ transform: AffineTransform, _ rasterizer: PathRasterizer
  ) -> CoveredArea? {
    guard transform.a == transform.d, let pixels = wholePixels(rect, transform),
      let table = corners.table(radius: radius * transform.a, rasterizer: rasterizer)
    else { return nil }
    return .rounded(pixels, table)
  }

  /// The smallest rectangle around the image of another.
  static func bounds(of rect: Rect, _ transform: AffineTransform) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map(transform.apply(to:))
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }
}
