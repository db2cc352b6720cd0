import Geometry
package import Pixels

/// What gives each pixel its colour.
package enum Shader {
  /// One colour.
  case color(Color)
  /// A gradient.
  case gradient(GradientShader)
  /// A picture.
  case image(ImageSampler)
  /// Another canvas, pixel by pixel, at an opacity of 0…65535.
  case layer(PixelTarget, opacity: UInt32)

  /// Writes the premultiplied 16-bit colours of a row of pixels.
  func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<UInt16>>) {
    switch self {
    case .color(let color): row.update(repeating: color.premultiplied16, count: count)
    case .gradient(let gradient): gradient.shade(x: x, y: y, count: count, into: row)
    case .image(let image): image.shade(x: x, y: y, count: count, into: row)
    case .layer(let layer, let opacity):
      let pixels = layer.pixel(x: x, y: y)
      for index in 0..<count {
        let word = pixels[index]
        row[index] = SIMD4(
          Self.scaled(word & 0xff, opacity), Self.scaled(word >> 8 & 0xff, opacity),
          Self.scaled(word >> 16 & 0xff, opacity), Self.scaled(word >> 24, opacity))
      }
    }
  }

  /// A byte times an opacity as 16 bits, rounded to nearest.
  @inline(__always)
  private static func scaled(_ byte: UInt32, _ opacity: UInt32) -> UInt16 {
    UInt16(truncatingIfNeeded: Rounding.by255(byte &* opacity))
  }
}

extension Color {
  /// The colour multiplied by its alpha, 16 bits a channel, rounded to nearest.
  var premultiplied16: SIMD4<UInt16> {
    let alpha = UInt32(alpha)
    return SIMD4(
      UInt16(truncatingIfNeeded: Rounding.by255(UInt32(red) * alpha)),
      UInt16(truncatingIfNeeded: Rounding.by255(UInt32(green) * alpha)),
      UInt16(truncatingIfNeeded: Rounding.by255(UInt32(blue) * alpha)), self.alpha)
  }
}

extension Color {
  /// The colour as a premultiplied pixel, red in the lowest byte, rounded to nearest.
  package var premultipliedWord: UInt32 {
    let color = premultiplied16
    return Rounding.by257(UInt32(color.x)) | Rounding.by257(UInt32(color.y)) << 8
      | Rounding.by257(UInt32(color.z)) << 16 | Rounding.by257(UInt32(color.w)) << 24
  }
}
