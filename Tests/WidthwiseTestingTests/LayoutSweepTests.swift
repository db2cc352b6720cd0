import Surface
import Sweeps
import Testing
import WidthwiseTesting

/// Boxes of which only whole ones are shown.
private struct BoxRow: View {
  let widths: [CGFloat] = [72, 96, 64, 88]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(Array((0...4).reversed()), id: \.self) { visible in
        HStack(spacing: 8) {
          ForEach(0..<visible) { Color.blue.frame(width: widths[$0], height: 20) }
          if visible < 4 { Color.gray.frame(width: 60, height: 20) }
        }
        .fixedSize()
      }
    }
  }
}

@MainActor
@Suite struct LayoutSweepTests {
  // 72; 72 + 8 + 60 = 140; 72 + 8 + 96 + 8 + 60 = 244; with 64 and 8: 316; all four: 344.
  @Test func theWorkedRowChangesAtItsCandidates() throws {
    let sweep = try LayoutSweep(of: BoxRow(), widths: 60...500, height: 40)
    #expect(sweep.isExact)
    #expect(sweep.breakpoints == [140, 244, 316, 344])
    #expect(sweep.pieces.map(\.visible) == [0, 1, 2, 3, 4])
    #expect(sweep.pieces.map(\.hidden) == [4, 3, 2, 1, 0])
    #expect(sweep.pieces.map(\.width) == [60, 140, 244, 316, 344])
    #expect(sweep.brokenLaws.isEmpty)
  }

  @Test func aLawOfThePrograms() throws {
    let law = Law("at least two are visible") { $0.visible >= 2 }
    let sweep = try LayoutSweep(of: BoxRow(), widths: 60...500, height: 40, laws: [law])
    #expect(sweep.brokenLaws.map(\.from) == [60])
    #expect(sweep.brokenLaws.map(\.to) == [244])
  }
}
