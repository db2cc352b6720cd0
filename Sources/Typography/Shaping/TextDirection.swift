/// The direction of a whole text, by which its runs are ordered.
package enum TextDirection: UInt8, Hashable, Sendable {
  /// That of the first letter with a direction, left to right where there is none.
  case automatic
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
  /// That of the first letter with a direction, right to left where there is none.
  case automaticFromRight
}
