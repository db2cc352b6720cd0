import Geometry
import Snapshots
import Testing

@Suite struct LayoutComparisonTests {
  func row(_ widths: [Double], badge: String?, padding: Double = 0) -> LayoutRecord {
    var lines = [
      LayoutRecord.Line(depth: 0, view: "Window", frame: Rect(x: 0, y: 0, width: 440, height: 160)),
      LayoutRecord.Line(
        depth: 1, view: "ViewThatFits", frame: Rect(x: 24, y: 64, width: 392, height: 32),
        decision: "candidate \(4 - widths.count)"),
    ]
    var x = 24.0
    for (index, width) in widths.enumerated() {
      lines.append(
        LayoutRecord.Line(
          depth: 2, view: "Chip", id: "item-\(index)",
          frame: Rect(x: x, y: 64, width: width + 2 * padding, height: 32)))
      x += width + 2 * padding + 8
    }
    if let badge {
      lines.append(
        LayoutRecord.Line(
          depth: 2, view: "Chip", id: "badge", frame: Rect(x: x, y: 64, width: 60, height: 32),
          text: badge))
    }
    return LayoutRecord(size: Size(width: 440, height: 160), scale: 2, lines: lines)
  }

  @Test func fewerVisibleItemsComeFirst() {
    let comparison = LayoutComparison(
      expected: row([72, 96, 64, 88], badge: nil), actual: row([72, 96, 64], badge: "1 more"))
    #expect(
      comparison.sentences == [
        "visible 4 → 3", "ViewThatFits chose candidate 1 instead of candidate 0",
        "item-3 is gone", "badge is new",
      ])
  }

  @Test func equalMovesAreToldTogether() {
    let comparison = LayoutComparison(
      expected: row([72, 96, 64, 88], badge: nil),
      actual: row([72, 96, 64, 88], badge: nil, padding: 1))
    #expect(
      comparison.sentences == [
        "item-0 width 72 → 74", "item-1 moved 2 pt right, width 96 → 98",
        "item-2 moved 4 pt right, width 64 → 66", "item-3 moved 6 pt right, width 88 → 90",
      ])
  }

  @Test func aChangedTextIsQuoted() {
    let comparison = LayoutComparison(
      expected: row([72], badge: "3 more"), actual: row([72], badge: "noch 3"))
    #expect(comparison.sentences == ["badge reads “noch 3” instead of “3 more”"])
  }

  @Test func anotherDurationIsToldByWhenViewsArrive() {
    var (expected, actual) = (row([72, 96], badge: nil), row([72, 96], badge: nil))
    for index in 2...3 {
      expected.lines[index].arrival = 0.35
      actual.lines[index].arrival = 0.22
    }
    #expect(
      LayoutComparison(expected: expected, actual: actual).sentences == [
        "item-0, item-1 reach their places at 0.22 s, was 0.35 s"
      ])
    #expect(LayoutRecord(parsing: actual.text) == actual)
  }

  @Test func equalLayoutsHaveNothingToTell() {
    let layout = row([72, 96], badge: "2 more")
    #expect(LayoutComparison(expected: layout, actual: layout).sentences.isEmpty)
  }

  @Test func aRecordIsItsText() {
    var layout = row([72.25], badge: "2 \"more\" = \\ x")
    layout.lines[2].opacity = 0.5
    let text = layout.text
    #expect(
      text == #"""
        window 440 160 @2
        Window 0 0 440 160
          ViewThatFits 24 64 392 32 decision="candidate 3"
            Chip 24 64 72.25 32 id="item-0" opacity=0.5
            Chip 104.25 64 60 32 id="badge" text="2 \"more\" = \\ x"

        """#)
    #expect(LayoutRecord(parsing: text) == layout)
  }

  @Test(arguments: ["", "window", "window 1 2 @x\n", "window 1 2 @1\nA 1 2 3\n"])
  func whatIsNotARecordIsNone(text: String) {
    #expect(LayoutRecord(parsing: text) == nil)
  }
}
