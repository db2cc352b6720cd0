/// Where a font with an optical size axis (`opsz`) stands; other fonts do not care.
package enum OpticalSize: Hashable, Sendable {
  /// At the size of the text in points, as browsers do.
  case automatic(size: Double)
  /// At a position that is the same for every size.
  case fixed(Double)
  /// At the axis' own default.
  case fontDefault
}
