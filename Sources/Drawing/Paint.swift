package import Geometry
package import Pixels

/// What fills an outline; coordinates are those of the item that is painted.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours along the line from one point to another, extended by the end colours.
  case linearGradient(Gradient, from: Point, to: Point)
  /// Colours along the distance from a centre, extended by the end colours.
  case radialGradient(Gradient, center: Point, startRadius: Double, endRadius: Double)
  /// Colours around a centre; degrees run clockwise from the right, offset 0 at the first and 1 at the second.
  case angularGradient(Gradient, center: Point, startDegrees: Double, endDegrees: Double)
}
