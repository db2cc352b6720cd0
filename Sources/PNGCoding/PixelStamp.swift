private import CDeflate
package import Pixels

/// What a file of ours says about its own pixels in the private chunk "wwHS", so that a picture can
/// be found equal without decoding it.
///
/// The chunk's last letter is upper case, which tells editors to drop it when they change the
/// picture. It holds a version (1), the digest (32 bytes), the hash (16) and the seal (4).
package struct PixelStamp: Hashable, Sendable {
  /// SHA-256 of the pixels.
  package let digest: PixelDigest
  /// The quick hash of the pixels.
  package let hash: PixelHash

  static let chunkType = PNGChunk.type("wwHS")
  private static let version: UInt8 = 1
  private static let length = 53

  /// The stamp of a picture.
  package init(of picture: StraightPixmap) {
    digest = PixelDigest(of: picture)
    hash = PixelHash(of: picture)
  }

  /// The stamp in a chunk's data if it was made for just these image chunks, else nil.
  init?(data: ArraySlice<UInt8>, seal: UInt32) {
    let bytes = Array(data)
    guard bytes.count == Self.length, bytes[0] == Self.version, bytes.bigEndian(at: 49) == seal,
      let digest = PixelDigest(bytes: bytes[1..<33])
    else { return nil }
    func half(at index: Int) -> UInt64 {
      UInt64(bytes.bigEndian(at: index)) << 32 | UInt64(bytes.bigEndian(at: index + 4))
    }
    self.digest = digest
    hash = PixelHash(high: half(at: 33), low: half(at: 41))
  }

  /// The chunk's data for a file with the given seal.
  func data(seal: UInt32) -> [UInt8] {
    var bytes = [Self.version] + digest.bytes
    for half in [hash.high, hash.low] {
      bytes.append(bigEndian: UInt32(half >> 32))
      bytes.append(bigEndian: UInt32(truncatingIfNeeded: half))
    }
    bytes.append(bigEndian: seal)
    return bytes
  }

  /// The checksum of type, length and checksum of every chunk that has a say in the pixels, in order.
  ///
  /// A stamp that another program carried over to other image data does not fit it.
  static func seal(of chunks: some Sequence<(type: UInt32, length: Int, checksum: UInt32)>)
    -> UInt32
  {
    var bytes: [UInt8] = []
    for chunk in chunks {
      bytes.append(bigEndian: chunk.type)
      bytes.append(bigEndian: UInt32(chunk.length))
      bytes.append(bigEndian: chunk.checksum)
    }
    return libdeflate_crc32(0, bytes, bytes.count)
  }
}
