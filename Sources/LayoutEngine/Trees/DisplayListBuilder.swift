package import Drawing
package import Geometry
package import Pixels

/// Turns placed views into drawing commands; here, and only here, frames meet the pixel grid.
package struct DisplayListBuilder {
  /// Device pixels for each point.
  package let scale: Double

  /// A builder for a display scale.
  package init(scale: Double) { self.scale = scale }

  /// The picture of a window of the given size in points.
  package func displayList(
    of root: PlacedView, window: Size, background: Color?
  ) -> DisplayList {
    let items = withDeepStack { self.items(of: root) }
    return DisplayList(size: window, scale: scale, background: background, items: items)
  }

  /// The commands that draw a view: itself, then what is inside, then its effects on both.
  package func items(of view: PlacedView) -> [DisplayItem] {
    let effect = view.effect
    let opacity = view.opacity * (effect?.opacity ?? 1)
    guard opacity > 0 else { return [] }
    var context = DrawContext(exactRect: view.frame.value, scale: scale)
    if let size = view.appearance?.settledSize { context.settledSize = size }
    var items = (view.appearance?.draw ?? view.node.draw)?(context) ?? []
    for child in view.children { items += self.items(of: child) }
    guard !items.isEmpty else { return [] }
    if let effect { items = effect.applied(to: items, in: context) }
    if let transition = view.appearance?.transition {
      items = transition.apply(transition.values, context, items)
    }
    return opacity < 1 ? [.layer(Layer(opacity: opacity), items)] : items
  }
}
