/// One of the two directions of the plane.
package enum Axis: Hashable, Sendable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// The other direction.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
