import FontImpact
import Testing

@MainActor
@Suite struct FallbackTuningTests {
  private func tuning(_ old: FontSelection, _ new: FontSelection) throws -> FallbackTuning {
    let edition = ImpactEdition(labels: Selections.labels.map { ImpactLabel($0) }) { selection in
      FontImpactAnalysisTests.scenes(["prefix-row", "flow"], selection)
    }
    var analysis = FontImpactAnalysis(FontChange(old: old, new: new), editions: [edition])
    analysis.range = 100...700
    analysis.comparesPixels = false
    analysis.tunes = true
    return try #require(try analysis.run().tuning)
  }

  // 14 / 10; a factor in steps of 1/10000 leaves at most 0.00005 × 700 points.
  @Test func aSmallerCopyIsScaledBack() throws {
    let tuning = try tuning(
      Fixtures.font("Latin.ttf", size: 14), Fixtures.font("Latin.ttf", size: 10))
    #expect(tuning.sizeAdjust == 1.4)
    #expect(tuning.residual < 0.035)
    #expect(tuning.plainDistance > 100)
    // Ascent 3/4 and descent 1/4 of an em, over 1.4.
    #expect(
      tuning.css == """
        size-adjust: 140.00%;
        ascent-override: 53.57%;
        descent-override: 17.86%;
        line-gap-override: 0.00%;
        """)
  }

  @Test func theSameDesignNeedsNoAdjustment() throws {
    let tuning = try tuning(Fixtures.font("Em16.ttf"), Fixtures.font("Em16384.ttf"))
    #expect(tuning.sizeAdjust == 1 && tuning.residual == 0)
  }

  @Test func anAdjustedFontKeepsTheBreakpointsNearer() throws {
    let tuning = try tuning(Selections.family("Inter"), Selections.family("Roboto"))
    #expect(tuning.sizeAdjust > 1.03 && tuning.sizeAdjust < 1.1)
    #expect(tuning.residual < tuning.plainDistance / 4)
    // The worked table: 583.04 and 557.77 points for all six chips.
    let all = try #require(tuning.rows.first { $0.name == "visible 6" })
    #expect(abs(all.old - 583.04) < 0.0051 && abs(all.plain - 557.77) < 0.0051)
  }
}
