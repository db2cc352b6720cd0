/// The sRGB transfer function (IEC 61966-2-1) without a mathematics library.
package enum LinearLight {
  /// Light of each 8-bit value, 0…1.
  package static let light: [Double] = (0..<256).map { decoded(Double($0) / 255) }

  /// Light half way, in stored values, between each value and the next: where rounding changes.
  private static let limits: [Double] = (0..<255).map { decoded((Double($0) + 0.5) / 255) }

  /// The 8-bit value nearest to some light.
  static func encoded(_ light: Double) -> UInt8 {
    var low = 0
    var high = 255
    while low < high {
      let middle = (low + high) / 2
      if light < limits[middle] { high = middle } else { low = middle + 1 }
    }
    return UInt8(truncatingIfNeeded: low)
  }

  /// Light of a stored value, both 0…1.
  private static func decoded(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base^2.4 = base² · (base²)^(1/5).
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of 0 < x ≤ 1 by Newton's method, which converges from above.
  private static func fifthRoot(_ x: Double) -> Double {
    var y = 1.0
    for _ in 0..<40 {
      let fourth = y * y * y * y
      y = y - (y * fourth - x) / (5 * fourth)
    }
    return y
  }
}
