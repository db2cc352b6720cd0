private import CXXHash
package import Pixels

/// 128 bits that tell pictures apart quickly: XXH3 over the pixels, seeded with the size.
///
/// Good against accident, not against malice; at about 10 GB/s it costs less than comparing with a
/// decoded picture. `PixelDigest` is the name under which a picture is recorded.
package struct PixelHash: Hashable, Sendable, CustomStringConvertible {
  /// First 64 bits.
  package let high: UInt64
  /// Last 64 bits.
  package let low: UInt64

  /// A hash from its halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The hash of a picture.
  package init(of picture: StraightPixmap) {
    self.init(width: picture.width, height: picture.height, bytes: picture.bytes)
  }

  /// The hash that the picture has with straight alpha; opaque ones are not converted for it.
  package init(of picture: Pixmap) {
    if picture.isOpaque {
      self.init(width: picture.width, height: picture.height, bytes: picture.bytes)
    } else {
      self.init(of: picture.straight())
    }
  }

  /// A hash from 32 hexadecimal digits; nil for anything else.
  package init?(_ text: some StringProtocol) {
    guard let bytes = Hexadecimal.bytes(of: text), bytes.count == 16 else { return nil }
    let halves = [bytes[..<8], bytes[8...]].map { $0.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(high: halves[0], low: halves[1])
  }

  /// 32 hexadecimal digits.
  package var description: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private init(width: Int, height: Int, bytes: [UInt8]) {
    let seed = UInt64(width) << 32 | UInt64(height)
    let hash = bytes.withUnsafeBytes { XXH3_128bits_withSeed($0.baseAddress, $0.count, seed) }
    self.init(high: hash.high64, low: hash.low64)
  }
}
