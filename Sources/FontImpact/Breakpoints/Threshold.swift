/// From which window width on an outcome is reached, as far as a sweep can tell.
package enum Threshold: Hashable, Sendable {
  /// Already at the start of the sweep.
  case below
  /// From this width on, in points.
  case at(Double)
  /// Not before the end of the sweep.
  case above

  /// The width, where it is one that the sweep passed.
  package var width: Double? {
    if case .at(let width) = self { width } else { nil }
  }

  /// The width, with the ends of the axis for what lies outside of the sweep.
  var position: Double {
    switch self {
    case .below: -.infinity
    case .at(let width): width
    case .above: .infinity
    }
  }
}
