import Geometry

extension Animation {
  /// A spring by the period of its undamped swing in seconds and its damping fraction.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(SpringCurve(response: response, dampingFraction: dampingFraction)))
  }

  /// A spring by its perceived duration in seconds and bounce.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration,
      dampingFraction: bounce >= 0 ? 1 - Swift.min(bounce, 1) : 1 / (1 + Swift.max(bounce, -0.99)))
  }

  /// A spring without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A stiff spring for what follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }

  /// A spring by its physics; velocity in ways each second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        SpringCurve(
          mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)))
  }

  /// A spring without bounce.
  public static var smooth: Animation { spring(duration: 0.5) }
  /// A spring without bounce, or with a little more.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce, or with a little more.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a larger bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a larger bounce, or with a little more.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
