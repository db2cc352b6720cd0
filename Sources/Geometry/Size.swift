/// A width and a height, in whatever unit its owner states.
package struct Size: Hashable, Sendable {
  /// Extent along x.
  package var width: Double
  /// Extent along y.
  package var height: Double

  /// No extent at all.
  package static let zero = Size(width: 0, height: 0)

  /// A size from its extents.
  @inlinable
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
