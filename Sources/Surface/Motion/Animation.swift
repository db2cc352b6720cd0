/// How a value gets from one state to another over time.
public nonisolated struct Animation: Hashable, Sendable {
  /// The course of a change.
  enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1) by its two control points.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A damped spring by its response in seconds and damping fraction.
    case spring(response: Double, dampingFraction: Double)
  }

  /// Duration where none is given, in seconds (SwiftUI's default).
  static let defaultDuration = 0.35

  let curve: Curve
  /// How long the curve takes, in seconds; what a spring takes follows from it.
  let duration: Double
  /// Time before the change begins, in seconds.
  var delay = 0.0
  /// Factor on the pace.
  var speed = 1.0
  /// How often the change runs; nil for ever.
  var repeatCount: Int? = 1
  /// Whether every other run goes backwards.
  var autoreverses = false

  init(curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration.isFinite ? Swift.max(duration, 0) : 0
  }

  /// The animation that is used where none is named.
  public static var `default`: Animation { easeInOut }

  /// An even pace.
  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }
  /// An even pace.
  public static var linear: Animation { linear(duration: defaultDuration) }
  /// A slow start.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  /// A slow start.
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }
  /// A slow end.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  /// A slow end.
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }
  /// A slow start and end.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  /// A slow start and end.
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// A cubic Bézier curve by its control points.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(
      curve: .bezier(
        x1: Swift.min(Swift.max(x1, 0), 1), y1: y1, x2: Swift.min(Swift.max(x2, 0), 1), y2: y2),
      duration: duration)
  }

  /// A spring by its response and damping.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      curve: .spring(response: response, dampingFraction: dampingFraction), duration: response)
  }
  /// A spring by its perceived duration in seconds and bounce.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation {
    spring(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }
  /// A spring.
  public static var spring: Animation { spring(duration: 0.5) }
  /// A spring without bounce.
  public static var smooth: Animation { spring(duration: 0.5) }
  /// A spring with a small bounce.
  public static var snappy: Animation { spring(duration: 0.5, bounce: 0.15) }
  /// A spring with a larger bounce.
  public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }

  /// The animation, beginning later by the given seconds.
  public func delay(_ delay: Double) -> Animation {
    var result = self
    result.delay += delay
    return result
  }
  /// The animation at another pace.
  public func speed(_ speed: Double) -> Animation {
    var result = self
    result.speed *= speed
    return result
  }
  /// The animation several times in a row.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var result = self
    result.repeatCount = Swift.max(repeatCount, 1)
    result.autoreverses = autoreverses
    return result
  }
  /// The animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result.repeatCount = nil
    result.autoreverses = autoreverses
    return result
  }
}
