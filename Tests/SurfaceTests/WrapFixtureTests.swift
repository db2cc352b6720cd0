import Foundation
import Geometry
import LayoutEngine
import Surface
import Testing

/// Rows that wrap, by a layout as programs write it, against what other layout engines state.
@MainActor
@Suite struct WrapFixtureTests {
  @Test(arguments: try WrapFixture.all())
  func aProgramsFlowStandsAsBrowsersHaveIt(fixture: WrapFixture) throws {
    fixture.expect(
      try placed(fixture.sizes, in: fixture.width, by: WrappingRow(gaps: fixture.gaps)))
  }

  @Test(arguments: try WrapFixture.all())
  func theLibrarysFlowStandsAsBrowsersHaveIt(fixture: WrapFixture) throws {
    let flow = FlowingLayout(spacing: fixture.gaps.width, rowSpacing: fixture.gaps.height)
    fixture.expect(try placed(fixture.sizes, in: fixture.width, by: flow))
  }

  /// A gap may be part of the views: what is left of it is added to them and to the container, and
  /// every view stands where it stood.
  @Test(arguments: try WrapFixture.all())
  func aFlowWithAGapOfItsOwnStandsTheSame(fixture: WrapFixture) throws {
    let more = CGSize(width: fixture.gaps.width - 8, height: fixture.gaps.height - 8)
    let sizes = fixture.sizes.map {
      CGSize(width: $0.width + more.width, height: $0.height + more.height)
    }
    let boxes = try placed(sizes, in: fixture.width + more.width, by: TagLayout(spacing: 8))
    fixture.expectPlaces(boxes.frames)
  }

  private static let mixed = [(40, 10), (50, 30), (20, 20), (60, 10)].map {
    CGSize(width: $0.0, height: $0.1)
  }

  /// 40 + 5 + 50 = 95 stand in 100, 95 + 5 + 20 = 120 do not; the highest of the first row has 30,
  /// so the second starts at 30 + 7 = 37 and holds 20 + 5 + 60 = 85, down to 37 + 20 = 57.
  @Test func aRowIsAsHighAsItsHighestView() throws {
    let boxes = try placed(Self.mixed, in: 100, by: Self.fiveAndSeven)
    #expect(boxes.frames.map(\.minX) == [0, 45, 0, 25])
    #expect(boxes.frames.map(\.minY) == [0, 0, 37, 37])
    #expect(boxes.height == 57)
  }

  /// 47.5 + 5 + 47.5 = 100.
  @Test(arguments: [(100.0, [0.0, 0]), (99.5, [0, 37])])
  func aViewThatJustFitsStays(width: Double, rows: [Double]) throws {
    let sizes = [CGSize](repeating: CGSize(width: 47.5, height: 30), count: 2)
    let boxes = try placed(sizes, in: CGFloat(width), by: Self.fiveAndSeven)
    #expect(boxes.frames.map(\.minY) == rows)
  }

  /// A view wider than its container stands alone in its row, whole.
  @Test func aHugeViewHasARowOfItsOwn() throws {
    let sizes = [(20, 10), (300, 20), (20, 10)].map { CGSize(width: $0.0, height: $0.1) }
    let boxes = try placed(sizes, in: 100, by: Self.fiveAndSeven)
    #expect(boxes.frames.map(\.minX) == [0, 0, 0])
    // 10 + 7 = 17, 17 + 20 + 7 = 44.
    #expect(boxes.frames.map(\.minY) == [0, 17, 44])
    #expect(boxes.frames[1].width == 300)
    #expect(boxes.height == 54)
  }

  /// k views of 2 with gaps of 1 need 3k − 1: ten in 29, so 1,000 of them make 100 rows, which need
  /// 100 · 2 + 99 = 299; the last stands at 9 · 3 and 99 · 3.
  @Test func verySmallViewsFillEveryRow() throws {
    let sizes = [CGSize](repeating: CGSize(width: 2, height: 2), count: 1000)
    let boxes = try placed(sizes, in: 29, by: WrappingRow(gaps: CGSize(width: 1, height: 1)))
    #expect(boxes.frames.last == Rect(x: 27, y: 297, width: 2, height: 2))
    #expect(boxes.height == 299)
  }

  @Test func nothingHasNoHeight() throws {
    #expect(try placed([], in: 100, by: Self.fiveAndSeven).height == 0)
  }

  /// Without a width all stand in one row: 40 + 50 + 20 + 60 + 3 · 5 = 185, as high as the highest.
  @Test func aRowWithoutAWidthDoesNotWrap() throws {
    let flow = boxes(Self.mixed, by: Self.fiveAndSeven).fixedSize()
    let frame = try layout(of: flow, width: 100, height: 100).frame("flow")
    #expect(frame.size == Size(width: 185, height: 30))
  }

  private static let fiveAndSeven = WrappingRow(gaps: CGSize(width: 5, height: 7))

  private func boxes(_ sizes: [CGSize], by flow: some Layout) -> some View {
    AnyLayout(flow) {
      ForEach(sizes.indices, id: \.self) { index in
        Color.blue.frame(width: sizes[index].width, height: sizes[index].height)
          .accessibilityIdentifier("box-\(index)")
      }
    }
    .accessibilityIdentifier("flow")
  }

  /// Where boxes of the given sizes stand in the flow, and how high it is.
  private func placed(
    _ sizes: [CGSize], in width: CGFloat, by flow: some Layout
  ) throws -> (frames: [Rect], height: Double) {
    let view = VStack(spacing: 0) {
      boxes(sizes, by: flow).frame(width: width, alignment: .leading)
      Spacer(minLength: 0)
    }
    let tree = try layout(
      of: view.frame(width: 400, alignment: .topLeading), width: 400, height: 400)
    let flow = try tree.frame("flow")
    let frames = try sizes.indices.map { index in
      let frame = try tree.frame("box-\(index)")
      return Rect(
        x: frame.minX - flow.minX, y: frame.minY - flow.minY, width: frame.width,
        height: frame.height)
    }
    return (frames, flow.height)
  }
}

/// A case of another layout engine's tests: boxes in a row that wraps.
struct WrapFixture: Decodable, Sendable, CustomTestStringConvertible {
  private let name: String
  let width: CGFloat
  /// Gaps between columns and between rows.
  let gaps: CGSize
  let sizes: [CGSize]
  private let x: [Double]
  /// Left out where the case does not stack its rows from the top on.
  private let y: [Double]?
  private let height: Double?

  var testDescription: String { name }

  static func all() throws -> [WrapFixture] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    return try JSONDecoder().decode(
      [WrapFixture].self, from: Data(contentsOf: folder.appending(path: "wrapping.json")))
  }

  func expect(_ boxes: (frames: [Rect], height: Double)) {
    expectPlaces(boxes.frames)
    #expect(boxes.frames.map(\.width) == sizes.map { Double($0.width) })
    if let height { #expect(boxes.height == height) }
  }

  func expectPlaces(_ frames: [Rect]) {
    #expect(frames.map(\.minX) == x)
    if let y { #expect(frames.map(\.minY) == y) }
    // Where a row starts again at the left, it stands below the one before.
    for index in frames.indices.dropFirst() {
      let startsRow = x[index] <= x[index - 1]
      #expect((frames[index].minY > frames[index - 1].minY) == startsRow)
    }
  }
}

/// A row that wraps, with a gap of its own between rows.
private struct WrappingRow: Layout {
  var gaps = CGSize(width: 8, height: 8)

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rows = rows(of: subviews, in: proposal.width ?? .infinity)
    let height = rows.map(\.height).reduce(0, +) + CGFloat(max(rows.count - 1, 0)) * gaps.height
    return CGSize(width: rows.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(of: subviews, in: proposal.width ?? bounds.width) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width + gaps.width
      }
      y += row.height + gaps.height
    }
  }

  private struct Row {
    var indices: Range<Int>
    var width: CGFloat
    var height: CGFloat
  }

  private func rows(of subviews: Subviews, in width: CGFloat) -> [Row] {
    var rows: [Row] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if var row = rows.last, row.width + gaps.width + size.width <= width {
        row.indices = row.indices.lowerBound..<(index + 1)
        row.width += gaps.width + size.width
        row.height = max(row.height, size.height)
        rows[rows.count - 1] = row
      } else {
        rows.append(Row(indices: index..<(index + 1), width: size.width, height: size.height))
      }
    }
    return rows
  }
}
