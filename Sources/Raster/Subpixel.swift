/// The fixed-point grid of the rasterizer: 4,096 positions a pixel along x and y.
///
/// Vertices are rounded to it once; from there on coverage is exact integer arithmetic.
enum Subpixel {
  /// Binary digits after the point.
  static let bits: Int32 = 12
  /// One pixel.
  static let one: Int32 = 1 << bits
  /// Coverage of a whole pixel: twice its area, so that the mean of two positions needs no halving.
  static let fullCoverage: Int32 = 2 * one * one
  /// Distance from the origin, in pixels, beyond which paths are cut off, so that
  /// differences of coordinates fit 31 bits.
  static let guardDistance = 131_072.0

  /// The nearest grid position, halves away from zero; `value` lies within the guard distance.
  @inline(__always)
  static func nearest(_ value: Double) -> Int32 {
    let scaled = value * Double(one)
    // Cut off after adding a half; `rounded()` would be a call where the processor's baseline lacks the instruction.
    return Int32(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
  }

  /// The pixel that holds a position.
  @inline(__always)
  static func pixel(_ position: Int32) -> Int { Int(position >> bits) }
}
