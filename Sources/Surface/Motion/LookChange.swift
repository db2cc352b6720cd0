import Drawing
import Geometry
import LayoutEngine

/// A change of how a view is drawn, under way.
struct LookChange {
  /// The view as it was.
  let before: LayoutNode
  /// When the change began and ends, in seconds.
  let start: Double
  let end: Double
  let animation: Animation

  init(before: LayoutNode, start: Double, end: Double, by animation: Animation) {
    self.before = before
    self.start = start
    self.end = end
    self.animation = animation
  }

  /// The share of the change that is left at an instant.
  func rest(at time: Double) -> Double { 1 - animation.progress(at: time - start) }
}

/// What a node draws and does in a context, as values that can be compared and blended.
struct Look: Equatable {
  /// An item without numbers that draws nothing: it stands for the views inside.
  static let inside = DisplayItem.clip(.path(.init([])), .evenOdd, [])

  let own: [DisplayItem]
  private let opacity: Double
  private let movable: [Double]
  let around: [DisplayItem]

  init(of node: LayoutNode, in context: DrawContext) {
    own = node.draw?(context) ?? []
    opacity = node.effect?.opacity ?? 1
    movable = node.effect?.movable?.values ?? []
    var rest = node.effect
    rest?.movable = nil
    around = rest?.applied(to: [Look.inside], in: context) ?? [Look.inside]
  }
}
