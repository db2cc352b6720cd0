import Geometry

/// A mass on a damped spring, pulled from 0 to 1: SwiftUI's spring with a mass of 1.
///
/// Closed form of u″ + 2ζω·u′ + ω²·u = 0 for the way that is left, u(0) = 1, with ω = 2π / response.
nonisolated struct SpringCurve: Hashable, Sendable {
  /// The way that is left when a spring counts as settled, as a share (SwiftUI's threshold).
  static let settledShare = 0.001
  /// What an undamped spring takes, in seconds; it never settles.
  static let endless = Double.infinity

  /// Undamped circular frequency ω, in radians each second.
  let frequency: Double
  /// Damping fraction ζ: 1 is critical, below it the spring swings.
  let damping: Double
  /// Initial velocity, in ways each second.
  var velocity = 0.0

  /// A spring by the period of its undamped swing in seconds and its damping fraction.
  init(response: Double, dampingFraction: Double) {
    let period = response.isFinite && response > 0 ? response : 0
    frequency = period > 0 ? 2 * Trigonometry.pi / period : 0
    damping = dampingFraction.isFinite ? Swift.min(Swift.max(dampingFraction, 0), 1000) : 1
  }

  /// A spring by its physics: ω = √(k / m), ζ = c / (2√(k·m)).
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let (m, k) = (Swift.max(mass, 1e-9), Swift.max(stiffness, 1e-9))
    let rate = (k / m).squareRoot()
    frequency = rate.isFinite ? rate : 0
    let fraction = damping / (2 * (k * m).squareRoot())
    self.damping = fraction.isFinite ? Swift.min(Swift.max(fraction, 0), 1000) : 1
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// The share of the way that is done after the given seconds; may pass 1.
  func value(at time: Double) -> Double {
    guard frequency > 0 else { return 1 }
    return time > 0 ? 1 - rest(at: time) : 0
  }

  /// The way that is left.
  private func rest(at time: Double) -> Double {
    let decay = damping * frequency
    let push = decay - velocity
    let difference = 1 - damping * damping
    if difference > 1e-9 {
      let swing = frequency * difference.squareRoot()
      let (sine, cosine) = Exponential.sineAndCosine(radians: swing * time)
      return Exponential.exp(-decay * time) * (cosine + push / swing * sine)
    }
    if difference > -1e-9 {
      return Exponential.exp(-decay * time) * (1 + push * time)
    }
    let split = frequency * (-difference).squareRoot()
    let (slow, fast) = (decay - split, decay + split)
    let share = (fast - velocity) / (2 * split)
    return share * Exponential.exp(-slow * time) + (1 - share) * Exponential.exp(-fast * time)
  }

  /// An upper bound of what is left from the given time on.
  private func envelope(at time: Double) -> Double {
    let decay = damping * frequency
    let push = (decay - velocity).magnitude
    let difference = 1 - damping * damping
    if difference > 1e-9 {
      let ratio = push / (frequency * difference.squareRoot())
      return Exponential.exp(-decay * time) * (1 + ratio * ratio).squareRoot()
    }
    return rest(at: time).magnitude
  }

  /// When the spring has settled, in seconds: the envelope is at ``settledShare`` there.
  var duration: Double {
    guard frequency > 0 else { return 0 }
    guard damping > 0 else { return SpringCurve.endless }
    var high = 1 / frequency
    while envelope(at: high) > SpringCurve.settledShare {
      high *= 2
      if high > 1e6 { return SpringCurve.endless }
    }
    var low = high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > SpringCurve.settledShare { low = middle } else { high = middle }
    }
    return high
  }
}
