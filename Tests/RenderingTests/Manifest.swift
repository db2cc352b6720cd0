import Pixels

/// The hashes of many drawings as text, one a line.
enum Manifest {
  /// A line for a picture: name, extents, FNV-1a of its premultiplied bytes.
  static func line(_ name: String, _ picture: Pixmap) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in picture.bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    return "\(name) \(picture.width)x\(picture.height) \(padded)"
  }
}
