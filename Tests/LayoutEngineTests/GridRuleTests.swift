import Geometry
import LayoutEngine
import Testing

/// Grids and lazy grids.
@Suite struct GridRuleTests {
  private func gridRow(_ cells: [LayoutNode]) -> LayoutNode {
    LayoutNode("row", rule: GridRowRule(alignment: nil), children: cells)
  }

  private func grid(_ rows: [LayoutNode]) -> LayoutNode {
    LayoutNode(
      "grid", rule: GridRule(alignment: .center, columnGap: 10, rowGap: 5), children: rows)
  }

  /// Columns of 40 and 30, rows of 10 and 20.
  @Test func columnsAreAsWideAsTheirWidestCell() {
    let view = grid([gridRow([box(40), box(20)]), gridRow([box(10, 20), box(30)])])
    #expect(view.size(nil, nil) == Size(width: 80, height: 35))
    #expect(view.size(500, 500) == Size(width: 80, height: 35))
    let rows = view.placed(500, 500).children
    #expect(rows.map(\.frame.value) == [rect(0, 0, 80, 10), rect(0, 15, 80, 20)])
    #expect(rows[0].frames == [rect(0, 0, 40, 10), rect(55, 0, 20, 10)])
    #expect(rows[1].frames == [rect(15, 15, 10, 20), rect(50, 20, 30, 10)])
  }

  /// 100 − 10 − 40 are left for the flexible column.
  @Test func flexibleColumnsTakeWhatIsLeft() {
    let view = grid([gridRow([box(40), color()]), gridRow([box(20), box(10)])])
    #expect(view.size(100, 30) == Size(width: 100, height: 30))
    #expect(view.placed(100, 30).children[0].frames.last == rect(50, 0, 50, 15))
  }

  /// A cell over both columns needs 100: 100 − 40 − 10 for the last.
  @Test func wideCellsWidenTheirLastColumn() {
    let wide = box(100)
    wide.traits.gridCell = GridCellTraits()
    wide.traits.gridCell?.columns = 2
    let view = grid([gridRow([box(40), box(20)]), gridRow([wide])])
    #expect(view.size(nil, nil).width == 100)
    #expect(view.placed(500, 500).children[0].frames.last == rect(65, 0, 20, 10))
  }

  @Test func viewsWithoutARowSpanAllColumns() {
    let view = grid([gridRow([box(40), box(20)]), color()])
    #expect(view.size(500, nil) == Size(width: 70, height: 25))
    #expect(view.placed(500, 25).frames.last == rect(0, 15, 70, 10))
  }

  private func lazy(_ tracks: [LazyGridRule.Track.Extent], _ count: Int) -> LayoutNode {
    LayoutNode(
      "lazy",
      rule: LazyGridRule(
        axis: .vertical,
        tracks: tracks.map { LazyGridRule.Track(extent: $0, gap: 10, alignment: nil) }, rowGap: 5,
        alignment: .horizontalCenter),
      children: (0..<count).map { _ in frame(box(20), max: .infinity) })
  }

  /// 230 − 2 · 10 − 50 = 160 for two flexible columns.
  @Test func fixedTracksComeFirst() {
    let view = lazy(
      [
        .fixed(50), .flexible(minimum: 10, maximum: .infinity),
        .flexible(minimum: 10, maximum: .infinity),
      ],
      3)
    #expect(
      view.placed(230, 100).frames == [
        rect(0, 0, 50, 10), rect(60, 0, 80, 10), rect(150, 0, 80, 10),
      ])
  }

  /// The first is limited to 30: 230 − 10 − 30 for the second.
  @Test func limitsLeaveMoreForTheNext() {
    let view = lazy(
      [.flexible(minimum: 10, maximum: 30), .flexible(minimum: 10, maximum: .infinity)], 2)
    #expect(view.placed(230, 100).frames == [rect(0, 0, 30, 10), rect(40, 0, 190, 10)])
  }

  /// (w + 10) / (100 + 10) columns: 319 holds two of 154.5, 320 three of 100.
  @Test(arguments: [(319.0, 2, 154.5), (320, 3, 100), (430, 4, 100), (50, 1, 100)])
  func adaptiveTracksAreAsManyAsFit(width: Double, count: Int, extent: Double) {
    let view = lazy([.adaptive(minimum: 100, maximum: .infinity)], 8)
    let frames = view.placed(width, 100).frames
    #expect(frames.filter { $0.minY == 0 }.count == count)
    #expect(frames[0].width == extent)
  }

  /// One track of 50 in 100: 25 before it.
  @Test func narrowTracksAreAligned() {
    #expect(lazy([.fixed(50)], 1).placed(100, 100).frames == [rect(25, 0, 50, 10)])
  }
}
