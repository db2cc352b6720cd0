/// Numbers with a fixed number of decimals, for sentences.
package enum FixedPoint {
  /// The number with two decimals, halves away from zero; never "-0.00".
  package static func text(_ value: Double, signed: Bool = false) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let magnitude = hundredths.magnitude
    let fraction = magnitude % 100
    let digits = "\(magnitude / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    if hundredths < 0 { return "-" + digits }
    return signed && hundredths > 0 ? "+" + digits : digits
  }

  /// The number without decimals where they are zero.
  package static func short(_ value: Double) -> String {
    let text = text(value)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }
}

extension Unicode.Scalar {
  /// The code point as `U+0041`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
