package import Geometry

/// A size whose extents may depend on the swept one.
package struct LengthSize: Equatable, Sendable {
  /// Extent along x, in points.
  package var width: Length
  /// Extent along y, in points.
  package var height: Length

  /// No extent at all.
  package static let zero = LengthSize(width: .zero, height: .zero)

  /// A size from its extents.
  package init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  /// A constant size.
  package init(_ size: Size) {
    self.init(width: Length(size.width), height: Length(size.height))
  }

  /// The size at the current extent.
  package var value: Size { Size(width: width.value, height: height.value) }

  /// The size with 0 in place of extents below 0, and of those that are no number unless infinity was offered.
  ///
  /// Differences of infinite extents are no number: what spans infinite views is infinite. Signs are
  /// asked of lengths, not of their values: an extent that is just 0 here grows or shrinks from here.
  func sound(for proposal: ProposedSize) -> LengthSize {
    func sound(_ length: Length, _ offered: Length?) -> Length {
      if length.value.isNaN { return offered?.value == .infinity ? .infinity : .zero }
      return max(length, .zero)
    }
    return LengthSize(
      width: sound(width, proposal.width), height: sound(height, proposal.height))
  }

  /// The size with 0 in place of extents that are not finite.
  var finite: LengthSize {
    LengthSize(
      width: width.isFinite ? width : .zero, height: height.isFinite ? height : .zero)
  }

  /// The extent along one axis.
  package subscript(axis: Axis) -> Length {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A position whose coordinates may depend on the swept extent.
package struct LengthPoint: Equatable, Sendable {
  /// Distance to the right of the origin, in points.
  package var x: Length
  /// Distance below the origin, in points.
  package var y: Length

  /// The origin.
  package static let zero = LengthPoint(x: .zero, y: .zero)

  /// A point from its coordinates.
  package init(x: Length, y: Length) {
    self.x = x
    self.y = y
  }

  /// The point moved by the coordinates of another.
  package static func + (a: LengthPoint, b: LengthPoint) -> LengthPoint {
    LengthPoint(x: a.x + b.x, y: a.y + b.y)
  }

  /// The point with 0 in place of coordinates that are not finite.
  var finite: LengthPoint {
    LengthPoint(x: x.isFinite ? x : .zero, y: y.isFinite ? y : .zero)
  }

  /// The coordinate along one axis.
  package subscript(axis: Axis) -> Length {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// A rectangle whose edges may depend on the swept extent.
package struct LengthRect: Equatable, Sendable {
  /// Top left corner, in points.
  package var origin: LengthPoint
  /// Extents, in points.
  package var size: LengthSize

  /// The empty rectangle at the origin.
  package static let zero = LengthRect(origin: .zero, size: .zero)

  /// A rectangle from a corner and a size.
  package init(origin: LengthPoint, size: LengthSize) {
    self.origin = origin
    self.size = size
  }

  /// A constant rectangle.
  package init(_ rect: Rect) {
    origin = LengthPoint(x: Length(rect.minX), y: Length(rect.minY))
    size = LengthSize(rect.size)
  }

  /// The rectangle at the current extent.
  package var value: Rect {
    Rect(x: origin.x.value, y: origin.y.value, width: size.width.value, height: size.height.value)
  }

  /// The rectangle at another extent, by the formulas of the current one; `distance` in points.
  package func value(at distance: Double) -> Rect {
    func at(_ length: Length) -> Double { length.value + length.slope * distance }
    return Rect(
      x: at(origin.x), y: at(origin.y), width: at(size.width), height: at(size.height))
  }
}
