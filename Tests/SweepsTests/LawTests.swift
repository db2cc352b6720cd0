import Foundation
import Geometry
import LayoutEngine
import Scenes
import Surface
import Sweeps
import Testing
import Typography

@MainActor
@Suite struct LawTests {
  private let texts: TextResolver

  init() throws { texts = TextResolver(source: .library(try FontLibrary.bundled)) }

  /// The broken laws of a view over a range of widths, with the program's own laws.
  private func broken(
    _ view: some View, _ widths: ClosedRange<Double>, height: Double = 100, own: [Law] = []
  ) throws -> [Violation] {
    nonisolated(unsafe) let root = AnyView(view)
    let scene = SceneDefinition(name: "law", variants: []) { root }
    let renderer = SceneRenderer(texts: texts)
    let variant = SceneVariant(size: Size(width: widths.lowerBound, height: height))
    let result = try WidthSweep(widths).run(scene, variant: variant, with: renderer)
    return try LawCheck(own: own).violations(
      in: result, of: scene, variant: variant, with: renderer)
  }

  @Test func aTextThatDoesNotFitIsCutUpToItsWidth() throws {
    let text = Text(verbatim: "A line that is cut").lineLimit(1)
    let width = try #require(
      WidthSweep(20...400).run(crossExtent: 100) { window in
        PlacedView(
          root: Session(texts: texts).resolve(text, environment: EnvironmentValues()), in: window)
      }.pieces.last
    ).facts.width
    let violation = try #require(
      broken(text, 20...400).first { $0.law == "nothing-truncated" })
    #expect(violation.from == 20)
    #expect(abs(violation.to - width) < 1e-9)
  }

  // 100 + 8 + 60 = 168 do not fit; the boxes keep their size and stand out on both sides.
  @Test func whatStandsOutOfTheWindowDoesSoUpToItsWidth() throws {
    let row = HStack(spacing: 8) {
      Color.blue.frame(width: 100, height: 10).accessibilityIdentifier("first")
      Color.red.frame(width: 60, height: 10).accessibilityIdentifier("second")
    }
    let found = try broken(row, 120...300).filter { $0.law == "inside-window" }
    #expect(found.map(\.from) == [120, 120])
    #expect(found.map(\.to) == [168, 168])
    #expect(
      found.map(\.detail) == [
        "first stands out of the window at the left",
        "second stands out of the window at the right",
      ])
  }

  @Test func textsThatStandOverEachOtherAreReported() throws {
    let texts = HStack(spacing: -20) {
      Text(verbatim: "one").accessibilityIdentifier("one")
      Text(verbatim: "two").accessibilityIdentifier("two")
    }
    let overlap = try broken(texts, 100...200).filter { $0.law == "nothing-overlapping" }
    #expect(overlap.map(\.detail) == ["one and two overlap"])
    #expect(overlap.map(\.from) == [100])
    #expect(overlap.map(\.to) == [200])
  }

  @Test func anAllowanceKeepsTheBreachWithItsReason() throws {
    let text = Text(verbatim: "A line that is cut").lineLimit(1)
      .mayBreak("nothing-truncated", because: "the title is shown in full above")
    let violation = try #require(
      broken(text, 20...400).first { $0.law == "nothing-truncated" })
    #expect(violation.allowance == "the title is shown in full above")
  }

  // A label of 14-point text on white; light gray on white is 1.6 : 1 or less.
  @Test func paleTextIsReported() throws {
    let pale = Text(verbatim: "pale").foregroundStyle(Color.white.opacity(0.9))
    let found = try broken(pale, 100...200).filter { $0.law == "text-contrast" }
    #expect(found.count == 1)
    #expect(found.first?.detail.hasPrefix("\"pale\" has a contrast of 1") == true)
    #expect(try broken(Text(verbatim: "dark"), 100...200).isEmpty)
  }

  // 2·w > 300 from 150 on, to the neighbouring number.
  @Test func anOwnLawIsBrokenFromTheExactWidthOn() throws {
    let own = Law("narrow") { $0.width * 2 <= 300 }
    let found = try broken(Color.blue, 100...200, own: [own])
    #expect(
      found == [
        Violation(law: "narrow", from: 150.0.nextUp, to: 200, detail: "the law is broken")
      ])
  }

  // Markers of 28 at 0.25 and 0.75 of the width, same height, touch where half the width is 28.
  @Test func markersOverlapUpToTheWidthAtWhichTheyTouch() throws {
    var inputs = GalleryInputs()
    inputs.windowPadding = 0
    inputs.markers = [Point(x: 0.25, y: 0.5), Point(x: 0.75, y: 0.5)]
    let scene = try galleryScene("diagram", inputs)
    let renderer = SceneRenderer(texts: texts)
    let variant = SceneVariant(size: Size(width: 40, height: 400))
    let result = try WidthSweep(40...400).run(scene, variant: variant, with: renderer)
    let found = LawCheck().violations(in: result).filter { $0.law == "markers-apart" }
    #expect(found.count == 1)
    #expect(found.first?.from == 40)
    #expect(abs((found.first?.to ?? 0) - 56) < 1e-6)
  }

  @Test(arguments: ["prefix-row", "flow", "diagram"])
  func theGalleryKeepsAllLawsInItsOwnRange(scene: String) throws {
    let scene = try galleryScene(scene)
    let renderer = SceneRenderer(texts: texts)
    let variant = SceneVariant(size: try #require(scene.variants.first).size)
    let result = try WidthSweep(320...1200).run(scene, variant: variant, with: renderer)
    #expect(
      try LawCheck().violations(in: result, of: scene, variant: variant, with: renderer).isEmpty)
  }

  // The last alternative is the badge alone; its window needs its width and two paddings of 24.
  @Test func aBadgeThatDoesNotFitIsAFailure() throws {
    var inputs = GalleryInputs()
    inputs.badge = "{hidden} more labels that do not fit into this window at all"
    let scene = try galleryScene("prefix-row", inputs)
    let renderer = SceneRenderer(texts: texts)
    let variant = SceneVariant(size: Size(width: 320, height: 160))
    let result = try WidthSweep(320...1200).run(scene, variant: variant, with: renderer)
    let found = LawCheck().violations(in: result).filter { $0.law == "last-alternative-fits" }
    let width = try #require(result.pieces.first).facts.width
    #expect(found.map(\.from) == [320])
    #expect(abs((found.first?.to ?? 0) - (width + 48)) < 1e-9)
  }
}
