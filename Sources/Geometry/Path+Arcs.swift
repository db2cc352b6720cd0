extension Path {
  /// Adds an arc of a circle, joined by a line to what is there.
  ///
  /// Angles are in degrees from the right, growing clockwise as seen with y downwards. The arc runs
  /// with growing angles unless `clockwise` is set, which, as in SwiftUI and Core Graphics, is meant
  /// as seen with y upwards. Made of cubic Bézier curves of at most a quarter turn each; handles are
  /// 4/3·tan(φ/4), the tangent taken from sine and cosine.
  package mutating func addArc(
    center: Point, radius: Double, startDegrees: Double, endDegrees: Double, clockwise: Bool
  ) {
    guard radius.isFinite, startDegrees.isFinite, endDegrees.isFinite, center.isFinite else {
      return
    }
    let sweep = Path.sweep(from: startDegrees, to: endDegrees, clockwise: clockwise)
    let pieces = max(1, Int((sweep.magnitude / 90).rounded(.up)))
    let step = sweep / Double(pieces)
    let quarter = Trigonometry.sineAndCosine(degrees: step / 4)
    let handle = quarter.cosine == 0 ? 0 : 4 / 3 * quarter.sine / quarter.cosine * radius
    func point(_ degrees: Double) -> (point: Point, tangent: Point) {
      let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
      return (
        Point(x: center.x + radius * cosine, y: center.y + radius * sine),
        Point(x: -sine, y: cosine)
      )
    }
    var current = point(startDegrees)
    if isEmpty { move(to: current.point) } else { line(to: current.point) }
    for piece in 1...pieces {
      let next = point(startDegrees + step * Double(piece))
      cubic(
        to: next.point, control1: current.point + current.tangent * handle,
        control2: next.point - next.tangent * handle)
      current = next
    }
  }

  /// The signed angle of an arc in degrees, at most a full turn.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let difference = clockwise ? start - end : end - start
    if difference.magnitude >= 360 { return clockwise ? -360 : 360 }
    let positive = difference < 0 ? difference + 360 : difference
    return clockwise ? -positive : positive
  }
}
