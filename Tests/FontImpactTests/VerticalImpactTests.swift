import FontImpact
import Testing
import Typography

@Suite struct VerticalImpactTests {
  // Inter at 14 points: 13.562 above and 3.381 below the baseline in version 3.019.
  @Test func linesAreThoseOfTheUsedSet() throws {
    let change = FontChange(
      old: try Selections.family("Inter 3"), new: try Selections.family("Roboto"))
    let impact = VerticalImpact(change)
    #expect(abs(impact.old.ascent - 13.562) < 0.001)
    #expect(abs(impact.old.descent - 3.381) < 0.001)
    // Roboto 2.138: hhea 1.172 em, typo 1.319 em with its gap, win 1.319 em.
    #expect(impact.newSource == .hhea)
    #expect(abs(impact.new.rowHeight / 14 - 1.172) < 0.001)
    #expect(impact.movedSets == [.hhea, .typo, .win])
  }

  @Test func aLargerSizeScalesEverything() throws {
    let change = FontChange(
      old: try Selections.family("Inter"), new: try Selections.family("Inter", size: 28))
    let impact = VerticalImpact(change)
    #expect(impact.new.rowHeight == 2 * impact.old.rowHeight)
    let label = try #require(Selections.impacts(of: change, on: ["Sketch"]).first)
    #expect(label.new == 2 * label.old)
  }
}
