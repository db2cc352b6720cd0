import Geometry
import Testing

@Suite struct PathDasherTests {
  /// The dashes of a line along x as ranges.
  private func dashes(_ path: Path, _ dash: [Double], phase: Double = 0) throws -> [[Double]] {
    let dasher = try #require(PathDasher(dash: dash, phase: phase))
    let result = dasher.dashes(of: PathFlattener().flattenForStroke(path))
    return result.subpaths.indices.map { result.points[result.range(ofSubpath: $0)].map(\.x) }
  }

  private var line: Path {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 10, y: 0))
    return path
  }

  @Test func dashesAndGapsTakeTurns() throws {
    #expect(try dashes(line, [3, 2]) == [[0, 3], [5, 8]])
  }

  @Test func anOddPatternCountsTwice() throws {
    // 3 on, 3 off, 3 on, 3 off.
    #expect(try dashes(line, [3]) == [[0, 3], [6, 9]])
  }

  @Test func thePhaseIsWhereTheLineBeginsInThePattern() throws {
    #expect(try dashes(line, [3, 2], phase: 1) == [[0, 2], [4, 7], [9, 10]])
    #expect(try dashes(line, [3, 2], phase: -1) == [[1, 4], [6, 9]])
    #expect(try dashes(line, [3, 2], phase: 4) == [[1, 4], [6, 9]])
  }

  @Test func aClosedLineThatEndsInADashJoinsItToTheFirst() throws {
    // Around 4 × 4: 16 long, so the dash from 15 to 16 goes on from 0 to 3.
    let square = Path.rectangle(Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(try dashes(square, [3, 2]).last == [0, 0, 3])
  }

  @Test func patternsThatLeaveTheLineSolidAreNone() {
    #expect(PathDasher(dash: [], phase: 0) == nil)
    #expect(PathDasher(dash: [0, 0], phase: 0) == nil)
    #expect(PathDasher(dash: [1, -1], phase: 0) == nil)
    #expect(PathDasher(dash: [.infinity], phase: 0) == nil)
  }

  @Test func aPatternFarTooFineIsDrawnSolid() throws {
    #expect(try dashes(line, [1e-9]).count == 1)
  }
}
