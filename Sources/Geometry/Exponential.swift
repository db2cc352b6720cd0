/// Powers of e, and sine and cosine of radians, from + − × ÷ alone.
///
/// The platforms' mathematics libraries differ in the last bits, and so would springs; this does not.
package enum Exponential {
  /// The natural logarithm of 2, in two parts whose sum is exact to more than a Double holds.
  private static let ln2 = (high: 0.693_147_180_369_123_8, low: 1.908_214_929_270_587_7e-10)

  /// e to the given power; 0 below −745 and infinite above 709, NaN counts as 0.
  ///
  /// Reduced to |r| ≤ ln 2 / 2 by whole powers of two, then the Taylor series up to r¹³, off by less
  /// than 10⁻¹⁶.
  package static func exp(_ power: Double) -> Double {
    guard power > -745 else { return 0 }
    guard power < 709 else { return .infinity }
    let twos = (power / (ln2.high + ln2.low)).rounded()
    let rest = power - twos * ln2.high - twos * ln2.low
    var sum = 1.0
    for term in stride(from: 13.0, through: 1, by: -1) { sum = 1 + rest / term * sum }
    return Double(sign: .plus, exponent: Int(twos), significand: sum)
  }

  /// Sine and cosine of an angle in radians; both zero for an angle that is not finite.
  package static func sineAndCosine(radians: Double) -> (sine: Double, cosine: Double) {
    Trigonometry.sineAndCosine(degrees: radians * 180 / Trigonometry.pi)
  }
}
