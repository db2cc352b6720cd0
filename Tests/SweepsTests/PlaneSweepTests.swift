import Geometry
import LayoutEngine
import Scenes
import Surface
import Sweeps
import Testing
import Typography

@MainActor
@Suite struct PlaneSweepTests {
  // The drawing of 800 × 500 fits by width while w / 1.6 ≤ h: the border is w = 1.6·h, from
  // (320, 200) to (640, 400); beyond these heights there is one piece only.
  @Test func theBorderOfTheFittedDiagramIsALine() throws {
    var inputs = GalleryInputs()
    inputs.windowPadding = 0
    let scene = try galleryScene("diagram", inputs)
    let renderer = SceneRenderer(texts: TextResolver(source: .library(try .bundled)))
    let variant = SceneVariant(size: Size(width: 320, height: 200))
    let result = try PlaneSweep(widths: 320...640, heights: 100...500).run(
      scene, variant: variant, with: renderer)
    let band = try #require(result.bands.first { $0.from < 300 && $0.to > 300 })
    #expect(band.low.pieces.count == 2)
    #expect(abs((band.low.breakpoints.first ?? 0) - 1.6 * band.from) < 1e-4)
    #expect(abs((band.high.breakpoints.first ?? 0) - 1.6 * band.to) < 1e-4)
    #expect(abs(band.from - 200) < 0.05)
    #expect(abs(band.to - 400) < 0.05)
    #expect(result.bands.first?.low.pieces.count == 1)
    #expect(result.bands.last?.high.pieces.count == 1)
  }

  @Test func aRowWhoseHeightDoesNotMatterIsOneBand() throws {
    let scene = try galleryScene("prefix-row")
    let renderer = SceneRenderer(texts: TextResolver(source: .library(try .bundled)))
    let variant = SceneVariant(size: Size(width: 320, height: 160))
    let result = try PlaneSweep(widths: 320...1200, heights: 160...400).run(
      scene, variant: variant, with: renderer)
    #expect(result.bands.count == 1)
    #expect(result.method == .exact)
  }

  // The flow's chips need 150.8 points of height at width 325, as a sweep of heights there says; from
  // that height on every law is kept.
  @Test func bandsEndWhereALawBegins() throws {
    let scene = try galleryScene("flow")
    let renderer = SceneRenderer(texts: TextResolver(source: .library(try .bundled)))
    let variant = SceneVariant(size: Size(width: 325, height: 50))
    let column = try WidthSweep(50...300, along: .vertical).run(
      scene, variant: variant, with: renderer)
    let broken = LawCheck().violations(in: column)
    let result = try PlaneSweep(widths: 320...330, heights: 50...300).run(
      scene, variant: variant, with: renderer)
    for violation in broken {
      let same = result.violations.filter { $0.law == violation.law }
      #expect(same.map(\.heights.lowerBound).min() == violation.from)
      #expect(same.map(\.heights.upperBound).max() == violation.to)
      #expect(same.allSatisfy { $0.widths == 320...330 })
    }
    #expect(Set(broken.map(\.law)) == ["inside-window", "minimum-size"])
    #expect(result.bands.last?.violations.isEmpty == true)
    #expect(result.bands.last?.from == broken.map(\.to).max())
    for (band, next) in zip(result.bands, result.bands.dropFirst()) {
      #expect(band.to == next.from)
    }
  }
}
