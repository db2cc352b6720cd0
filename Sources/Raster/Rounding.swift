/// The stated roundings of compositing; all are to nearest.
///
/// An opacity of 0…65535 and a coverage of 0…255 make one weight of 0…65535; a channel is then
/// (source × weight + backdrop × (65535 − weight)) / 65535, rounded once.
enum Rounding {
  /// v / 65535 for 0 ≤ v ≤ 255 × 65535, checked for every v.
  @inline(__always)
  static func by65535(_ value: UInt32) -> UInt32 {
    let moved = value &+ 32768
    return (moved &+ (moved >> 16)) >> 16
  }

  /// v / 255 for 0 ≤ v ≤ 255 × 65535, checked for every v.
  @inline(__always)
  static func by255(_ value: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: (UInt64(value &+ 127) &* 0x0101_0102) >> 32)
  }

  /// v / 257 for 0 ≤ v ≤ 65535: the byte nearest to 16 bits.
  @inline(__always)
  static func by257(_ value: UInt32) -> UInt32 {
    by65535(value &* 255)
  }

  /// Product of two coverages.
  @inline(__always)
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: by255(UInt32(a) * UInt32(b)))
  }
}
