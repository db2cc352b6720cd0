import FontImpact
import Testing
import Typography

@Suite struct LabelImpactTests {
  private static let texts =
    Selections.labels + Selections.badges + [
      "AVATAR To.", "ffi office", "Größe", "", "日本語", "שלום",
    ]

  @Test func partsAddUpToTheDeltaForAllPairs() throws {
    for (old, new) in try pairs() {
      let change = FontChange(old: old, new: new)
      for impact in Selections.impacts(of: change, on: Self.texts) {
        let sum = impact.advance + impact.kerning + impact.ligature + impact.fallback
        #expect(abs(sum - impact.delta) < 1e-9, "\(old.name) → \(new.name): \(impact)")
      }
    }
  }

  @Test func everythingAgainstItselfIsZero() throws {
    for family in try Selections.allFamilies() {
      let selection = try Selections.family(family)
      let change = FontChange(old: selection, new: selection)
      for impact in Selections.impacts(of: change, on: Self.texts) {
        let parts = [
          impact.delta, impact.advance, impact.kerning, impact.ligature, impact.fallback,
        ]
        #expect(parts == [0, 0, 0, 0, 0])
      }
      #expect(VerticalImpact(change).isSilent)
      #expect(VerticalImpact(change).movedSets.isEmpty)
      #expect(CoverageImpact(change, labels: Self.texts.map { ImpactLabel($0) }).isSilent)
      #expect(GlyphImpact(change, scalars: letters).changes.isEmpty)
      let description = FontDescription(selection)
      #expect(FontFileImpact(from: description, to: description).isEmpty)
    }
  }

  @Test func thereAndBackMirrorEachOtherForAllPairs() throws {
    for (old, new) in try pairs() {
      let change = FontChange(old: old, new: new)
      let there = Selections.impacts(of: change, on: Self.texts)
      let back = Selections.impacts(of: change.reversed, on: Self.texts)
      for (a, b) in zip(there, back) {
        #expect(a.old == b.new && a.new == b.old)
        #expect(
          [a.delta, a.advance, a.kerning, a.ligature, a.fallback]
            == [-b.delta, -b.advance, -b.kerning, -b.ligature, -b.fallback])
      }
      let (up, down) = (VerticalImpact(change), VerticalImpact(change.reversed))
      #expect(up.rowHeightDelta == -down.rowHeightDelta && up.movedSets == down.movedSets)
      let labels = Self.texts.map { ImpactLabel($0) }
      let lost = CoverageImpact(change, labels: labels).lost.map(\.scalar)
      #expect(lost == CoverageImpact(change.reversed, labels: labels).gained.map(\.scalar))
      let files = FontFileImpact(from: FontDescription(old), to: FontDescription(new))
      let mirror = FontFileImpact(from: FontDescription(new), to: FontDescription(old))
      #expect(files.substitutions.lost == mirror.substitutions.gained)
      #expect(files.axes.gained == mirror.axes.lost)
      let glyphs = GlyphImpact(change, scalars: letters)
      let glyphsBack = GlyphImpact(change.reversed, scalars: letters)
      #expect(glyphs.changes.map(\.scalar) == glyphsBack.changes.map(\.scalar))
      #expect(glyphs.changes.map(\.pixelCount) == glyphsBack.changes.map(\.pixelCount))
    }
  }

  // "AVATAR To." in Inter 3.019 at 14 points: 80.95 by plain sums of glyphs rounded to 1/64 (up to
  // 0.08 off for ten glyphs) and 75.61 with kerning.
  @Test func kerningIsToldApart() throws {
    let change = FontChange(
      old: try Selections.family("Inter 3", features: "-kern"),
      new: try Selections.family("Inter 3"))
    let impact = try #require(Selections.impacts(of: change, on: ["AVATAR To."]).first)
    #expect(abs(impact.old - 80.95) < 0.08 && abs(impact.new - 75.61) < 0.01)
    #expect(impact.advance == 0 && impact.ligature == 0 && impact.fallback == 0)
    #expect(abs(impact.kerning - impact.delta) < 1e-12)
  }

  // "ffi office" in Roboto 2.138 at 14 points: 50.11 with ligatures.
  @Test func ligaturesAreToldApart() throws {
    let change = FontChange(
      old: try Selections.family("Roboto", features: "-liga"),
      new: try Selections.family("Roboto"))
    let impact = try #require(Selections.impacts(of: change, on: ["ffi office"]).first)
    #expect(abs(impact.new - 50.11) < 0.01)
    #expect(impact.ligature < -0.5 && impact.advance == 0 && impact.kerning == 0)
  }

  // Hebrew letters that Liberation Sans has and Roboto lacks go to the font behind it.
  @Test func fallbackIsToldApart() throws {
    let hebrew = try FontLibrary.bundled.instance(family: "Noto Sans Hebrew")
    let old = try Selections.family("Liberation Sans")
    let new = try Selections.family("Roboto")
    let change = FontChange(
      old: FontSelection(name: "old", fonts: old.fonts + [hebrew]),
      new: FontSelection(name: "new", fonts: new.fonts + [hebrew]))
    let impact = try #require(Selections.impacts(of: change, on: ["שלום"]).first)
    // The letters of either font may also kern.
    #expect(abs(impact.fallback + impact.kerning - impact.delta) < 1e-9)
    #expect(impact.fallback != 0 && abs(impact.advance) < 1e-9)
    let coverage = CoverageImpact(change, labels: [ImpactLabel("שלום")])
    #expect(coverage.moved.map(\.scalar) == ["ו", "ל", "ם", "ש"])
    #expect(coverage.moved.allSatisfy { $0.oldPosition == 0 && $0.newPosition == 1 })
  }

  private var letters: [Unicode.Scalar] {
    (UInt32(0x20)...0x7e).compactMap { Unicode.Scalar($0) }
  }

  /// All pairs of different families, each in one order.
  private func pairs() throws -> [(FontSelection, FontSelection)] {
    let all = try Selections.allFamilies().map { try Selections.family($0) }
    return all.indices.flatMap { index in all[(index + 1)...].map { (all[index], $0) } }
  }
}
