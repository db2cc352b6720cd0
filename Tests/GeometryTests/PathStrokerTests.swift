import Geometry
import Testing

@Suite struct PathStrokerTests {
  private func outline(_ path: Path, _ style: StrokeStyle) -> FlattenedPath {
    PathStroker(style: style, tolerance: 1.0 / 256)
      .outline(of: PathFlattener().flattenForStroke(path))
  }

  private func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.line(to: place) }
    }
    return path
  }

  @Test func aButtLineIsARectangle() {
    let points = outline(line((2, 5), (8, 5)), StrokeStyle(width: 2)).points
    #expect(
      points == [
        Point(x: 2, y: 4), Point(x: 8, y: 4), Point(x: 8, y: 6), Point(x: 2, y: 6),
      ])
  }

  @Test func aSquareCapAddsHalfTheWidth() {
    let points = outline(line((2, 5), (8, 5)), StrokeStyle(width: 2, cap: .square)).points
    #expect(points.map(\.x).min() == 1)
    #expect(points.map(\.x).max() == 9)
  }

  @Test func aRoundCapStaysWithinTheToleranceOfItsCircle() {
    let style = StrokeStyle(width: 20, cap: .round)
    let points = outline(line((0, 0), (50, 0)), style).points.filter { $0.x > 50 }
    #expect(points.count > 8)
    for (a, b) in zip(points, points.dropFirst()) {
      let (x, y) = ((a.x + b.x) / 2 - 50, (a.y + b.y) / 2)
      #expect(((x * x + y * y).squareRoot() - 10).magnitude <= 1.0 / 256)
    }
  }

  @Test func aMiterEndsAtItsLimit() {
    // A right angle has a miter √2 = 1.414 widths long.
    let corner = line((0, 10), (10, 10), (10, 0))
    #expect(
      outline(corner, StrokeStyle(width: 2, miterLimit: 1.42)).points.contains(Point(x: 11, y: 11)))
    #expect(
      !outline(corner, StrokeStyle(width: 2, miterLimit: 1.41)).points
        .contains(Point(x: 11, y: 11)))
  }

  @Test func aClosedRectangleIsARingWithoutOverlaps() {
    let ring = outline(
      .rectangle(Rect(x: 4, y: 4, width: 20, height: 10)), StrokeStyle(width: 2))
    #expect(ring.isSimple)
    #expect(ring.subpaths.count == 2)
    #expect(Set(ring.points.map(\.x)) == [3, 5, 23, 25])
    #expect(Set(ring.points.map(\.y)) == [3, 5, 13, 15])
  }

  @Test(arguments: zip([StrokeStyle.Cap.butt, .round, .square], [false, true, true]))
  func aSubpathWithoutLengthShowsItsCapsOnly(cap: StrokeStyle.Cap, isSeen: Bool) {
    let style = StrokeStyle(width: 4, cap: cap)
    #expect(outline(line((5, 5), (5, 5)), style).points.isEmpty != isSeen)
    var closed = line((5, 5))
    closed.close()
    #expect(outline(closed, style).points.isEmpty != isSeen)
    #expect(outline(line((5, 5)), style).points.isEmpty)
  }
}
