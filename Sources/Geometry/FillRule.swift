/// Which points count as inside a path that crosses itself.
package enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Inside where the winding number is not zero.
  case nonZero = "nonzero"
  /// Inside where the winding number is odd.
  case evenOdd = "evenodd"
}
