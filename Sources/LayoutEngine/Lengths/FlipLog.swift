import Synchronization

/// What one traced layout learned about the extents to its right.
///
/// The layout is run at one extent `w` with every length an affine function of it. Each comparison
/// of two lengths whose difference `d + t·x` depends on the extent has one root; the smallest root
/// beyond `w` is how far this layout's formulas are valid. A tie at `w` is decided as it will be
/// just to the right of `w`, and what counts as a tie is measured in the extent, never in the
/// difference: with two separate tolerances a flip inside of both would be lost for good.
///
/// The scheme is that of kinetic data structures (certificates with failure times); control flow
/// may depend on the extent through comparisons of lengths alone. Code that reads a length as a
/// plain number calls ``markOpaque()``, and the sweep falls back to trying every pixel.
package final class FlipLog: @unchecked Sendable {
  /// The log of the traced layout that is running in this task, if one is.
  @TaskLocal package static var current: FlipLog?

  /// The extent at which the layout runs, in points.
  package let extent: Double
  /// Distance within which a root counts as lying at the extent, in points.
  ///
  /// Some thousand units in the last place: above what summing a few lengths loses, and below any
  /// distance at which two breakpoints could be told apart.
  package let tolerance: Double
  /// Smallest extent beyond the current one at which a comparison changes its answer.
  package private(set) var nextFlip = Double.infinity
  /// Whether a tie at the extent was decided as "less", which it is to the right but not at the extent itself.
  package private(set) var decidesTie = false
  /// Whether a length was read as a plain number, so that formulas do not tell the whole truth.
  package private(set) var isOpaque = false

  /// Distinguishes the layouts of a process, so that what one remembers is not taken for another's.
  let pass: Int
  private static let passes = Atomic(0)

  /// A log for a layout at the given extent.
  package init(extent: Double) {
    self.extent = extent
    pass = FlipLog.passes.add(1, ordering: .relaxed).newValue
    tolerance = 1e-12 * Swift.max(1, Swift.abs(extent))
  }

  /// Notes that some result depends on the extent in a way that comparisons do not show.
  package func markOpaque() { isOpaque = true }

  /// Compares two lengths of unequal slope and logs where the answer changes.
  func isLess(_ a: Length, _ b: Length) -> Bool {
    let difference = a.value - b.value
    let slope = a.slope - b.slope
    guard difference.isFinite else { return a.value < b.value }
    let distance = -difference / slope
    if Swift.abs(distance) <= tolerance {
      if slope < 0 { decidesTie = true }
      return slope < 0
    }
    if distance > 0 { nextFlip = Swift.min(nextFlip, extent + distance) }
    return difference < 0
  }
}
