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
    DisplayList(size: window, scale: scale, background: background, items: items(of: root))
  }

  /// The commands that draw a view: itself, then what is inside, then its effects on both.
  package func items(of view: PlacedView) -> [DisplayItem] {
    let context = DrawContext(exactRect: view.frame.value, scale: scale)
    var items = view.node.draw?(context) ?? []
    for child in view.children { items += self.items(of: child) }
    let opacity = view.opacity * (view.node.effect?.opacity ?? 1)
    guard !items.isEmpty, opacity > 0 else { return [] }
    if let effect = view.node.effect {
      if effect.clips { items = [.clip(.rect(context.rect), .nonZero, items)] }
      if let apply = effect.apply { items = apply(context, items) }
    }
    return opacity < 1 ? [.layer(Layer(opacity: opacity), items)] : items
  }
}
