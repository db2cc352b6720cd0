import Pixels

/// A colour with alpha in Double, 0…1 each, straight unless stated.
struct BlendColor {
  /// Red, green, blue.
  var color: SIMD3<Double>
  /// Opacity.
  var alpha: Double
}

/// Formulas of W3C Compositing and Blending Level 1, in Double; the result is rounded once by the caller.
enum Blending {
  /// The premultiplied result of a source over a backdrop.
  static func composite(
    _ source: BlendColor, over backdrop: BlendColor, mode: BlendMode
  ) -> BlendColor {
    let (a, b) = (source.alpha, backdrop.alpha)
    if let (sourceShare, backdropShare) = porterDuff(mode, a, b) {
      let color = source.color * (a * sourceShare) + backdrop.color * (b * backdropShare)
      let alpha = a * sourceShare + b * backdropShare
      return BlendColor(
        color: color.clamped(lowerBound: .zero, upperBound: .one), alpha: min(alpha, 1))
    }
    let mixed = mix(backdrop.color, source.color, mode)
    let own = source.color * (a * (1 - b))
    let common = mixed * (a * b)
    let rest = backdrop.color * (b * (1 - a))
    return BlendColor(color: own + common + rest, alpha: a + b * (1 - a))
  }

  /// Shares of source and backdrop in the operators without a mixing formula (section 9 of the text).
  private static func porterDuff(_ mode: BlendMode, _ a: Double, _ b: Double) -> (Double, Double)? {
    switch mode {
    case .normal: (1, 1 - a)
    case .copy: (1, 0)
    case .sourceIn: (b, 0)
    case .sourceOut: (1 - b, 0)
    case .sourceAtop: (b, 1 - a)
    case .destinationOver: (1 - b, 1)
    case .destinationIn: (0, a)
    case .destinationOut: (0, 1 - a)
    case .destinationAtop: (1 - b, a)
    case .xor: (1 - b, 1 - a)
    case .plusLighter: (1, 1)
    default: nil
    }
  }

  /// The mixing formulas B(backdrop, source) of section 10.
  private static func mix(
    _ b: SIMD3<Double>, _ s: SIMD3<Double>, _ mode: BlendMode
  ) -> SIMD3<Double> {
    switch mode {
    case .hue: withLuminosity(withSaturation(s, saturation(b)), luminosity(b))
    case .saturation: withLuminosity(withSaturation(b, saturation(s)), luminosity(b))
    case .color: withLuminosity(s, luminosity(b))
    case .luminosity: withLuminosity(b, luminosity(s))
    default:
      SIMD3(
        separable(b.x, s.x, mode), separable(b.y, s.y, mode), separable(b.z, s.z, mode))
    }
  }

  /// The formulas that treat each channel alone.
  private static func separable(_ b: Double, _ s: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
    case .colorBurn: return b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
    case .hardLight: return hardLight(b, s)
    case .softLight: return softLight(b, s)
    case .difference: return (b - s).magnitude
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b * (2 * s) }
    let t = 2 * s - 1
    return b + t - b * t
  }

  private static func softLight(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  private static func luminosity(_ c: SIMD3<Double>) -> Double {
    0.3 * c.x + 0.59 * c.y + 0.11 * c.z
  }

  private static func saturation(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

  /// SetLum with ClipColor.
  private static func withLuminosity(_ c: SIMD3<Double>, _ wanted: Double) -> SIMD3<Double> {
    var result = c + (wanted - luminosity(c))
    let l = luminosity(result)
    let (low, high) = (result.min(), result.max())
    if low < 0, l > low { result = (result - l) * (l / (l - low)) + l }
    if high > 1, high > l { result = (result - l) * ((1 - l) / (high - l)) + l }
    return result.clamped(lowerBound: .zero, upperBound: .one)
  }

  /// SetSat: the channels stretched so that the lowest is 0 and the highest the saturation.
  private static func withSaturation(_ c: SIMD3<Double>, _ wanted: Double) -> SIMD3<Double> {
    let (low, high) = (c.min(), c.max())
    return high > low ? (c - low) * (wanted / (high - low)) : .zero
  }
}
