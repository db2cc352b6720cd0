/// How a value gets from one state to another over time.
public nonisolated struct Animation: Hashable, Sendable {
  /// The course of a change.
  enum Curve: Hashable, Sendable {
    /// A curve that takes the given seconds.
    case timed(UnitCurve, duration: Double)
    /// A spring, which takes until it has settled.
    case spring(SpringCurve)
  }

  /// What is done to the course, from the inside out.
  enum Change: Hashable, Sendable {
    /// Begins later, in seconds.
    case delay(Double)
    /// Runs at another pace.
    case speed(Double)
    /// Runs several times, for ever where the count is nil.
    case repetition(Int?, autoreverses: Bool)
  }

  /// Duration where none is given, in seconds (SwiftUI's default).
  static let defaultDuration = 0.35

  let curve: Curve
  private(set) var changes: [Change] = []

  init(_ curve: Curve) { self.curve = curve }

  private static func timed(_ curve: UnitCurve, _ duration: Double) -> Animation {
    Animation(.timed(curve, duration: duration.isFinite ? Swift.max(duration, 0) : 0))
  }

  /// The animation that is used where none is named.
  ///
  /// SwiftUI's default was `easeInOut` until 2023 and is a spring since; this one is the older, whose
  /// end is exact.
  public static var `default`: Animation { easeInOut }

  /// An even pace.
  public static func linear(duration: Double) -> Animation { timed(.linear, duration) }
  /// An even pace.
  public static var linear: Animation { linear(duration: defaultDuration) }
  /// A slow start.
  public static func easeIn(duration: Double) -> Animation { timed(.easeIn, duration) }
  /// A slow start.
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }
  /// A slow end.
  public static func easeOut(duration: Double) -> Animation { timed(.easeOut, duration) }
  /// A slow end.
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }
  /// A slow start and end.
  public static func easeInOut(duration: Double) -> Animation { timed(.easeInOut, duration) }
  /// A slow start and end.
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// A cubic Bézier curve by its control points.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { timed(UnitCurve(x1, y1, x2, y2), duration) }

  /// A given curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    timed(curve, duration)
  }

  /// The animation, beginning later by the given seconds.
  public func delay(_ delay: Double) -> Animation {
    changed(.delay(delay.isFinite ? delay : 0))
  }
  /// The animation at another pace.
  public func speed(_ speed: Double) -> Animation {
    changed(.speed(speed.isFinite ? Swift.max(speed, 0) : 1))
  }
  /// The animation several times in a row.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed(.repetition(Swift.max(repeatCount, 1), autoreverses: autoreverses))
  }
  /// The animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed(.repetition(nil, autoreverses: autoreverses))
  }

  private func changed(_ change: Change) -> Animation {
    var result = self
    result.changes.append(change)
    return result
  }
}
