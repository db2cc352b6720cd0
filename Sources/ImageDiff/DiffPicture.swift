private import CKernels
private import Geometry
package import Pixels

/// How a diff picture is drawn; names and defaults are pixelmatch's.
package struct DiffPictureStyle: Hashable, Sendable {
  /// What lies under the marked pixels.
  package enum Background: Hashable, Sendable {
    /// The first picture in light grey, as pixelmatch draws it.
    case grey
    /// The first picture as it is, as odiff draws it.
    case picture
    /// Nothing: a mask.
    case none
  }

  /// Three bytes of red, green and blue.
  package typealias RGB = (red: UInt8, green: UInt8, blue: UInt8)

  /// What lies under the marked pixels.
  package var background: Background = .grey
  /// How much of the first picture shows in the grey background, 0…1.
  package var opacity = 0.1
  /// Colour of excused pixels; not drawn in a mask.
  package var excusedColor: UInt32 = Self.color((255, 255, 0))
  /// Colour of different pixels.
  package var differentColor: UInt32 = Self.color((255, 0, 0))
  /// Colour of different pixels that are darker in the second picture; nil for no distinction.
  package var darkerColor: UInt32?
  /// Colour that ignored areas are tinted with; not drawn in a mask.
  package var ignoredColor: UInt32 = Self.color((120, 120, 255))

  /// The style that the profile's own program has by default.
  package init(for profile: DiffProfile = .exact) {
    if profile == .odiff { background = .picture }
  }

  /// An opaque colour as the four bytes of a pixel.
  package static func color(_ rgb: RGB) -> UInt32 {
    UInt32(
      littleEndian: UInt32(rgb.red) | UInt32(rgb.green) << 8 | UInt32(rgb.blue) << 16
        | 0xFF00_0000)
  }
}

extension DiffComparison {
  /// A picture that shows what is different; for pixelmatch's profiles byte for byte its own.
  ///
  /// It has the size of a picture that holds both; where only the second one is, that lies below.
  package func picture(_ style: DiffPictureStyle) -> StraightPixmap {
    var bytes = background(style)
    bytes.withUnsafeMutableBytes { raw in
      let pixels = raw.bindMemory(to: UInt32.self)
      if style.background != .none {
        paint(ignored, tinting: style.ignoredColor, in: pixels)
        paint(excused, style.excusedColor, in: pixels)
      }
      paint(different, style.differentColor, in: pixels)
      if let darker = style.darkerColor { paintDarker(darker, in: pixels) }
    }
    return StraightPixmap(width: result.width, height: result.height, bytes: bytes)
  }

  private func background(_ style: DiffPictureStyle) -> [UInt8] {
    let count = result.width * result.height * 4
    guard style.background != .none else { return [UInt8](repeating: 0, count: count) }
    let base = result.hasEqualSizes ? expected.bytes : padded([actual, expected]).bytes
    guard style.background == .grey else { return base }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let target = buffer.baseAddress
      ck_advise_large_pages(target, count)
      let width = result.width
      let rows = 64
      let isOld = options.profile == .pixelmatch5 ? 1 : 0
      Parallel.forEach((result.height + rows - 1) / rows) { band in
        let end = min((band + 1) * rows, count / 4 / width)
        base.withUnsafeBufferPointer { source in
          guard let from = source.baseAddress, let target else { return }
          let start = 4 * band * rows * width
          ck_draw_grey(
            from + start, (end - band * rows) * width, style.opacity, Int32(isOld), target + start)
        }
      }
      initialized = count
    }
  }

  /// Pictures over each other in a picture that holds both, transparent where none is.
  func padded(_ pictures: [StraightPixmap]) -> StraightPixmap {
    var union = StraightPixmap(
      width: result.width, height: result.height,
      bytes: [UInt8](repeating: 0, count: result.width * result.height * 4))
    for picture in pictures { union.draw(picture, atX: 0, y: 0) }
    return union
  }

  func paint(
    _ mask: PixelMask, _ color: UInt32, in pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    let area = PixelRect(width: mask.width, height: mask.height)
    mask.forEachWord(in: area) { word, y, bits in
      var bits = bits
      while bits != 0 {
        pixels[y * mask.width + word * 64 + bits.trailingZeroBitCount] = color
        bits &= bits - 1
      }
    }
  }

  /// Mixes a colour with what is there, half and half.
  func paint(
    _ mask: PixelMask, tinting color: UInt32, in pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    let half: UInt32 = 0x7F7F_7F7F
    mask.forEach { x, y in
      let place = y * mask.width + x
      pixels[place] =
        ((pixels[place] >> 1 & half) + (color >> 1 & half)) | UInt32(littleEndian: 0xFF00_0000)
    }
  }

  private func paintDarker(_ color: UInt32, in pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard result.hasEqualSizes else { return }
    var job = ck_diff_job()
    job.metric = options.metric
    job.limit = options.metricLimit
    job.checkerboard = options.checkerboard ? 1 : 0
    expected.bytes.withUnsafeBufferPointer { first in
      actual.bytes.withUnsafeBufferPointer { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return }
        different.forEach { x, y in
          let place = y * result.width + x
          let verdict = ck_pixel_is_different(
            &job, first + 4 * place, second + 4 * place, UInt64(4 * place))
          if verdict < 0 { pixels[place] = color }
        }
      }
    }
  }
}
