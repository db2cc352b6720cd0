import Geometry
import LayoutEngine
import Scenes
import Surface
import Sweeps
import Testing
import Typography

@MainActor
@Suite struct SweepRangeTests {
  private func texts() throws -> TextResolver { TextResolver(source: .library(try .bundled)) }

  // The windows of the gallery ask for 320 points at least, the collection's for 360.
  @Test func theUsualRangeBeginsAtTheLeastWidthOfTheWindow() throws {
    for (name, least) in [("prefix-row", 320.0), ("flow", 320), ("collection", 360)] {
      let range = try WidthSweep.usualRange(of: galleryScene(name), texts: texts())
      #expect(range == least...1200)
    }
  }

  @Test func aPartOfASweepSaysTheSameOfItsWidths() throws {
    let result = try WidthSweep(256...1264).run(
      galleryScene("prefix-row"), variant: SceneVariant(size: Size(width: 320, height: 160)),
      with: SceneRenderer(texts: texts()))
    let part = result.cut(to: 320...1200)
    #expect(part.range == 320...1200)
    #expect(part.pieces.first?.from == 320 && part.pieces.last?.to == 1200)
    #expect(part.breakpoints == result.breakpoints.filter { $0 > 320 && $0 <= 1200 })
    for width in stride(from: 320.0, through: 1200, by: 8) {
      let (whole, cut) = (
        try #require(result.piece(at: width)), try #require(part.piece(at: width))
      )
      #expect(whole.agrees(with: cut.layout(at: width), at: width))
    }
  }
}
