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
      // What cannot be seen anywhere is no breach; what can begins where it begins.
      guard Breach.interval(lengths, above: Breach.slack, from, to) != nil else { return nil }
      return Breach.interval(lengths, above: 0, from, to)
    case .nearer(let x, let y, let distance):
      return near(x, y, distance, from, to)
    }
  }

  /// Where all lengths are above a limit.
  private static func interval(
    _ lengths: [Length], above limit: Double, _ from: Double, _ to: Double
  ) -> ClosedRange<Double>? {
    var (low, high) = (0.0, to - from)
    for length in lengths {
      let excess = length.value - limit
      if length.slope == 0 {
        if excess <= 0 { return nil }
      } else if length.slope > 0 {
        low = max(low, -excess / length.slope)
      } else {
        high = min(high, -excess / length.slope)
      }
    }
    return range(low, high, from, to)
  }

  /// Solves |(x, y)|² < distance², a quadratic in the extent.
  private func near(
    _ x: Length, _ y: Length, _ distance: Double, _ from: Double, _ to: Double
  ) -> ClosedRange<Double>? {
    let limit = distance
    let a = x.slope * x.slope + y.slope * y.slope
    let b = x.value * x.slope + y.value * y.slope
    let c = x.value * x.value + y.value * y.value - limit * limit
    if a == 0 { return c < -Breach.slack ? from...to : nil }
    let discriminant = b * b - a * c
    guard discriminant > Breach.slack else { return nil }
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
