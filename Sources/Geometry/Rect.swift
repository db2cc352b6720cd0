/// An axis-aligned rectangle by its top left corner and size.
package struct Rect: Hashable, Sendable {
  /// Top left corner.
  package var origin: Point
  /// Extents; negative ones are kept as given.
  package var size: Size

  /// The empty rectangle at the origin.
  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle from a corner and a size.
  @inlinable
  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from the coordinates of its top left corner and its extents.
  @inlinable
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle from its four edges.
  @inlinable
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Left edge.
  @inlinable package var minX: Double { origin.x }
  /// Top edge.
  @inlinable package var minY: Double { origin.y }
  /// Right edge.
  @inlinable package var maxX: Double { origin.x + size.width }
  /// Bottom edge.
  @inlinable package var maxY: Double { origin.y + size.height }
  /// Centre along x.
  @inlinable package var midX: Double { origin.x + size.width / 2 }
  /// Centre along y.
  @inlinable package var midY: Double { origin.y + size.height / 2 }
  /// Extent along x.
  @inlinable package var width: Double { size.width }
  /// Extent along y.
  @inlinable package var height: Double { size.height }
  /// Whether it covers no area.
  @inlinable package var isEmpty: Bool { !(width > 0 && height > 0) }
  /// Whether all four numbers are finite.
  @inlinable package var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The rectangle moved by the given distances.
  @inlinable
  package func offset(x: Double, y: Double) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width, height: height)
  }

  /// The rectangle with every edge moved inwards; outwards where `distance` is negative.
  @inlinable
  package func inset(by distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance,
      width: width - 2 * distance, height: height - 2 * distance)
  }

  /// The smallest rectangle around both.
  @inlinable
  package func union(_ other: Rect) -> Rect {
    Rect(
      minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
      maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
  }

  /// The common part, empty (zero extents) where the two do not meet.
  @inlinable
  package func intersection(_ other: Rect) -> Rect {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    return Rect(
      x: left, y: top, width: Swift.max(right - left, 0), height: Swift.max(bottom - top, 0))
  }
}
