/// A position in the plane, x to the right and y down, in whatever unit its owner states.
package struct Point: Hashable, Sendable {
  /// Distance to the right of the origin.
  package var x: Double
  /// Distance below the origin.
  package var y: Double

  /// The origin.
  package static let zero = Point(x: 0, y: 0)

  /// A point from its coordinates.
  @inlinable
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are finite.
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point moved by the coordinates of another.
  @inlinable
  package static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  /// The vector from `b` to `a`.
  @inlinable
  package static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  /// The point scaled about the origin.
  @inlinable
  package static func * (a: Point, scale: Double) -> Point {
    Point(x: a.x * scale, y: a.y * scale)
  }
}
