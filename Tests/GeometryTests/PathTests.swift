import Geometry
import Testing

@Suite struct PathTests {
  @Test func controlBoundsHoldEveryPoint() {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.cubic(
      to: Point(x: 3, y: 4), control1: Point(x: -5, y: 6), control2: Point(x: 7, y: -8))
    #expect(path.controlBounds == Rect(minX: -5, minY: -8, maxX: 7, maxY: 6))
  }

  @Test func transformsApplyInTheOrderOfReading() {
    let transform = AffineTransform.scale(x: 2, y: 3)
      .followed(by: .translation(x: 10, y: 20))
    #expect(transform.apply(to: Point(x: 1, y: 1)) == Point(x: 12, y: 23))
  }

  @Test func roundedRectangleLimitsItsRadiusToHalfTheShorterSide() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 10)
    #expect(
      Path.roundedRectangle(rect, radius: 100) == Path.roundedRectangle(rect, radius: 5))
  }
}
