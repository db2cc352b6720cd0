/// Colours along a line of offsets, interpolated between neighbours in premultiplied sRGB.
package struct Gradient: Hashable, Sendable {
  /// A colour at an offset.
  package struct Stop: Hashable, Sendable {
    /// Place on the line; 0 is its start and 1 its end.
    package var offset: Double
    /// Colour at that place.
    package var color: Color

    /// A stop from its parts.
    @inlinable
    package init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The stops in the order given; one with an offset below its predecessor's counts as lying at that one.
  package var stops: [Stop]

  /// A gradient from its stops.
  @inlinable
  package init(stops: [Stop]) { self.stops = stops }
}
