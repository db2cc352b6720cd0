/// The gap that a view wants on each side; a side without a wish gets ``SpacingPreference/standardGap``.
package struct SpacingPreference: Equatable, Sendable {
  /// The gap in a stack whose spacing is not given, where neither neighbour has a wish, in points.
  ///
  /// OpenSwiftUI's audited default; Apple documents no number.
  package static let standardGap = 8.0

  /// Wish on the sides along x, in points.
  package var horizontal: Double?
  /// Wish on the sides along y, in points.
  package var vertical: Double?

  /// No wish.
  package static let standard = SpacingPreference(horizontal: nil, vertical: nil)
  /// No gap on any side, a spacer's wish.
  package static let none = SpacingPreference(horizontal: 0, vertical: 0)

  /// Wishes along both axes.
  package init(horizontal: Double?, vertical: Double?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The gap between a view and the one after it: the larger wish, but none beside a spacer.
  package func distance(to next: SpacingPreference, along axis: Axis) -> Double {
    let (a, b) =
      axis == .horizontal ? (horizontal, next.horizontal) : (vertical, next.vertical)
    switch (a, b) {
    case (nil, nil): return SpacingPreference.standardGap
    case (let wish?, nil), (nil, let wish?): return wish
    case (let first?, let second?): return Swift.max(first, second)
    }
  }
}
