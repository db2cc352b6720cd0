/// What a view asks of the grid around it.
package struct GridCellTraits {
  /// Columns that the view spans.
  package var columns = 1
  /// Guide along x of the whole column in which the view stands.
  package var columnAlignment: AlignmentKey?
  /// Point of the view and of its cell that are brought together, in shares of both sizes.
  package var anchor: (x: Double, y: Double)?
  /// Axes along which the view takes what the others left and asks for nothing.
  package var unsizedAxes: [Axis] = []

  /// Whether a lazy grid gives the view a row of its own, as it does with headers of sections.
  package var takesWholeRow = false

  /// A view that asks for one cell and nothing else.
  package init() {}
}
