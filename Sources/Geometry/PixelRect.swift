/// A rectangle of whole device pixels, half open: `minX` and `minY` are inside, `maxX` and `maxY` are not.
package struct PixelRect: Hashable, Sendable {
  /// Left column.
  package var minX: Int
  /// Top row.
  package var minY: Int
  /// Column after the last.
  package var maxX: Int
  /// Row after the last.
  package var maxY: Int

  /// The rectangle without pixels at the origin.
  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// A rectangle from its edges; edges out of order make it empty.
  @inlinable
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = Swift.max(minX, maxX)
    self.maxY = Swift.max(minY, maxY)
  }

  /// The whole of a picture of the given size.
  @inlinable
  package init(width: Int, height: Int) {
    self.init(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  /// Number of columns.
  @inlinable package var width: Int { maxX - minX }
  /// Number of rows.
  @inlinable package var height: Int { maxY - minY }
  /// Whether it holds no pixel.
  @inlinable package var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// The pixels that both hold.
  @inlinable
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: Swift.max(minX, other.minX), minY: Swift.max(minY, other.minY),
      maxX: Swift.min(maxX, other.maxX), maxY: Swift.min(maxY, other.maxY))
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  @inlinable
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
      maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
  }

  /// Whether the pixel at the given column and row is inside.
  @inlinable
  package func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }
}
