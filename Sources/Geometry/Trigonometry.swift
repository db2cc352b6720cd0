/// Sine, cosine and the direction of a vector from + − × ÷ alone.
///
/// The platforms' mathematics libraries differ in the last bits, and so would pixels; these do not.
/// Angles are degrees, so that quarter turns are exact.
package enum Trigonometry {
  /// π, rounded to a Double.
  package static let pi = 3.141_592_653_589_793

  /// Sine and cosine of an angle in degrees; both zero for an angle that is not finite.
  package static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (0, 0) }
    let reduced = degrees.truncatingRemainder(dividingBy: 360)
    let quarter = (reduced / 90).rounded()
    let x = (reduced - quarter * 90) * pi / 180
    let (s, c) = (sinePolynomial(x), cosinePolynomial(x))
    switch (Int(quarter) % 4 + 4) % 4 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// Direction of a vector in turns, 0 ≤ t < 1, clockwise from the right where y runs down; 0 for no vector.
  package static func turns(x: Double, y: Double) -> Double {
    let (ax, ay) = (x.magnitude, y.magnitude)
    guard ax > 0 || ay > 0, ax.isFinite, ay.isFinite else { return 0 }
    let eighth = arctangentInTurns(min(ax, ay) / max(ax, ay))
    let quarter = ay > ax ? 0.25 - eighth : eighth
    let half = x < 0 ? 0.5 - quarter : quarter
    let turns = y < 0 ? 1 - half : half
    return turns >= 1 ? 0 : turns
  }

  /// Taylor series of the sine up to x¹⁵, off by less than 10⁻¹⁶ for |x| ≤ π/4.
  private static func sinePolynomial(_ x: Double) -> Double {
    let q = x * x
    var sum = -1 / 1_307_674_368_000.0
    sum = sum * q + 1 / 6_227_020_800.0
    sum = sum * q - 1 / 39_916_800.0
    sum = sum * q + 1 / 362_880.0
    sum = sum * q - 1 / 5_040.0
    sum = sum * q + 1 / 120.0
    sum = sum * q - 1 / 6.0
    return x + x * q * sum
  }

  /// Taylor series of the cosine up to x¹⁶, off by less than 10⁻¹⁶ for |x| ≤ π/4.
  private static func cosinePolynomial(_ x: Double) -> Double {
    let q = x * x
    var sum = 1 / 20_922_789_888_000.0
    sum = sum * q - 1 / 87_178_291_200.0
    sum = sum * q + 1 / 479_001_600.0
    sum = sum * q - 1 / 3_628_800.0
    sum = sum * q + 1 / 40_320.0
    sum = sum * q - 1 / 720.0
    sum = sum * q + 1 / 24.0
    return 1 - q / 2 + q * q * sum
  }

  /// Arctangent of 0 ≤ x ≤ 1 in turns.
  ///
  /// Reduced by atan x = 2·atan(x / (1 + √(1 + x²))) to at most π/8, where the series up to x²⁵ is off by
  /// less than 10⁻¹¹.
  private static func arctangentInTurns(_ x: Double) -> Double {
    let z = x / (1 + (1 + x * x).squareRoot())
    let q = z * z
    var sum = 0.0
    for odd in stride(from: 25, through: 1, by: -2) {
      let sign = (odd / 2) % 2 == 0 ? 1.0 : -1.0
      sum = sum * q + sign / Double(odd)
    }
    return 2 * z * sum / (2 * pi)
  }
}
