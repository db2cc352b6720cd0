import Geometry
import LayoutEngine
import Testing

/// Stacks: proposals by priority and flexibility, equal shares of what is left, overflow.
@Suite struct StackRuleTests {
  /// The vector of objc.io: A takes its share of 75, B its minimum; the stack overflows.
  @Test func overflowsWhenAMinimumDoesNotFit() {
    let (a, b) = (frame(color(), max: 100), frame(color(), min: 100))
    let stack = row(0, [a, b])
    #expect(stack.size(150, 10).width == 175)
    #expect(stack.placed(150, 10).frames == [rect(0, 0, 75, 10), rect(75, 0, 100, 10)])
  }

  /// (100 − 2 · 8) / 3 each.
  @Test func sharesEquallyAmongTheFlexible() {
    let stack = row(8, [color(), color(), color()])
    #expect(stack.placed(100, 20).frames.map(\.width) == [28, 28, 28])
    #expect(stack.placed(100, 20).frames.map(\.minX) == [0, 36, 72])
  }

  /// The fixed one first, 30; then (100 − 30) / 2.
  @Test func servesTheLeastFlexibleFirst() {
    let stack = row(0, [color(), box(30), color()])
    #expect(stack.placed(100, 20).frames.map(\.width) == [35, 30, 35])
  }

  /// Limited to 20, it leaves 80 to the other, whatever their order is.
  @Test(arguments: [true, false]) func givesTheRestToTheMoreFlexible(first: Bool) {
    let views = [frame(color(), max: 20), color()]
    let widths = row(0, first ? views : views.reversed()).placed(100, 20).frames.map(\.width)
    #expect(widths == (first ? [20, 80] : [80, 20]))
  }

  /// Both are infinitely flexible: the larger minimum of 70 is served first, with 50, and takes 70.
  @Test func prefersTheLargerMinimumAmongTheInfinitelyFlexible() {
    let stack = row(0, [color(), frame(color(), min: 70)])
    #expect(stack.placed(100, 20).frames.map(\.width) == [30, 70])
  }

  /// Without an offer every view has its ideal extent.
  @Test func asksForIdealSizesWithoutAnOffer() {
    let stack = row(8, [color(), box(30), frame(color(), ideal: 40)])
    #expect(stack.size(nil, nil).width == 10 + 8 + 30 + 8 + 40)
  }

  /// The high priority is offered 100 − 10, the minimum of the low one kept back.
  @Test func servesHigherPrioritiesFirst() {
    let low = frame(color(), min: 10)
    let high = color()
    high.traits.priority = 1
    #expect(row(0, [low, high]).placed(100, 20).frames.map(\.width) == [10, 90])
  }

  /// 100 − 20 − 30 − 2 · 0 for the spacer; no gaps beside it.
  @Test func spacersTakeWhatIsLeft() {
    let spacer = LayoutNode("spacer", rule: SpacerRule(axis: .horizontal, minimum: nil))
    let stack = row(nil, [box(20), spacer, box(30)])
    #expect(stack.placed(100, 20).frames.map(\.minX) == [0, 20, 70])
    #expect(stack.size(nil, nil).width == 20 + 8 + 30)
    #expect(stack.size(10, nil).width == 20 + 8 + 30)
  }

  @Test func keepsTheStandardGap() {
    #expect(row(nil, [box(20), box(20)]).size(100, 20).width == 48)
  }

  /// Chips of 20.1 with gaps of 8 fit 76.3, although 20.1 + 20.1 + 20.1 + 16 > 76.3 in binary.
  @Test func forgivesTheNoiseOfAdding() {
    let fitting = row(8, [box(20.1), box(20.1), box(20.1)])
    let choice = LayoutNode(
      "choice", rule: ViewThatFitsRule(axes: [.horizontal]), children: [fitting, box(1)])
    #expect(choice.size(76.3, nil).width == fitting.size(nil, nil).width)
    #expect(choice.size(76.2, nil).width == 1)
  }

  @Test(arguments: [0.0, 1, 7.5, .infinity]) func answersAnyOffer(extent: Double) {
    let stack = row(8, [color(), box(30), color()])
    #expect(!stack.size(extent, extent).width.isNaN)
  }
}
