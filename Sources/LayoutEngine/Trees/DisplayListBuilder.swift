package import Drawing
package import Geometry
package import Pixels

/// Turns placed views into drawing commands; here, and only here, frames meet the pixel grid.
package struct DisplayListBuilder {
  /// Device pixels for each point.
  package let scale: Double

  /// A builder for a display scale.
  package init(scale: Double) { self.scale = scale }

  /// The picture of a window of the given size in points, without what stands wholly outside.
  package func displayList(
    of root: PlacedView, window: Size, background: Color?
  ) -> DisplayList {
    let sight = Sight(Rect(origin: .zero, size: window))
    let items = withDeepStack { self.items(of: root, in: sight) }
    return DisplayList(size: window, scale: scale, background: background, items: items)
  }

  /// The commands that draw a view: itself, then what is inside, then its effects on both.
  ///
  /// Views that are out of sight are left out.
  package func items(of view: PlacedView, in sight: Sight = .everything) -> [DisplayItem] {
    let effect = view.effect
    let opacity = view.opacity * (effect?.opacity ?? 1)
    guard opacity > 0 else { return [] }
    var context = DrawContext(exactRect: view.frame.value, scale: scale)
    if let size = view.appearance?.settledSize { context.settledSize = size }
    let inside = view.appearance?.transition == nil ? sight : .everything
    var items = inside.seesOwn(view, context) ? view.draw(in: context) : []
    let insideEffect = inside.inside(effect, frame: context.exactRect)
    for child in view.children { items += self.items(of: child, in: insideEffect) }
    guard !items.isEmpty else { return [] }
    if let effect { items = effect.applied(to: items, in: context) }
    if let transition = view.appearance?.transition {
      items = transition.apply(transition.values, context, items)
    }
    return opacity < 1 ? [.layer(Layer(opacity: opacity), items)] : items
  }
}

extension PlacedView {
  /// What the view itself draws at the instant.
  fileprivate func draw(in context: DrawContext) -> [DisplayItem] {
    (appearance?.draw ?? node.draw)?(context) ?? []
  }
}

extension Sight {
  /// Whether what a view itself draws may be seen.
  fileprivate func seesOwn(_ view: PlacedView, _ context: DrawContext) -> Bool {
    guard rect != nil, view.appearance?.draw == nil, view.node.draw != nil,
      let reach = view.node.ownReach(in: context.exactRect, settledSize: context.settledSize)
    else { return true }
    return sees(reach)
  }
}
