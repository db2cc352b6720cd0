import FontImpact
import Geometry
import Scenes
import Surface
import Sweeps
import Testing
import Typography

@MainActor
@Suite struct FontImpactAnalysisTests {
  /// The example row at the window's edge, so that widths are those of the row itself.
  static func bareInputs(_ selection: FontSelection) -> GalleryInputs {
    var inputs = GalleryInputs()
    inputs.windowPadding = 0
    inputs.fontSize = selection.size
    return inputs
  }

  static func scenes(_ names: [String], _ selection: FontSelection) -> [SceneDefinition] {
    Gallery.scenes(bareInputs(selection)).filter { names.contains($0.name) }
  }

  static func report(
    _ old: FontSelection, _ new: FontSelection, scenes: [String] = ["prefix-row", "flow"],
    widths: ClosedRange<Double> = 100...700, listed: [Double]? = []
  ) throws -> ImpactReport {
    let edition = ImpactEdition(labels: GalleryInputs().labels.map { ImpactLabel($0) }) {
      selection in
      Self.scenes(scenes, selection)
    }
    var analysis = FontImpactAnalysis(FontChange(old: old, new: new), editions: [edition])
    analysis.range = widths
    analysis.listedWidths = listed
    analysis.comparesPixels = false
    return try analysis.run()
  }

  static func row(_ report: ImpactReport, _ visible: Int) throws -> BreakpointImpact {
    try #require(
      report.breakpoints.first { $0.scene == "prefix-row" && $0.name == "visible \(visible)" })
  }

  // The worked table with a badge of text + 20 instead of text + 16: 4 more for 5 chips and fewer.
  @Test func theSweptRowHasTheThresholdsOfTheWorkedTable() throws {
    for (old, new) in zip(WorkedTableTests.rows, WorkedTableTests.rows.dropFirst()) {
      let report = try Self.report(
        Selections.family(old.family, old.location), Selections.family(new.family, new.location))
      for (index, visible) in stride(from: 6, through: 1, by: -1).enumerated() {
        let row = try Self.row(report, visible)
        let badge = visible == 6 ? 0.0 : 4
        let (before, after) = (try #require(row.old.width), try #require(row.new.width))
        #expect(abs(before - old.widths[index] - badge) < 0.0051)
        #expect(abs(after - new.widths[index] - badge) < 0.0051)
        #expect(row.disagreement == min(before, after)...max(before, after))
      }
    }
  }

  // 459.51 + 4 and 459.86 + 4: between them the row shows 4 before and 3 after.
  @Test func theOutcomeIsNamedWithItsInterval() throws {
    let (old, new) = (try Selections.family("Inter 3"), try Selections.family("Inter"))
    let row = try Self.row(Self.report(old, new), 4)
    #expect(row.sentences == ["prefix-row: 4 labels become 3 between 463.51 and 463.86 pt"])
    #expect(row.listed.isEmpty)
    #expect(!row.isMoved)
  }

  @Test func theGradeFollowsTheListedWidths() throws {
    let (old, new) = (try Selections.family("Inter 3"), try Selections.family("Inter"))
    #expect(try Self.report(old, new).grade == .moves)
    let breaking = try Self.report(old, new, listed: [463.6])
    #expect(breaking.grade == .breaks)
    #expect(try Self.row(breaking, 4).listed == [463.6])
    #expect(breaking.breakpoints.first?.name == "visible 4")
    // 463.9 lies beyond the interval.
    #expect(try Self.report(old, new, listed: [463.9]).grade == .moves)
    #expect(try Self.report(old, old, listed: [463.6]).grade == .silent)
  }

  @Test func everyPairIsEmptyAgainstItselfAndMirrored() throws {
    let families = try Selections.allFamilies()
    for scene in ["prefix-row", "flow"] {
      let sweeps = try families.map { try sweep(scene, Selections.family($0)) }
      for (index, old) in sweeps.enumerated() {
        let itself = impact(scene, old, old)
        #expect(itself.breakpoints.allSatisfy { $0.delta == 0 && $0.disagreement == nil })
        for new in sweeps[(index + 1)...] {
          let there = impact(scene, old, new).breakpoints
          let back = impact(scene, new, old).breakpoints
          #expect(there.map(\.name) == back.map(\.name))
          for (a, b) in zip(there, back) {
            #expect(a.old == b.new && a.new == b.old && a.disagreement == b.disagreement)
            #expect(a.delta == b.delta.map { -$0 })
            #expect(a.outcomes?.old == b.outcomes?.new && a.listed == b.listed)
          }
        }
      }
    }
  }

  @Test func theFinestAndTheCoarsestGridAreTheSame() throws {
    let report = try Self.report(Fixtures.font("Em16.ttf"), Fixtures.font("Em16384.ttf"))
    #expect(report.grade == .silent)
    #expect(report.labels.allSatisfy { $0.delta == 0 })
    #expect(report.breakpoints.count > 6)
    #expect(report.breakpoints.allSatisfy { $0.delta == 0 })
    #expect(report.files.texts.contains { $0.name == "unitsPerEm" && $0.old == "16" })
  }

  // Every letter grows by 1/16 em at the end of the axis: 14 / 16 points for each character.
  @Test func aVariableFontEqualsTheStaticOneAtItsDefault() throws {
    let fixed = try Fixtures.font("Latin.ttf")
    let report = try Self.report(fixed, Fixtures.font("Variable.ttf"))
    #expect(report.grade == .silent)
    #expect(report.files.axes.gained.map(\.tag.description) == ["wght"])
    let bold = try Self.report(fixed, Fixtures.font("Variable.ttf@wght=900"))
    for label in bold.labels {
      #expect(abs(label.delta - Double(label.label.text.count) * 14 / 16) < 1e-9)
      #expect(abs(label.advance - label.delta) < 1e-9)
    }
    #expect(bold.grade == .moves)
  }

  @Test func fontsWithoutACommonCharacterLoseThemAll() throws {
    let report = try Self.report(Fixtures.font("Latin.ttf"), Fixtures.font("Cyrillic.ttf"))
    #expect(report.grade == .breaks)
    let letters = Set(report.labels.flatMap(\.label.text.unicodeScalars)).subtracting([" "])
    #expect(Set(report.coverage.lost.map(\.scalar)) == letters)
    #expect(report.coverage.gained.isEmpty && report.coverage.moved.isEmpty)
    for label in report.labels {
      let sum = label.advance + label.kerning + label.ligature + label.fallback
      #expect(abs(sum - label.delta) < 1e-9)
    }
  }

  // Twice the size: the text of every chip is twice as wide, its padding of 20 is not.
  @Test func aChangeOfSizeMovesEveryBreakpoint() throws {
    let report = try Self.report(
      Fixtures.font("Latin.ttf", size: 7), Fixtures.font("Latin.ttf", size: 14), widths: 50...700)
    for visible in 1...6 {
      let row = try Self.row(report, visible)
      let chips = Double(visible == 6 ? 6 : visible + 1)
      let room = chips * 20 + (chips - 1) * 8
      let (old, new) = (try #require(row.old.width), try #require(row.new.width))
      #expect(abs((new - room) - 2 * (old - room)) < 1e-9)
    }
  }

  @Test func labelsThatMoveABreakpointAcrossAListedWidthComeFirst() throws {
    let report = try Self.report(
      Selections.family("Inter 3"), Selections.family("Inter"), listed: [463.6])
    // Of the labels of the row of four, these two grow: +0.58 and +0.15; "2 more" by 0.28.
    #expect(report.labels.prefix(3).map(\.label.text) == ["Color samples", "2 more", "Shapes"])
    #expect(report.noiseCount == report.labels.filter { abs($0.delta) < 1.0 / 64 }.count)
  }

  private func sweep(_ scene: String, _ selection: FontSelection) throws -> SweepResult {
    let definition = try #require(
      Gallery.scenes(Self.bareInputs(selection)).first { $0.name == scene })
    return try WidthSweep(100...700).run(
      definition, variant: SceneVariant(size: Size(width: 700, height: 160)),
      with: SceneRenderer(texts: TextResolver(source: .given(selection.fonts))))
  }

  private func impact(_ scene: String, _ old: SweepResult, _ new: SweepResult) -> SceneImpact {
    SceneImpact(
      scene: scene, range: 150...650, listedWidths: [320, 480, 560.5], old: old, new: new)
  }

  // With badges 4 points wider than the worked table's, Inter shows 5 labels from 574.03 to 583.04
  // and Roboto from 552.50 to 557.77; between 557.77 and 574.03 the ways of both overlap.
  @Test func overlappingBreakpointsAreToldPartByPart() throws {
    let report = try Self.report(Selections.family("Inter"), Selections.family("Roboto"))
    #expect(
      try Self.row(report, 6).sentences == [
        "prefix-row: 4 labels become 6 between 557.77 and 574.03 pt",
        "prefix-row: 5 labels become 6 between 574.03 and 583.04 pt",
      ])
    #expect(
      try Self.row(report, 5).sentences == [
        "prefix-row: 4 labels become 5 between 552.50 and 557.77 pt",
        "prefix-row: 4 labels become 6 between 557.77 and 574.03 pt",
      ])
    let common = "prefix-row: 4 labels become 6 between 557.77 and 574.03 pt"
    #expect(report.sentences.count { $0 == common } == 1)
  }
}
