import Geometry
import JSONValue
import LayoutEngine
import Scenes
import Surface
import Sweeps
import Testing
import Typography

@MainActor
@Suite struct SweepComparisonTests {
  /// The record of a prefix row with the given badge, without pictures.
  private func record(badge: String, earlier: SweepRecord? = nil) throws -> SweepRecord {
    var inputs = GalleryInputs()
    inputs.badge = badge
    let renderer = SceneRenderer(texts: TextResolver(source: .library(try .bundled)))
    let result = try WidthSweep(320...1200).run(
      galleryScene("prefix-row", inputs),
      variant: SceneVariant(size: Size(width: 320, height: 160)), with: renderer)
    return SweepRecord(result, name: "row", earlier: earlier) { _ in "" }
  }

  @Test func aRecordIsReadAsItWasWritten() throws {
    let record = try record(badge: "{hidden} more")
    let text = record.json.text()
    #expect(try SweepRecord(JSONNode(parsing: Array(text.utf8))) == record)
  }

  @Test func anEqualSweepHasNoChanges() throws {
    let record = try record(badge: "{hidden} more")
    #expect(SweepChange.between(record, record).isEmpty)
  }

  // A wider badge moves every step but the last, at which no badge is shown: three moves.
  @Test func aWiderBadgeMovesTheStepsAtWhichItIsShown() throws {
    let old = try record(badge: "{hidden} more")
    let new = try record(badge: "{hidden} more!")
    let moved = SweepChange.between(old, new).compactMap { change -> String? in
      if case .moved(let name, let from, let to) = change, to > from { return name }
      return nil
    }
    #expect(moved == ["3 → 2", "4 → 3", "5 → 4"])
  }

  @Test func aMoveIsToldWithBothWidths() {
    let change = SweepChange.moved(name: "4 → 3", from: 459.86, to: 459.51)
    #expect(change.sentence == "4 → 3 at 459.51, was 459.86")
  }
}
