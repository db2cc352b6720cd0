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

  /// A context for a place and a display scale; edges are snapped to the nearest pixel, halves up.
  package init(exactRect: Rect, scale: Double) {
    self.exactRect = exactRect
    self.scale = scale
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

  /// An effect; without arguments it changes nothing.
  package init(
    opacity: Double = 1, clips: Bool = false,
    apply: ((DrawContext, [DisplayItem]) -> [DisplayItem])? = nil
  ) {
    self.opacity = opacity
    self.clips = clips
    self.apply = apply
  }
}
