private import CKernels
package import Pixels

/// SHA-256 of a picture: of "RGBA8", three zero bytes, width and height as four bytes each (highest
/// first), and the straight RGBA pixels.
///
/// The size is part of it because areas of one colour and equal area would else be equal.
package struct PixelDigest: Hashable, Sendable, CustomStringConvertible {
  /// 32 bytes.
  package let bytes: [UInt8]

  /// The digest of a picture.
  package init(of picture: StraightPixmap) {
    self.init(width: picture.width, height: picture.height, pixels: picture.bytes)
  }

  /// The digest that the picture has with straight alpha; opaque ones are not converted for it.
  package init(of picture: Pixmap) {
    if picture.isOpaque {
      self.init(width: picture.width, height: picture.height, pixels: picture.bytes)
    } else {
      self.init(of: picture.straight())
    }
  }

  /// A digest from its bytes; nil unless there are 32.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 32 else { return nil }
    self.bytes = Array(bytes)
  }

  /// A digest from 64 hexadecimal digits; nil for anything else.
  package init?(_ text: some StringProtocol) {
    guard let bytes = Hexadecimal.bytes(of: text) else { return nil }
    self.init(bytes: bytes)
  }

  private init(width: Int, height: Int, pixels: [UInt8]) {
    var head = Array("RGBA8".utf8) + [0, 0, 0]
    head.append(bigEndian: UInt32(width))
    head.append(bigEndian: UInt32(height))
    bytes = [UInt8](unsafeUninitializedCapacity: 32) { digest, initialized in
      pixels.withUnsafeBufferPointer { pixels in
        ck_sha256(head, head.count, pixels.baseAddress, pixels.count, digest.baseAddress)
      }
      initialized = 32
    }
  }

  /// 64 hexadecimal digits.
  package var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
