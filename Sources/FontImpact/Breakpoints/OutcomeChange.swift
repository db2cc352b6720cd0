/// Widths on which one outcome takes the place of another, both the same on all of them.
package struct OutcomeChange: Hashable, Sendable {
  /// What is counted.
  package var fact: LayoutFact
  /// The value before.
  package var old: Int
  /// The value after.
  package var new: Int
  /// Least width, in points.
  package var from: Double
  /// Largest width, in points; it does not belong to them unless it ends the range.
  package var to: Double
  /// Listed widths among them.
  package var listed: [Double]
}
