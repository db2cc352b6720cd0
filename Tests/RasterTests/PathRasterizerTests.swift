import Geometry
import Raster
import Testing

@Suite struct PathRasterizerTests {
  private let bounds = PixelRect(width: 24, height: 24)

  private func coverage(
    of path: FlattenedPath, _ rule: FillRule = .nonZero, in bounds: PixelRect? = nil
  ) -> [UInt8] {
    PathRasterizer().mask(of: .path(path, rule), bounds: bounds ?? self.bounds).bytes
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func randomPathsMatchASupersampledReference(rule: FillRule) {
    // A 64 × 64 grid is itself off by up to half a step along each edge that crosses a pixel.
    let reference = SupersampledReference(width: 24, height: 24)
    let rasterizer = PathRasterizer()
    var worst = 0
    for seed in 0..<500 {
      var random = SeededGenerator(seed: UInt64(seed))
      let polygons = randomPolygons(&random)
      var path = FlattenedPath()
      for polygon in polygons {
        path.begin(at: polygon[0])
        for point in polygon.dropFirst() { path.add(point) }
        path.close()
      }
      let expected = reference.coverage(of: polygons, rule: rule)
      let actual = rasterizer.mask(of: .path(path, rule), bounds: bounds).bytes
      for (a, b) in zip(actual, expected) { worst = max(worst, abs(Int(a) - b)) }
    }
    #expect(worst <= 2)
  }

  /// One to three polygons of three to nine corners, some of them outside of the canvas.
  private func randomPolygons(_ random: inout SeededGenerator) -> [[Point]] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (0..<Int.random(in: 3...9, using: &random)).map { _ in
        Point(x: random.number(-8...32), y: random.number(-8...32))
      }
    }
  }

  @Test func aHalfCoveredPixelHasHalfCoverage() {
    // 0.5 · 255 = 127.5, rounded up.
    let path = PathFlattener().flatten(.rectangle(Rect(x: 1.5, y: 1, width: 1, height: 1)))
    let row = coverage(of: path, in: PixelRect(minX: 0, minY: 1, maxX: 4, maxY: 2))
    #expect(row == [0, 128, 128, 0])
  }

  @Test func aTriangleCoversHalfOfItsSquare() {
    let path = FlattenedPath(polygon: [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 0, y: 4)])
    let expected: [UInt8] = [255, 255, 255, 128, 255, 255, 128, 0, 255, 128, 0, 0, 128, 0, 0, 0]
    #expect(coverage(of: path, in: PixelRect(width: 4, height: 4)) == expected)
  }

  @Test func windingTwiceIsInsideUnderNonZeroAndOutsideUnderEvenOdd() {
    var path = PathFlattener().flatten(.rectangle(Rect(x: 0, y: 0, width: 4, height: 4)))
    path.begin(at: Point(x: 1.25, y: 1.25))
    for point in [Point(x: 2.75, y: 1.25), Point(x: 2.75, y: 2.75), Point(x: 1.25, y: 2.75)] {
      path.add(point)
    }
    path.close()
    let bounds = PixelRect(width: 4, height: 4)
    #expect(coverage(of: path, .nonZero, in: bounds) == Array(repeating: 255, count: 16))
    // The pixel at 1, 1 loses 0.75 · 0.75 of its area: 255 · 0.4375 = 111.56.
    #expect(coverage(of: path, .evenOdd, in: bounds)[5] == 112)
  }

  @Test func sharedEdgesOfNeighboursLeaveNoSeam() {
    // Two rectangles in one path that meet within a pixel cover it fully.
    var path = PathFlattener().flatten(.rectangle(Rect(x: 0, y: 0, width: 1.37, height: 3)))
    path.begin(at: Point(x: 1.37, y: 0))
    for point in [Point(x: 3, y: 0), Point(x: 3, y: 3), Point(x: 1.37, y: 3)] { path.add(point) }
    path.close()
    #expect(coverage(of: path, in: PixelRect(width: 3, height: 3)).allSatisfy { $0 == 255 })
  }

  @Test func bandsGiveTheSameCoverageAsTheWhole() {
    var random = SeededGenerator(seed: 7)
    let polygon = (0..<40).map { _ in Point(x: random.number(-9...33), y: random.number(-9...33)) }
    let path = FlattenedPath(polygon: polygon)
    let whole = coverage(of: path, .evenOdd)
    for width in [1, 5, 24] {
      var banded: [UInt8] = []
      for minY in stride(from: 0, to: 24, by: width) {
        let band = PixelRect(minX: 0, minY: minY, maxX: 24, maxY: min(24, minY + width))
        banded += coverage(of: path, .evenOdd, in: band)
      }
      #expect(banded == whole)
    }
  }

  @Test func columnsGiveTheSameCoverageAsTheWhole() {
    var random = SeededGenerator(seed: 8)
    let polygon = (0..<20).map { _ in Point(x: random.number(-9...33), y: random.number(-9...33)) }
    let path = FlattenedPath(polygon: polygon)
    let whole = coverage(of: path)
    let part = coverage(of: path, in: PixelRect(minX: 7, minY: 0, maxX: 15, maxY: 24))
    for y in 0..<24 { #expect(part[y * 8..<y * 8 + 8] == whole[y * 24 + 7..<y * 24 + 15]) }
  }

  @Test func hugeAndInfiniteCoordinatesAreCutOff() {
    let huge = FlattenedPath(
      polygon: [Point(x: -1e300, y: -1e300), Point(x: 1e300, y: -1e300), Point(x: 0, y: 1e300)])
    #expect(coverage(of: huge).allSatisfy { $0 == 255 })
    let infinite = FlattenedPath(
      polygon: [Point(x: 0, y: 0), Point(x: .infinity, y: 0), Point(x: 0, y: 9)])
    #expect(coverage(of: infinite).allSatisfy { $0 == 0 })
    let nothing = FlattenedPath(
      polygon: [Point(x: .nan, y: 0), Point(x: 9, y: 0), Point(x: 0, y: 9)])
    #expect(coverage(of: nothing).allSatisfy { $0 == 0 })
  }

  @Test func thousandsOfEdgesInOneRowEnd() {
    var random = SeededGenerator(seed: 9)
    let polygon = (0..<20_000).map { _ in
      Point(x: random.number(0...24), y: random.number(3.2...3.8))
    }
    let row = coverage(of: FlattenedPath(polygon: polygon), .evenOdd)
    #expect(row[..<72].allSatisfy { $0 == 0 })
    #expect(row[72..<96].contains { $0 > 0 })
  }
}
