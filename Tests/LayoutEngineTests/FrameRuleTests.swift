import Geometry
import LayoutEngine
import Testing

/// Frames with limits, by the table of OpenSwiftUI's tests.
@Suite struct FrameRuleTests {
  struct Case: CustomTestStringConvertible {
    let limits: (min: Double?, ideal: Double?, max: Double?)
    let child: Double?
    let offer: Double?
    let width: Double
    var testDescription: String { "\(limits) child \(child ?? -1) offered \(offer ?? -1)" }
  }

  /// `child` is the extent of a fixed view inside; nil for one that takes what it is offered.
  static let cases: [Case] = [
    // Only a maximum: max(p, child) up to it, so infinity fills and never cuts.
    Case(limits: (nil, nil, .infinity), child: 30, offer: 100, width: 100),
    Case(limits: (nil, nil, .infinity), child: 30, offer: 20, width: 30),
    Case(limits: (nil, nil, .infinity), child: 30, offer: nil, width: 30),
    Case(limits: (nil, nil, 50), child: 30, offer: 100, width: 50),
    Case(limits: (nil, nil, 50), child: 80, offer: 100, width: 50),
    // Only a minimum: does not expand to the offer.
    Case(limits: (320, nil, nil), child: 30, offer: 1000, width: 320),
    Case(limits: (320, nil, nil), child: 400, offer: 1000, width: 400),
    Case(limits: (320, nil, nil), child: 400, offer: 200, width: 320),
    Case(limits: (320, nil, nil), child: nil, offer: 1000, width: 1000),
    Case(limits: (320, nil, nil), child: 30, offer: nil, width: 320),
    // Both: the offer, whatever the child is.
    Case(limits: (50, nil, 200), child: 30, offer: 100, width: 100),
    Case(limits: (50, nil, 200), child: 30, offer: 10, width: 50),
    Case(limits: (50, nil, 200), child: 30, offer: 500, width: 200),
    Case(limits: (50, nil, 200), child: 90, offer: nil, width: 90),
    // An ideal extent answers the ideal question.
    Case(limits: (nil, 680, nil), child: 30, offer: nil, width: 680),
    Case(limits: (nil, 680, nil), child: 30, offer: 100, width: 30),
    Case(limits: (320, 680, nil), child: 30, offer: nil, width: 680),
    // Limits that contradict each other are raised.
    Case(limits: (100, 50, nil), child: 30, offer: nil, width: 100),
    Case(limits: (100, nil, 50), child: 30, offer: 70, width: 100),
    Case(limits: (-5, nil, nil), child: 30, offer: 70, width: 30),
    Case(limits: (.nan, .nan, .nan), child: 30, offer: 70, width: 30),
  ]

  @Test(arguments: cases) func limits(item: Case) {
    let view = frame(
      item.child.map { box($0) } ?? color(), min: item.limits.min, ideal: item.limits.ideal,
      max: item.limits.max)
    #expect(view.size(item.offer, 10).width == item.width)
  }

  @Test func fixedFrameOffersItsOwnSizeAndCentres() {
    let view = LayoutNode(
      "frame", rule: FixedFrameRule(width: 50, height: nil, alignment: .center),
      children: [box(20, 10)])
    #expect(view.size(100, 100) == Size(width: 50, height: 10))
    #expect(view.placed(100, 100).frames == [rect(15, 0, 20, 10)])
  }

  /// A child larger than its frame sticks out on both sides.
  @Test func fixedFrameDoesNotCut() {
    let view = LayoutNode(
      "frame", rule: FixedFrameRule(width: 50, height: 20, alignment: .center),
      children: [box(70, 10)])
    #expect(view.placed(100, 100).frames == [rect(-10, 5, 70, 10)])
  }
}
