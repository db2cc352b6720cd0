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
  /// Distance from the origin, in pixels, beyond which paths are cut off, so that coordinates fit 31 bits.
  static let guardDistance = 262_144.0

  /// The nearest grid position; `value` lies within the guard distance.
  @inline(__always)
  static func nearest(_ value: Double) -> Int32 {
    Int32((value * Double(one)).rounded(.toNearestOrAwayFromZero))
  }

  /// The pixel that holds a position.
  @inline(__always)
  static func pixel(_ position: Int32) -> Int { Int(position >> bits) }
}
