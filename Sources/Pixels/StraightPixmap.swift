/// A picture of 8-bit RGBA pixels in sRGB whose colours are not multiplied by alpha; what a PNG holds.
package struct StraightPixmap: Hashable, Sendable {
  /// Columns, in pixels.
  package let width: Int
  /// Rows, in pixels.
  package let height: Int
  /// `width × height × 4` bytes: red, green, blue, alpha; rows from the top, no padding.
  package var bytes: [UInt8]

  /// A picture from its bytes.
  ///
  /// - Precondition: there are `width × height × 4` bytes.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width >= 0 && height >= 0 && bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The same picture with each colour multiplied by alpha and rounded to nearest.
  package func premultiplied() -> Pixmap {
    var result = Pixmap(width: width, height: height)
    result.bytes = bytes
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = UInt32(bytes[start + 3])
      if alpha == 255 { continue }
      for channel in start..<start + 3 {
        result.bytes[channel] = UInt8((UInt32(bytes[channel]) * alpha + 127) / 255)
      }
    }
    return result
  }
}
