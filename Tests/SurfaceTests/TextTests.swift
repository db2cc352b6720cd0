import Geometry
import LayoutEngine
import Surface
import Testing

/// Text in the box font at 20 points: letters are 10 wide, the space 5, a line is 20 high.
@MainActor
@Suite struct TextTests {
  private let font = Font.custom("Widthwise Box", size: 20)

  private func text(_ text: String) -> some View {
    Text(verbatim: text).font(font).accessibilityIdentifier("text")
  }

  private func size(_ view: some View, _ width: Double, _ height: Double = 500) throws -> Size {
    try layout(of: view, width: width, height: height).frame("text").size
  }

  /// "abc def" is 30 + 5 + 30 = 65 wide; in 64 it has two lines of 30.
  @Test func wrapsWhereItDoesNotFit() throws {
    #expect(try size(text("abc def"), 65) == Size(width: 65, height: 20))
    #expect(try size(text("abc def"), 64) == Size(width: 30, height: 40))
  }

  /// One line is cut and ends with an ellipsis of 10: 5 letters and it are 60 of 64.
  @Test func isCutWhereLinesAreLimited() throws {
    let view = Text(verbatim: "abcdefgh").font(font).lineLimit(1).accessibilityIdentifier("text")
    let tree = try layout(of: view, width: 64, height: 100)
    let node = try #require(tree.node(id: "text"))
    #expect(node.frame.value.width <= 64)
    #expect(tree.nodes.contains { $0.isTruncated })
  }

  /// A height of 59 holds two lines of 20.
  @Test func aHeightLimitsTheLines() throws {
    #expect(try size(text("abc def ghi"), 40, 59).height == 40)
    #expect(try size(text("abc def ghi"), 40, 60).height == 60)
  }

  /// 80 wide at 20 points: 64 need a scale of 0.8, which is 16 points.
  @Test func isSetSmallerWhereThatIsAllowed() throws {
    let view = Text(verbatim: "abcdefgh").font(font).lineLimit(1).minimumScaleFactor(0.5)
      .accessibilityIdentifier("text")
    #expect(try size(view, 80) == Size(width: 80, height: 20))
    #expect(try size(view, 64) == Size(width: 64, height: 16))
    #expect(try size(view, 65) == Size(width: 64, height: 16))
  }

  /// Baselines are three quarters of the size below the top: 15 of 20 beside 30 of 40.
  @Test func stacksAlignBaselines() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "a").font(.custom("Widthwise Box", size: 40))
      text("b")
    }
    let frame = try layout(of: view, width: 30, height: 40).frame("text")
    #expect(frame == Rect(x: 20, y: 15, width: 10, height: 20))
  }
}
