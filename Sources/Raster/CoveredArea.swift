package import Geometry

/// A shape on the pixel grid, named where that makes drawing it fast.
package enum CoveredArea {
  /// Whole pixels.
  case pixels(PixelRect)
  /// Whole pixels with equal circular corners.
  case rounded(PixelRect, CornerTable)
  /// The inside of a path in pixels.
  case path(FlattenedPath, FillRule)
  /// Coverage known beforehand, such as a glyph's.
  case mask(CoverageMask)
}

extension PathRasterizer {
  /// Hands the coverage of an area to a sink, as far as it lies in `clip`.
  @inline(__always)
  func cover<Sink: CoverageSink>(_ area: CoveredArea, clip: PixelRect, into sink: inout Sink) {
    switch area {
    case .pixels(let rect):
      let rect = rect.intersection(clip)
      guard !rect.isEmpty else { return }
      for y in rect.minY..<rect.maxY {
        sink.fill(x: rect.minX, y: y, count: rect.width, coverage: 255)
      }
    case .rounded(let rect, let corner): corner.cover(rect, clip: clip, into: &sink)
    case .path(let path, let rule): rasterize(path, rule: rule, clip: clip, into: &sink)
    case .mask(let mask):
      let rect = mask.bounds.intersection(clip)
      guard !rect.isEmpty else { return }
      for y in rect.minY..<rect.maxY {
        mask.withRow(x: rect.minX, y: y) { row in
          sink.fill(x: rect.minX, y: y, count: rect.width, coverages: row)
        }
      }
    }
  }

  /// The coverage of an area within a rectangle.
  package func mask(of area: CoveredArea, bounds: PixelRect) -> CoverageMask {
    var mask = CoverageMask(bounds: bounds)
    guard !bounds.isEmpty else { return mask }
    mask.bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var sink = MaskSink(base: base, bounds: bounds)
      cover(area, clip: bounds, into: &sink)
    }
    return mask
  }
}

extension CoveredArea {
  /// Pixels that it can touch, or more.
  package var bounds: PixelRect {
    switch self {
    case .pixels(let rect), .rounded(let rect, _): return rect
    case .mask(let mask): return mask.bounds
    case .path(let path, _): return Self.bounds(of: path)
    }
  }

  /// Pixels that a path can touch, or more.
  static func bounds(of path: FlattenedPath) -> PixelRect {
    let limit = Subpixel.guardDistance
    var (minX, minY, maxX, maxY) = (limit, limit, -limit, -limit)
    path.points.withUnsafeBufferPointer { points in
      for point in points where point.isFinite {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
      }
    }
    guard minX <= maxX, minY <= maxY else { return .empty }
    // One more pixel on each side, for points that are rounded across a border.
    return PixelRect(
      minX: Int(max(-limit, minX)) - 2, minY: Int(max(-limit, minY)) - 2,
      maxX: Int(min(limit, maxX)) + 2, maxY: Int(min(limit, maxY)) + 2)
  }
}
