package import Geometry
package import Pixels

/// Colours taken from a picture that is stretched over a rectangle.
///
/// Samples are premultiplied. Places beyond an edge take the edge's pixels.
package struct ImageSampler {
  private let image: Pixmap
  private let interpolation: Interpolation
  /// From canvas pixels to pixels of the picture.
  private let inverse: AffineTransform
  /// Half the extents, in pixels of the picture, of the box that a canvas pixel covers.
  private let halfWidth: Double
  private let halfHeight: Double

  /// A sampler; nil where the picture is empty or the transform cannot be undone.
  ///
  /// The transform leads from the coordinates of `rect` to canvas pixels.
  package init?(
    _ image: StraightPixmap, rect: Rect, interpolation: Interpolation, transform: AffineTransform
  ) {
    let placement = AffineTransform(
      a: rect.width / Double(image.width), b: 0, c: 0, d: rect.height / Double(image.height),
      tx: rect.minX, ty: rect.minY)
    guard image.width > 0, image.height > 0,
      let inverse = placement.followed(by: transform).inverted(), inverse.isFinite
    else { return nil }
    self.image = image.premultiplied()
    self.inverse = inverse
    halfWidth = (inverse.a.magnitude + inverse.c.magnitude) / 2
    halfHeight = (inverse.b.magnitude + inverse.d.magnitude) / 2
    let isReduced = halfWidth > 0.5 || halfHeight > 0.5
    self.interpolation =
      interpolation == .areaAverage && !isReduced ? .bilinear : interpolation
  }

  /// Writes the colours of a row of pixels.
  func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<UInt16>>) {
    image.bytes.withUnsafeBytes { bytes in
      for index in 0..<count {
        let place = inverse.apply(to: Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
        switch interpolation {
        case .nearest: row[index] = nearest(place, bytes)
        case .bilinear: row[index] = bilinear(place, bytes)
        case .areaAverage: row[index] = average(place, bytes)
        }
      }
    }
  }

  /// A pixel, or the one at the edge beside it.
  @inline(__always)
  private func pixel(_ x: Int, _ y: Int, _ bytes: UnsafeRawBufferPointer) -> SIMD4<UInt32> {
    let column = max(0, min(image.width - 1, x))
    let row = max(0, min(image.height - 1, y))
    let pixel = bytes.loadUnaligned(
      fromByteOffset: (row * image.width + column) * 4, as: SIMD4<UInt8>.self)
    return SIMD4(truncatingIfNeeded: pixel)
  }

  /// A coordinate rounded down and kept so close to the picture that it fits an Int.
  @inline(__always)
  private static func floored(_ value: Double, limit: Int) -> Int {
    Int(max(-2, min(Double(limit) + 2, value)).rounded(.down))
  }

  private func nearest(_ place: Point, _ bytes: UnsafeRawBufferPointer) -> SIMD4<UInt16> {
    let x = Self.floored(place.x, limit: image.width)
    let y = Self.floored(place.y, limit: image.height)
    return SIMD4(truncatingIfNeeded: pixel(x, y, bytes) &* 257)
  }

  /// Four pixels weighed in 256ths along each axis, rounded to 1/65535 once.
  private func bilinear(_ place: Point, _ bytes: UnsafeRawBufferPointer) -> SIMD4<UInt16> {
    let x = Self.floored((place.x - 0.5) * 256 + 0.5, limit: (image.width + 2) * 256)
    let y = Self.floored((place.y - 0.5) * 256 + 0.5, limit: (image.height + 2) * 256)
    let (left, top) = (x >> 8, y >> 8)
    let (fx, fy) = (UInt32(x & 255), UInt32(y & 255))
    let upper =
      pixel(left, top, bytes) &* (256 - fx) &+ pixel(left + 1, top, bytes) &* fx
    let lower =
      pixel(left, top + 1, bytes) &* (256 - fx) &+ pixel(left + 1, top + 1, bytes) &* fx
    let sum = upper &* (256 - fy) &+ lower &* fy
    // 255 × 65536 becomes 65535: times 257 / 65536.
    return SIMD4(truncatingIfNeeded: (sum &+ (sum &>> 8) &+ 128) &>> 8)
  }

  /// The mean over a box, each pixel weighed by its common area in 256ths along each axis.
  private func average(_ place: Point, _ bytes: UnsafeRawBufferPointer) -> SIMD4<UInt16> {
    let columns = range(place.x, halfWidth, limit: image.width)
    let rows = range(place.y, halfHeight, limit: image.height)
    var sum = SIMD4<UInt64>.zero
    for row in rows.lowerBound >> 8...(rows.upperBound - 1) >> 8 {
      let height = min(rows.upperBound, (row + 1) << 8) - max(rows.lowerBound, row << 8)
      for column in columns.lowerBound >> 8...(columns.upperBound - 1) >> 8 {
        let width =
          min(columns.upperBound, (column + 1) << 8) - max(columns.lowerBound, column << 8)
        let color: SIMD4<UInt64> = SIMD4(truncatingIfNeeded: pixel(column, row, bytes))
        sum &+= color &* UInt64(width * height)
      }
    }
    let area = UInt64(columns.count * rows.count)
    var color = SIMD4<UInt16>()
    for channel in 0..<4 {
      color[channel] = UInt16(truncatingIfNeeded: (sum[channel] * 257 + area / 2) / area)
    }
    return color
  }

  /// The part of an axis within a box around a place, in 256ths of a pixel, never empty.
  private func range(_ center: Double, _ half: Double, limit: Int) -> Range<Int> {
    let end = Double(limit)
    let first = max(0, min(end, center - half)) * 256
    let last = max(0, min(end, center + half)) * 256
    let lower = min(Int(first.rounded(.toNearestOrAwayFromZero)), limit * 256 - 1)
    return lower..<max(Int(last.rounded(.toNearestOrAwayFromZero)), lower + 1)
  }
}
