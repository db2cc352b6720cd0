package import Geometry
package import Pixels

/// Colours along a line, a distance or an angle.
///
/// The offset of a pixel's centre is computed in Double and rounded to 1/65536; between two stops premultiplied 16-bit
/// channels are interpolated in integers and rounded to nearest.
package struct GradientShader {
  /// How a place becomes an offset.
  package enum Geometry {
    /// Along the line between two points.
    case linear(from: Point, to: Point)
    /// Along the distance from a centre.
    case radial(center: Point, startRadius: Double, endRadius: Double)
    /// Around a centre, clockwise from the right.
    case angular(center: Point, startDegrees: Double, endDegrees: Double)
  }

  /// A stop on the offset grid.
  private struct Stop {
    var offset: Int64
    var color: SIMD4<Int64>
  }

  /// Steps from offset 0 to offset 1.
  private static let steps = 65536.0

  private let geometry: Geometry
  /// From pixels to the coordinates of the geometry.
  private let inverse: AffineTransform
  private let stops: [Stop]

  /// A shader; nil where the gradient has no stop or the transform cannot be undone.
  package init?(_ gradient: Gradient, geometry: Geometry, transform: AffineTransform) {
    guard !gradient.stops.isEmpty, let inverse = transform.inverted() else { return nil }
    self.geometry = geometry
    self.inverse = inverse
    var last = Int64.min
    stops = gradient.stops.map { stop in
      last = max(last, Self.fixed(stop.offset))
      let color = stop.color.premultiplied16
      return Stop(
        offset: last,
        color: SIMD4(Int64(color.x), Int64(color.y), Int64(color.z), Int64(color.w)))
    }
  }

  /// An offset on the grid; beyond ±1,000 it makes no difference.
  private static func fixed(_ offset: Double) -> Int64 {
    guard offset == offset else { return 0 }
    return Int64((max(-1000, min(1000, offset)) * steps).rounded(.toNearestOrAwayFromZero))
  }

  /// Writes the colours of a row of pixels.
  func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<UInt16>>) {
    for index in 0..<count {
      let center = Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5)
      row[index] = color(at: Self.fixed(offset(of: inverse.apply(to: center))))
    }
  }

  /// The offset of a place.
  @inline(__always)
  private func offset(of place: Point) -> Double {
    switch geometry {
    case .linear(let from, let to):
      let (x, y) = (to.x - from.x, to.y - from.y)
      let square = x * x + y * y
      let along = (place.x - from.x) * x + (place.y - from.y) * y
      return square > 0 ? along / square : 1
    case .radial(let center, let start, let end):
      let (x, y) = (place.x - center.x, place.y - center.y)
      let distance = (x * x + y * y).squareRoot()
      return end != start ? (distance - start) / (end - start) : (distance < start ? 0 : 1)
    case .angular(let center, let start, let end):
      return angularOffset(x: place.x - center.x, y: place.y - center.y, start: start, end: end)
    }
  }

  /// The offset of a direction: the part of the sweep that lies before it.
  ///
  /// A sweep of less than a turn leaves a gap, which belongs half to the end and half to the start.
  private func angularOffset(x: Double, y: Double, start: Double, end: Double) -> Double {
    let sweep = end - start
    guard sweep != 0 else { return 1 }
    let degrees = Trigonometry.turns(x: x, y: y) * 360
    var passed = (degrees - start).truncatingRemainder(dividingBy: 360)
    if sweep > 0, passed < 0 { passed += 360 }
    if sweep < 0, passed > 0 { passed -= 360 }
    let offset = passed / sweep
    let gap = 360 / sweep.magnitude - 1
    return offset > 1 + gap / 2 && gap > 0 ? 0 : offset
  }

  /// The colour at an offset.
  @inline(__always)
  private func color(at offset: Int64) -> SIMD4<UInt16> {
    var next = 0
    while next < stops.count && stops[next].offset <= offset { next += 1 }
    guard next > 0 else { return SIMD4(truncatingIfNeeded: stops[0].color) }
    let a = stops[next - 1]
    guard next < stops.count else { return SIMD4(truncatingIfNeeded: a.color) }
    let b = stops[next]
    let extent = b.offset - a.offset
    let share = offset - a.offset
    var color = SIMD4<UInt16>()
    for channel in 0..<4 {
      let sum = a.color[channel] * (extent - share) + b.color[channel] * share
      color[channel] = UInt16(truncatingIfNeeded: (sum + extent / 2) / extent)
    }
    return color
  }
}
