/// The size of a picture as the command line writes it: `680x160` or `680x160@2`.
package struct SizeArgument: Hashable, Sendable {
  /// Extents, in points.
  package let width: Double
  package let height: Double
  /// Pixels to a point.
  package let scale: Double

  /// The largest width or height that is taken, in points.
  package static let limit = 100_000.0
  /// The largest display scale that is taken.
  package static let scaleLimit = 16.0

  /// Completes "… is not".
  static let expectation =
    "a size; write WIDTHxHEIGHT or WIDTHxHEIGHT@SCALE in points, such as 680x160@2"

  /// A size from its text; nil where it is not one, not positive or too large.
  package init?(_ text: String) {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard let first = halves.first, halves.count <= 2 else { return nil }
    let sides = first.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.positive(sides[0], to: Self.limit),
      let height = Self.positive(sides[1], to: Self.limit),
      let scale = halves.count == 2 ? Self.positive(halves[1], to: Self.scaleLimit) : 1
    else { return nil }
    self.width = width
    self.height = height
    self.scale = scale
  }

  private static func positive(_ text: Substring, to limit: Double) -> Double? {
    guard let first = text.first, first.isNumber || first == ".",
      let value = Double(text), value > 0, value <= limit
    else { return nil }
    return value
  }
}
