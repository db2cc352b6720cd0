package import Drawing
package import Geometry

/// What a node needs to know to draw itself.
package struct DrawContext {
  /// Where the view stands, in window coordinates in points, snapped to whole pixels.
  package var rect: Rect
  /// Where it stands before snapping.
  package var exactRect: Rect
  /// Device pixels for each point.
  package var scale: Double
  /// The size that the view has when nothing moves; text is set in lines for it.
  package var settledSize: Size

  /// A context for a place and a display scale; edges are snapped to the nearest pixel, halves up.
  package init(exactRect: Rect, scale: Double) {
    self.exactRect = exactRect
    self.scale = scale
    settledSize = exactRect.size
    func snap(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
    rect = Rect(
      minX: snap(exactRect.minX), minY: snap(exactRect.minY),
      maxX: snap(exactRect.maxX), maxY: snap(exactRect.maxY))
  }
}

/// What a view does to everything that is drawn inside of it.
package struct Effect {
  /// Share of the content that shows, 0…1.
  package var opacity: Double
  /// Whether content outside of the bounds is cut off.
  package var clips: Bool
  /// Any other effect on the drawn items.
  package var apply: ((DrawContext, [DisplayItem]) -> [DisplayItem])?
  /// An effect that follows from numbers, which an animation may bring from one state to another.
  package var movable: MovableEffect?
  private let spread: Double?

  /// How far from what is drawn inside the effect may show, in points; nil for anywhere.
  package var reach: Double? { apply == nil && movable == nil ? 0 : spread }

  /// An effect; without arguments it changes nothing.
  ///
  /// Any other effect shows its content within `reach`, in points; nil for anywhere.
  package init(
    opacity: Double = 1, clips: Bool = false,
    movable: MovableEffect? = nil, reach: Double? = nil,
    apply: ((DrawContext, [DisplayItem]) -> [DisplayItem])? = nil
  ) {
    spread = reach
    self.opacity = opacity
    self.clips = clips
    self.apply = apply
    self.movable = movable
  }

  /// The items with everything but the opacity done to them.
  package func applied(to items: [DisplayItem], in context: DrawContext) -> [DisplayItem] {
    var items = clips ? [.clip(.rect(context.rect), .nonZero, items)] : items
    if let apply { items = apply(context, items) }
    if let movable { items = movable.apply(movable.values, context, items) }
    return items
  }
}

/// An effect that follows from numbers, such as the angle of a rotation.
package struct MovableEffect {
  /// The numbers.
  package var values: [Double]
  /// Does the effect that follows from them.
  package let apply: ([Double], DrawContext, [DisplayItem]) -> [DisplayItem]

  /// An effect from its numbers.
  package init(
    _ values: [Double], apply: @escaping ([Double], DrawContext, [DisplayItem]) -> [DisplayItem]
  ) {
    self.values = values
    self.apply = apply
  }
}
