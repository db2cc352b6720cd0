package import Geometry
package import Pixels

/// How a group of items, drawn on a transparent canvas of its own, meets what is below.
///
/// Applied in this order: blur, mask, shadow below the result, opacity, blend mode.
package struct Layer: Hashable, Sendable {
  /// A blurred copy of the layer's shape in one colour, drawn below the layer.
  package struct Shadow: Hashable, Sendable {
    /// Colour of the shadow, whose alpha scales the layer's.
    package var color: Color
    /// Standard deviation of the blur in points.
    package var radius: Double
    /// Movement in points.
    package var offset: Point

    /// A shadow from its parts.
    package init(color: Color, radius: Double, offset: Point = .zero) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  /// Share of the layer that is seen, 0…1.
  package var opacity: Double
  /// How the layer meets what is below.
  package var blendMode: BlendMode
  /// Shadow below the layer, if any.
  package var shadow: Shadow?
  /// Standard deviation of the layer's own blur in points; 0 for none.
  package var blur: Double
  /// Items whose alpha scales the layer's, if any.
  package var mask: [DisplayItem]?

  /// A layer; the defaults change nothing but isolate the group.
  package init(
    opacity: Double = 1, blendMode: BlendMode = .normal, shadow: Shadow? = nil, blur: Double = 0,
    mask: [DisplayItem]? = nil
  ) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.shadow = shadow
    self.blur = blur
    self.mask = mask
  }
}
