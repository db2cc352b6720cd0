package import LayoutEngine

/// Something that a law forbids, with the condition under which it happens.
package struct Breach: Sendable {
  /// When the breach is there, as a condition on lengths that depend on the swept extent.
  package enum Condition: Sendable {
    /// All over the piece.
    case always
    /// Where every one of these lengths is positive.
    case positive([Length])
    /// Where two points, this far apart along x and y, are nearer than a distance in points.
    case nearer(x: Length, y: Length, than: Double)
  }

  /// When it is there.
  package var condition: Condition
  /// What is wrong, without an end mark.
  package var detail: String
  /// Why it is allowed, where the program allows it.
  package var allowance: String?

  /// A breach; one without a condition is there all over the piece.
  package init(_ detail: String, where condition: Condition = .always, allowance: String? = nil) {
    self.detail = detail
    self.condition = condition
    self.allowance = allowance
  }

  /// Length by which something must be wrong to count, in points: less cannot be seen.
  package static let slack = 1e-6

  /// The part of a piece on which the breach is there; nil where it is not.
  ///
  /// Lengths are those at `from`; both ends are in the swept extent's points.
  package func interval(from: Double, to: Double) -> ClosedRange<Double>? {
    switch condition {
    case .always:
      return from...to
    case .positive(let lengths):
      var (low, high) = (0.0, to - from)
      for length in lengths {
        let excess = length.value - Breach.slack
        if length.slope == 0 {
          if excess <= 0 { return nil }
        } else if length.slope > 0 {
          low = max(low, -excess / length.slope)
        } else {
          high = min(high, -excess / length.slope)
        }
      }
      return Breach.range(low, high, from, to)
    case .nearer(let x, let y, let distance):
      return near(x, y, distance, from, to)
    }
  }

  /// Solves |(x, y)|² < distance², a quadratic in the extent.
  private func near(
    _ x: Length, _ y: Length, _ distance: Double, _ from: Double, _ to: Double
  ) -> ClosedRange<Double>? {
    let limit = distance - Breach.slack
    let a = x.slope * x.slope + y.slope * y.slope
    let b = x.value * x.slope + y.value * y.slope
    let c = x.value * x.value + y.value * y.value - limit * limit
    if a == 0 { return c < 0 ? from...to : nil }
    let discriminant = b * b - a * c
    guard discriminant > 0 else { return nil }
    let root = discriminant.squareRoot()
    return Breach.range((-b - root) / a, (-b + root) / a, from, to)
  }

  /// Distances from the piece's start, cut to the piece; a touch at a single point does not count.
  private static func range(
    _ low: Double, _ high: Double, _ from: Double, _ to: Double
  ) -> ClosedRange<Double>? {
    let start = max(from + low, from)
    let end = min(from + high, to)
    guard start < end || (start == end && from == to) else { return nil }
    return start...end
  }
}
