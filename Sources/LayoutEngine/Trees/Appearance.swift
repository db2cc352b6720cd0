package import Drawing
package import Geometry

/// How a view looks at an instant where that differs from how its node draws it.
package struct Appearance {
  /// Draws the view itself; nil leaves that to the node.
  package var draw: ((DrawContext) -> [DisplayItem])?
  /// What the view does to everything drawn inside of it.
  package var effect: Effect?
  /// The size that the view has when nothing moves.
  package var settledSize: Size?
  /// What a transition does to the finished view, besides moving and fading it.
  package var transition: MovableEffect?

  /// The look of a node when nothing moves.
  package init(of node: LayoutNode) { effect = node.effect }
}
