/// A picture of premultiplied 8-bit RGBA pixels in sRGB, rows from the top, no padding.
package struct Pixmap: Hashable, Sendable {
  /// Columns, in pixels.
  package let width: Int
  /// Rows, in pixels.
  package let height: Int
  /// `width × height × 4` bytes: red, green, blue, alpha, each colour at most its alpha.
  package var bytes: [UInt8]

  /// A transparent picture.
  ///
  /// - Precondition: neither extent is negative and the product fits in memory.
  package init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a picture has no negative extent")
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Whether nothing shows through anywhere, so that straight and premultiplied pixels are equal.
  package var isOpaque: Bool {
    bytes.withUnsafeBytes { raw in
      let pixels = raw.bindMemory(to: UInt32.self)
      var all = UInt32.max
      for pixel in pixels { all &= UInt32(littleEndian: pixel) }
      return all >> 24 == 255
    }
  }

  /// The same picture with straight alpha, each colour rounded to nearest.
  package func straight() -> StraightPixmap {
    var result = bytes
    for start in stride(from: 0, to: result.count, by: 4) {
      let alpha = UInt32(result[start + 3])
      if alpha == 255 { continue }
      for channel in start..<start + 3 {
        result[channel] =
          alpha == 0 ? 0 : UInt8(min(255, (UInt32(result[channel]) * 255 + alpha / 2) / alpha))
      }
    }
    return StraightPixmap(width: width, height: height, bytes: result)
  }
}
