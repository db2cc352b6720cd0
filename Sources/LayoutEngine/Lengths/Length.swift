/// A layout length in points, as an affine function of the swept extent near the current one.
///
/// A plain layout carries slope 0 throughout and behaves like a `Double`. A sweep starts from a
/// window whose width has slope 1; then every comparison of two lengths of unequal slope tells the
/// current ``FlipLog`` where its answer would change. Method: kinetic certificates with one
/// parameter, see the module's overview in `FlipLog`.
package struct Length: Sendable {
  /// Value at the current extent, in points.
  package var value: Double
  /// Change of the value for each point of the swept extent.
  package var slope: Double

  /// Nothing.
  package static let zero = Length(0)
  /// More than any window; proposed to ask for a maximum size.
  package static let infinity = Length(.infinity)

  /// Room that a fit forgives, in points: far below a pixel, above the noise of adding Doubles.
  ///
  /// Three chips of 20.1 with gaps of 8 have to fit 76.3 although their sum in binary does not.
  package static let fitSlack = 1.0 / 65536

  /// A length; constant unless a slope is given.
  package init(_ value: Double, slope: Double = 0) {
    self.value = value
    self.slope = slope
  }

  /// Whether the value is neither infinite nor NaN.
  package var isFinite: Bool { value.isFinite }

  /// The sum.
  package static func + (a: Length, b: Length) -> Length {
    Length(a.value + b.value, slope: a.slope + b.slope)
  }

  /// The difference.
  package static func - (a: Length, b: Length) -> Length {
    Length(a.value - b.value, slope: a.slope - b.slope)
  }

  /// The length scaled by a constant.
  package static func * (a: Length, factor: Double) -> Length {
    Length(a.value * factor, slope: a.slope * factor)
  }

  /// The length divided by a constant.
  package static func / (a: Length, divisor: Double) -> Length {
    Length(a.value / divisor, slope: a.slope / divisor)
  }

  /// Adds in place.
  package static func += (a: inout Length, b: Length) { a = a + b }

  /// Subtracts in place.
  package static func -= (a: inout Length, b: Length) { a = a - b }

  /// Whether `a` is the shorter one; the answer is logged where it depends on the swept extent.
  package static func < (a: Length, b: Length) -> Bool {
    a.slope == b.slope ? a.value < b.value : a.isLessTraced(than: b)
  }

  /// Whether `a` is the longer one.
  package static func > (a: Length, b: Length) -> Bool { b < a }

  /// Whether `a` is at most as long.
  package static func <= (a: Length, b: Length) -> Bool { !(b < a) }

  /// Whether `a` is at least as long.
  package static func >= (a: Length, b: Length) -> Bool { !(a < b) }

  /// Whether this length fits into the room, ties and ``fitSlack`` included.
  package func fits(in room: Length) -> Bool {
    slope == room.slope
      ? value <= room.value + Length.fitSlack : !room.isLessTraced(than: self)
  }

  /// Compares two lengths of unequal slope.
  func isLessTraced(than other: Length) -> Bool {
    guard let log = FlipLog.current else { return value < other.value }
    return log.isLess(self, other)
  }
}

/// The shorter of two lengths, the first where they are equal.
package func min(_ a: Length, _ b: Length) -> Length { b < a ? b : a }

/// The longer of two lengths, the first where they are equal.
package func max(_ a: Length, _ b: Length) -> Length { a < b ? b : a }

extension Length: Equatable {
  /// Whether value and slope agree; never logged, since caches ask it, not layouts.
  package static func == (a: Length, b: Length) -> Bool {
    a.value == b.value && a.slope == b.slope
  }
}
