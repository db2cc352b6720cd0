import Drawing
import Foundation
import Geometry
import Pixels
import Rendering
import Testing

/// Gradients against their formulas in double precision with the C library's functions.
@Suite struct GradientReferenceTests {
  private let side = 40

  /// Stops in ascending order, some of them equal, some beyond 0 and 1.
  private func gradient(_ random: inout SplitMix) -> Gradient {
    var offset = random.number(-0.3, 0.4)
    var stops: [Gradient.Stop] = []
    for _ in 0...random.index(below: 5) {
      stops.append(.init(offset: offset, color: Color(&random)))
      offset += random.number(0.02, 0.4)
    }
    return Gradient(stops: stops)
  }

  /// The premultiplied colour between the stops around an offset.
  private func color(of gradient: Gradient, at offset: Double) -> ReferencePixels.Value {
    guard let next = gradient.stops.firstIndex(where: { $0.offset > offset }) else {
      return gradient.stops[gradient.stops.count - 1].color.reference
    }
    guard next > 0 else { return gradient.stops[0].color.reference }
    let (a, b) = (gradient.stops[next - 1], gradient.stops[next])
    let share = (offset - a.offset) / (b.offset - a.offset)
    return a.color.reference * (1 - share) + b.color.reference * share
  }

  /// The largest difference of a paint, at twice the size, to the colours at its offsets.
  private func worst(
    _ paint: Paint, _ gradient: Gradient, offset: (Point) -> Double
  ) throws -> Double {
    let canvas = Rect(x: 0, y: 0, width: Double(side) / 2, height: Double(side) / 2)
    let list = DisplayList(
      size: Size(width: canvas.width, height: canvas.height), scale: 2,
      items: [.fill(.rect(canvas), .nonZero, paint)])
    let reference = ReferencePixels(width: side, height: side) { x, y in
      let place = Point(x: (Double(x) + 0.5) / 2, y: (Double(y) + 0.5) / 2)
      return color(of: gradient, at: offset(place))
    }
    return reference.worst(against: try Renderer().render(list))
  }

  private func point(_ random: inout SplitMix) -> Point {
    Point(x: random.number(-4, 24), y: random.number(-4, 24))
  }

  @Test func linearGradientsRunAlongTheirLine() throws {
    var random = SplitMix(state: 1)
    for _ in 0..<40 {
      let gradient = gradient(&random)
      let (from, to) = (point(&random), point(&random))
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let paint = Paint.linearGradient(gradient, from: from, to: to)
      let difference = try worst(paint, gradient) {
        (($0.x - from.x) * dx + ($0.y - from.y) * dy) / (dx * dx + dy * dy)
      }
      #expect(difference <= 1)
    }
  }

  @Test func radialGradientsRunAlongTheDistance() throws {
    var random = SplitMix(state: 2)
    for _ in 0..<40 {
      let gradient = gradient(&random)
      let center = point(&random)
      let (start, end) = (random.number(0, 6), random.number(8, 30))
      let paint = Paint.radialGradient(
        gradient, center: center, startRadius: start, endRadius: end)
      let difference = try worst(paint, gradient) {
        (hypot($0.x - center.x, $0.y - center.y) - start) / (end - start)
      }
      #expect(difference <= 1)
    }
  }

  @Test func angularGradientsRunAroundTheirCenter() throws {
    var random = SplitMix(state: 3)
    for _ in 0..<40 {
      let gradient = gradient(&random)
      // No pixel's middle lies on the ray where the turn begins, at which the colour jumps.
      let center = Point(x: random.number(2, 18), y: random.number(2, 18))
      let start = random.number(-180, 180)
      let paint = Paint.angularGradient(
        gradient, center: center, startDegrees: start, endDegrees: start + 360)
      let difference = try worst(paint, gradient) {
        let degrees = atan2($0.y - center.y, $0.x - center.x) * 180 / .pi - start
        return (degrees / 360) - (degrees / 360).rounded(.down)
      }
      #expect(difference <= 1)
    }
  }
}
