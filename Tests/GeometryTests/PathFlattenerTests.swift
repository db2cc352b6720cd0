import Geometry
import Testing

@Suite struct PathFlattenerTests {
  @Test func linesStayAsCloseToACircleAsStated() {
    // The cubics of a circle are themselves off by at most 2.73 × 10⁻⁴ of the radius.
    for radius in [1.0, 14, 400] {
      let square = Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
      let path = PathFlattener().flatten(.ellipse(in: square))
      for (a, b) in zip(path.points, path.points.dropFirst()) {
        let (x, y) = ((a.x + b.x) / 2, (a.y + b.y) / 2)
        let distance = (x * x + y * y).squareRoot()
        #expect((distance - radius).magnitude <= 1.0 / 256 + 2.73e-4 * radius)
      }
    }
  }

  @Test func straightCurvesBecomeOneLine() {
    var path = Path()
    path.move(to: .zero)
    path.cubic(
      to: Point(x: 9, y: 9), control1: Point(x: 3, y: 3), control2: Point(x: 6, y: 6))
    #expect(PathFlattener().flatten(path).points == [.zero, Point(x: 9, y: 9)])
  }

  @Test func drawingGoesOnWhereAClosedSubpathBegan() {
    var path = Path()
    path.move(to: Point(x: 1, y: 1))
    path.line(to: Point(x: 2, y: 1))
    path.close()
    path.line(to: Point(x: 5, y: 5))
    let flattened = PathFlattener().flatten(path)
    #expect(flattened.subpaths.map(\.isClosed) == [true, false])
    #expect(flattened.points[flattened.range(ofSubpath: 1)].first == Point(x: 1, y: 1))
  }

  @Test func hugeCurvesEnd() {
    var path = Path()
    path.move(to: Point(x: -1e300, y: 0))
    path.cubic(
      to: Point(x: 1e300, y: 5), control1: Point(x: 0, y: 1e300), control2: Point(x: 0, y: -1e300))
    let visible = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(PathFlattener(visible: visible).flatten(path).points.count < 100_000)
    #expect(PathFlattener().flatten(path).points.count < 100_000)
  }
}
