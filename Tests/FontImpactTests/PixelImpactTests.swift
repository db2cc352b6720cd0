import FontImpact
import Scenes
import Testing

@MainActor
@Suite struct PixelImpactTests {
  private func report(_ old: FontSelection, _ new: FontSelection) throws -> ImpactReport {
    let edition = ImpactEdition { selection in
      Gallery.scenes(FontImpactAnalysisTests.bareInputs(selection))
        .filter { $0.name == "prefix-row" }
    }
    var analysis = FontImpactAnalysis(FontChange(old: old, new: new), editions: [edition])
    analysis.range = 100...700
    return try analysis.run()
  }

  @Test func theSameDesignOnAnotherGridHasTheSamePixels() throws {
    let report = try report(Fixtures.font("Em16.ttf"), Fixtures.font("Em16384.ttf"))
    #expect(report.pixels.map(\.reason) == [.control])
    #expect(report.pixels.allSatisfy { $0.unequalPixels == 0 && $0.alignedPixels == 0 })
    #expect(report.pixels.allSatisfy { !$0.texts.isEmpty })
  }

  // The letters of the bold form are wider, so everything right of the first label stands elsewhere.
  @Test func aMovedTextDoesNotCountAgainstItsLetters() throws {
    let old = try Fixtures.font("Latin.ttf")
    let control = try #require(
      report(old, Fixtures.font("Variable.ttf@wght=900")).pixels.last { $0.reason == .control })
    #expect(control.texts.contains { $0.isMoved })
    #expect(control.alignedPixels < control.unequalPixels)
    #expect(control.appeared.isEmpty && control.vanished.isEmpty)
  }

  @Test func whatAppearsAndVanishesIsNamed() throws {
    let report = try report(Selections.family("Inter 3"), Selections.family("Inter"))
    // Between 463.51 and 463.86 points the fourth label gives way; 5 more for its badge of two.
    let pixels = try #require(report.pixels.first { (463.5...463.9).contains($0.width) })
    #expect(pixels.vanished == ["Paper textures", "2 more"])
    #expect(pixels.appeared == ["3 more"])
    #expect(pixels.texts.map(\.text) == ["Sketch", "Color samples", "Shapes"])
  }

  @Test func bothDirectionsCountTheSamePixels() throws {
    let (old, new) = (try Selections.family("Inter 3"), try Selections.family("Inter"))
    let there = try report(old, new).pixels
    let back = try report(new, old).pixels
    #expect(there.map(\.width) == back.map(\.width))
    #expect(there.map(\.unequalPixels) == back.map(\.unequalPixels))
    #expect(there.map(\.alignedPixels) == back.map(\.alignedPixels))
    #expect(there.map(\.appeared) == back.map(\.vanished))
  }
}
