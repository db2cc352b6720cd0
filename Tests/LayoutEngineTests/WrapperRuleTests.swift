import Geometry
import LayoutEngine
import Testing

/// Rules of modifiers around one view.
@Suite struct WrapperRuleTests {
  /// The child is offered 100 − 10 − 20; nothing stays nothing, too little becomes 0.
  @Test func paddingReducesTheOffer() {
    let insets = EdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
    let view = wrap(color(), PaddingRule(insets: insets))
    #expect(view.size(100, 50) == Size(width: 100, height: 50))
    #expect(view.placed(100, 50).frames == [rect(10, 1, 70, 47)])
    #expect(view.size(nil, nil) == Size(width: 40, height: 13))
    #expect(view.size(5, 50) == Size(width: 30, height: 50))
  }

  @Test func fixedSizeAsksForTheIdeal() {
    let view = wrap(
      frame(color(), ideal: 40), FixedSizeRule(horizontal: true, vertical: false))
    #expect(view.size(100, 50) == Size(width: 40, height: 50))
    #expect(view.size(10, 50) == Size(width: 40, height: 50))
  }

  struct Ratio: CustomTestStringConvertible {
    let ratio: Double?
    let fills: Bool
    let offer: (Double?, Double?)
    let expected: Size
    var testDescription: String { "\(ratio ?? 0) \(fills) \(offer)" }
  }

  /// The tutorial's table of a drawing of 800 × 500, and the other ways of asking.
  static let ratios: [Ratio] = [
    Ratio(ratio: 1.6, fills: false, offer: (1000, 700), expected: Size(width: 1000, height: 625)),
    Ratio(ratio: 1.6, fills: false, offer: (600, 700), expected: Size(width: 600, height: 375)),
    Ratio(ratio: 1.6, fills: false, offer: (1000, 400), expected: Size(width: 640, height: 400)),
    Ratio(ratio: 2, fills: true, offer: (100, 100), expected: Size(width: 200, height: 100)),
    Ratio(ratio: 2, fills: false, offer: (100, nil), expected: Size(width: 100, height: 50)),
    Ratio(ratio: 2, fills: false, offer: (nil, 100), expected: Size(width: 200, height: 100)),
    Ratio(ratio: 2, fills: false, offer: (nil, nil), expected: Size(width: 10, height: 10)),
    // No ratio: that of the ideal size of 10 × 10.
    Ratio(ratio: nil, fills: false, offer: (60, 40), expected: Size(width: 40, height: 40)),
    // Ratios that cannot be kept count as none.
    Ratio(ratio: 0, fills: false, offer: (60, 40), expected: Size(width: 40, height: 40)),
    Ratio(ratio: .nan, fills: false, offer: (60, 40), expected: Size(width: 40, height: 40)),
  ]

  @Test(arguments: ratios) func aspectRatio(item: Ratio) {
    let view = wrap(color(), AspectRatioRule(ratio: item.ratio, fills: item.fills))
    #expect(view.size(item.offer.0, item.offer.1) == item.expected)
  }

  /// The whole offer; the child of 20 × 10 in the middle of the point.
  @Test func positionCentresOnAPoint() {
    let point = LengthPoint(x: Length(30), y: Length(40))
    let view = wrap(box(20, 10), PositionRule(center: point))
    #expect(view.size(100, 80) == Size(width: 100, height: 80))
    #expect(view.size(nil, 80) == Size(width: 20, height: 80))
    #expect(view.placed(100, 80).frames == [rect(20, 35, 20, 10)])
  }

  @Test func offsetMovesAndKeepsTheRoom() {
    let view = wrap(box(20, 10), OffsetRule(offset: LengthPoint(x: Length(3), y: Length(-4))))
    #expect(view.size(100, 80) == Size(width: 20, height: 10))
    #expect(view.placed(100, 80).frames == [rect(3, -4, 20, 10)])
  }

  /// The decoration is offered the first view's 40 × 20 and stands at its bottom trailing corner.
  @Test func overlayGetsTheSizeOfWhatItCovers() {
    let corner = AlignmentPair(horizontal: .trailing, vertical: .bottom)
    let view = LayoutNode(
      "overlay", rule: DecorationRule(alignment: corner, isBackground: false),
      children: [box(40, 20), box(10, 6)])
    #expect(view.size(100, 100) == Size(width: 40, height: 20))
    #expect(view.placed(100, 100).frames == [rect(0, 0, 40, 20), rect(30, 14, 10, 6)])
    let filled = LayoutNode(
      "background", rule: DecorationRule(alignment: .center, isBackground: true),
      children: [box(40, 20), color()])
    #expect(filled.placed(100, 100).frames == [rect(0, 0, 40, 20), rect(0, 0, 40, 20)])
    #expect(filled.placed(100, 100).children.map(\.node.name) == ["color", "box"])
  }

  /// Union of 40 × 20 and 10 × 60, centred on each other.
  @Test func layersAreAsLargeAsTheirUnion() {
    let view = LayoutNode(
      "layers", rule: LayeredRule(alignment: .center), children: [box(40, 20), box(10, 60)])
    #expect(view.size(100, 100) == Size(width: 40, height: 60))
    #expect(view.placed(100, 100).frames == [rect(0, 20, 40, 20), rect(15, 0, 10, 60)])
  }

  @Test func shapesAreTenWhereNothingIsOffered() {
    #expect(color().size(nil, nil) == Size(width: 10, height: 10))
    let circle = LayoutNode("circle", rule: FillingRule(isSquare: true))
    #expect(circle.size(30, 20) == Size(width: 20, height: 20))
    #expect(circle.size(30, nil) == Size(width: 30, height: 30))
  }

  /// The offer along, the content across, the content where nothing is offered.
  @Test func scrollViewTakesTheOfferAlongItsAxis() {
    let view = LayoutNode("scroll", rule: ScrollRule(axes: [.vertical]), children: [box(40, 500)])
    #expect(view.size(100, 80) == Size(width: 40, height: 80))
    #expect(view.size(100, nil) == Size(width: 40, height: 500))
    #expect(view.placed(100, 80).frames == [rect(0, 0, 40, 500)])
  }

  /// Without an offer nothing constrains: the first; when none fits: the last.
  @Test func viewThatFitsTakesTheFirstThatFits() {
    let view = LayoutNode(
      "choice", rule: ViewThatFitsRule(axes: [.horizontal]),
      children: [box(100), box(60), box(30)])
    #expect(view.size(100, nil).width == 100)
    #expect(view.size(99, nil).width == 60)
    #expect(view.size(10, nil).width == 30)
    #expect(view.size(nil, nil).width == 100)
  }

  /// The root is offered the window and centred in it: (100 − 40) / 2, (60 − 20) / 2.
  @Test func windowCentresItsRoot() {
    let window = LengthSize(Size(width: 100, height: 60))
    #expect(PlacedView(root: box(40, 20), in: window).frame.value == rect(30, 20, 40, 20))
    #expect(PlacedView(root: box(140, 20), in: window).frame.value == rect(-20, 20, 140, 20))
  }

  /// Where x runs from the right, 10 from the leading edge are 10 from the right.
  @Test func mirrorsWhereLinesRunFromTheRight() {
    let stack = row(8, [box(20), box(30)])
    stack.isRightToLeft = true
    #expect(stack.placed(58, 10).frames == [rect(38, 0, 20, 10), rect(0, 0, 30, 10)])
  }

  @Test func infinityIsPlacedAsTheIdealExtent() {
    let placed = PlacedView(
      node: color(), origin: LengthPoint(x: Length(.nan), y: Length(-.infinity)),
      proposal: ProposedSize(width: .infinity, height: .infinity))
    #expect(placed.frame.value == rect(0, 0, 10, 10))
  }
}
