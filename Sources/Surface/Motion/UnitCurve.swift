/// A curve from (0, 0) to (1, 1): share of a change as a function of the share of its time.
public nonisolated struct UnitCurve: Hashable, Sendable {
  /// The control points of the cubic Bézier curve; x lies in 0…1, so that time never runs back.
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func share(_ x: Double) -> Double { x > 0 ? Swift.min(x, 1) : 0 }
    func sound(_ y: Double) -> Double { y.isFinite ? y : 0 }
    (self.x1, self.y1) = (share(x1), sound(y1))
    (self.x2, self.y2) = (share(x2), sound(y2))
  }

  /// A cubic Bézier curve from its two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
      Double(endControlPoint.y))
  }

  /// An even pace.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// A slow start.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// A slow end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// A slow start and end.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

  /// The share of the change at a share of the time, both 0…1; times outside count as the ends.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    // On the diagonal both coordinates are one function, so the line needs no solving.
    if x1 == y1 && x2 == y2 { return progress }
    return UnitCurve.coordinate(y1, y2, at: parameter(at: progress))
  }

  /// The pace at a share of the time: 1 is the pace of `linear`; 0 outside of 0…1.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    let s = parameter(at: progress)
    let run = UnitCurve.slope(x1, x2, at: s)
    let rise = UnitCurve.slope(y1, y2, at: s)
    return run > 0 ? rise / run : 0
  }

  /// The curve parameter at which x is the given share.
  ///
  /// x never falls along the curve, so the root lies between two bounds that close in: by Newton's step
  /// where it stays inside of them, else by halving. 60 halvings alone are exact to the last bits.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = x
    for _ in 0..<80 {
      let error = UnitCurve.coordinate(x1, x2, at: s) - x
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      let slope = UnitCurve.slope(x1, x2, at: s)
      let step = s - error / slope
      let next = slope > 1e-9 && step > low && step < high ? step : (low + high) / 2
      if next == s || high - low < 1e-16 { return next }
      s = next
    }
    return s
  }

  /// One coordinate of the curve: 3(1−s)²s·a + 3(1−s)s²·b + s³.
  private static func coordinate(_ a: Double, _ b: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * a + 3 * rest * s * s * b + s * s * s
  }

  private static func slope(_ a: Double, _ b: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * a + 6 * rest * s * (b - a) + 3 * s * s * (1 - b)
  }
}
