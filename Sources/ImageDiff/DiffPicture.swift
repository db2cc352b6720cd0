private import CKernels
private import Geometry
private import PNGCoding
package import Pixels
private import Synchronization

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
      guard let target = pixels.baseAddress else { return }
      if style.background != .none { paint(ignored, tinting: style.ignoredColor, in: pixels) }
      for mark in marks(style) {
        paint(mark.mask, mark.color, in: target, stride: mark.mask.width)
      }
    }
    return StraightPixmap(width: result.width, height: result.height, bytes: bytes)
  }

  /// Sets of pixels, each with the colour that it gets, later ones over earlier ones.
  private func marks(_ style: DiffPictureStyle) -> [(mask: PixelMask, color: UInt32)] {
    var marks = [(mask: different, color: style.differentColor)]
    if style.background != .none { marks.insert((excused, style.excusedColor), at: 0) }
    if let color = style.darkerColor, result.hasEqualSizes { marks.append((darker(), color)) }
    return marks
  }

  /// The file of `picture` at the fast level, without making the picture; nil where there are too
  /// many colours for one byte a pixel.
  ///
  /// What is grey stays grey by its level, and marks take levels that no grey has.
  func indexedFile(_ style: DiffPictureStyle) -> [UInt8]? {
    guard style.background == .grey, ignored.words.isEmpty else { return nil }
    var isUsed = [UInt8](repeating: 0, count: 256)
    var rows = greyRows(style, &isUsed)
    for mark in marks(style) where mark.mask.words.contains(where: { $0 != 0 }) {
      guard !mark.color.isGrey, let value = isUsed.firstIndex(of: 0) else { return nil }
      isUsed[value] = 1
      rows.set(mark.color, for: UInt8(value))
      let stride = rows.stride
      _ = rows.withUnsafePixels { paint(mark.mask, UInt8(value), in: $0, stride: stride) }
    }
    return PNGEncoder.encode(consume rows)
  }

  /// The first picture in light grey; marks the levels that may be there with 1.
  private func greyRows(_ style: DiffPictureStyle, _ isUsed: inout [UInt8]) -> IndexedRows {
    let base = base()
    let isOld: Int32 = options.profile == .pixelmatch5 ? 1 : 0
    let (width, height) = (result.width, result.height)
    let used = Mutex(isUsed)
    let rows = IndexedRows(width: width, height: height) { target in
      nonisolated(unsafe) let target = target
      let band = 64
      Parallel.forEach((height + band - 1) / band) { index in
        let first = index * band
        var isUsedHere = [UInt8](repeating: 0, count: 256)
        base.withUnsafeBufferPointer { source in
          guard let from = source.baseAddress else { return }
          var part = ck_picture(
            pixels: from + 4 * first * width, width: UInt32(width),
            height: UInt32(min(band, height - first)))
          ck_draw_grey_levels(
            &part, style.opacity, isOld, target + first * (width + 1), width + 1, &isUsedHere)
        }
        used.withLock { all in for level in 0..<256 { all[level] |= isUsedHere[level] } }
      }
    }
    isUsed = used.withLock { $0 }
    return rows
  }

  /// What lies under the marks before it is made grey.
  private func base() -> [UInt8] {
    result.hasEqualSizes ? expected.bytes : padded([actual, expected]).bytes
  }

  private func background(_ style: DiffPictureStyle) -> [UInt8] {
    let count = result.width * result.height * 4
    guard style.background != .none else { return [UInt8](repeating: 0, count: count) }
    let base = base()
    guard style.background == .grey else { return base }
    let isOld: Int32 = options.profile == .pixelmatch5 ? 1 : 0
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      base.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress, let target = buffer.baseAddress else { return }
        ck_advise_large_pages(target, count)
        ck_draw_grey(from, count / 4, style.opacity, isOld, target)
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

  private func paint<Value>(
    _ mask: PixelMask, _ value: Value, in pixels: UnsafeMutablePointer<Value>, stride: Int
  ) {
    mask.forEachWord(in: PixelRect(width: mask.width, height: mask.height)) { word, y, bits in
      let start = pixels + y * stride + word * 64
      var bits = bits
      while bits != 0 {
        start[bits.trailingZeroBitCount] = value
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

  /// The different pixels that are darker in the second picture, which has the first one's size.
  private func darker() -> PixelMask {
    var job = ck_diff_job()
    job.metric = options.metric
    job.limit = options.metricLimit
    job.checkerboard = options.checkerboard ? 1 : 0
    var darker = PixelMask(width: result.width, height: result.height)
    expected.bytes.withUnsafeBufferPointer { first in
      actual.bytes.withUnsafeBufferPointer { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return }
        different.forEach { x, y in
          let place = y * result.width + x
          let verdict = ck_pixel_is_different(
            &job, first + 4 * place, second + 4 * place, UInt64(4 * place))
          if verdict < 0 { darker.words[y * darker.wordsPerRow + x / 64] |= 1 << UInt64(x % 64) }
        }
      }
    }
    return darker
  }
}

extension UInt32 {
  /// Whether the four bytes of a pixel have equal red, green and blue.
  fileprivate var isGrey: Bool {
    let color = UInt32(littleEndian: self)
    return color & 0xFF == color >> 8 & 0xFF && color & 0xFF == color >> 16 & 0xFF
  }
}
