/// Distances inwards from the four sides, in the unit of their owner.
package struct EdgeInsets: Hashable, Sendable {
  /// Distance from the top.
  package var top: Double
  /// Distance from the side where a line of text begins.
  package var leading: Double
  /// Distance from the bottom.
  package var bottom: Double
  /// Distance from the side where a line of text ends.
  package var trailing: Double

  /// Distances for each side.
  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
