package import Geometry
package import Pixels

/// A picture as commands: what layout produced, before there are pixels.
package struct DisplayList: Hashable, Sendable {
  /// The space in which colours are mixed.
  package enum Blending: String, Hashable, Sendable, CaseIterable {
    /// Values are mixed as stored in sRGB, as browsers and user interface toolkits do.
    case sRGB = "srgb"
    /// Values are mixed in proportion to light.
    case linearLight = "linear"
  }

  /// Extents of the canvas in points.
  package var size: Size
  /// Pixels in a point.
  package var scale: Double
  /// Colour of the empty canvas; transparent where there is none.
  package var background: Color?
  /// The space in which colours are mixed.
  package var blending: Blending
  /// Commands in drawing order.
  package var items: [DisplayItem]

  /// A display list from its parts.
  package init(
    size: Size, scale: Double = 1, background: Color? = nil, blending: Blending = .sRGB,
    items: [DisplayItem] = []
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.blending = blending
    self.items = items
  }
}

extension DisplayList {
  /// Columns of the picture: the width times the scale, rounded to nearest.
  package var widthInPixels: Double { (size.width * scale).rounded(.toNearestOrAwayFromZero) }

  /// Rows of the picture: the height times the scale, rounded to nearest.
  package var heightInPixels: Double { (size.height * scale).rounded(.toNearestOrAwayFromZero) }
}
