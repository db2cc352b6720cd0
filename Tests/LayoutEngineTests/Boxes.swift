import Geometry
import LayoutEngine

/// A view of a fixed size.
func box(_ width: Double, _ height: Double = 10) -> LayoutNode {
  LayoutNode("box", rule: FixedLeafRule(size: LengthSize(Size(width: width, height: height))))
}

/// A view that takes what it is offered, 10 where nothing is.
func color() -> LayoutNode { LayoutNode("color", rule: FillingRule()) }

/// A view in a frame with limits.
func frame(
  _ child: LayoutNode, min: Double? = nil, ideal: Double? = nil, max: Double? = nil
) -> LayoutNode {
  LayoutNode(
    "frame",
    rule: FlexFrameRule(
      width: FlexFrameRule.Limits(minimum: min, ideal: ideal, maximum: max),
      height: FlexFrameRule.Limits(), alignment: .center),
    children: [child], wraps: true)
}

/// A horizontal stack.
func row(_ gap: Double?, _ children: [LayoutNode]) -> LayoutNode {
  LayoutNode(
    "row", rule: StackRule(axis: .horizontal, alignment: .verticalCenter, gap: gap),
    children: children)
}

/// A view with a rule around it.
func wrap(_ child: LayoutNode, _ rule: any LayoutRule) -> LayoutNode {
  LayoutNode("wrapper", rule: rule, children: [child], wraps: true)
}

extension LayoutNode {
  /// Answer to an offer in points.
  func size(_ width: Double?, _ height: Double?) -> Size {
    size(ProposedSize(width: width.map { Length($0) }, height: height.map { Length($0) })).value
  }

  /// Places of the views inside when this one is placed in a window of the given size.
  func placed(_ width: Double, _ height: Double) -> PlacedView {
    PlacedView(
      node: self, origin: .zero,
      proposal: ProposedSize(LengthSize(Size(width: width, height: height))))
  }
}

extension PlacedView {
  /// Frames of the views directly inside, in drawing order.
  var frames: [Rect] { children.map(\.frame.value) }
}

/// A rectangle.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}
