import CFreeType
import Geometry
import Pixels

/// Turns a colour bitmap of FreeType into straight RGBA with its place in font units.
struct BitmapReader {
  private let slot: FT_GlyphSlotRec
  /// Font units of one pixel of the strike.
  private let unitsPerPixel: Double

  init(_ slot: FT_GlyphSlotRec, pixelsPerEm: Int, unitsPerEm: Int) {
    self.slot = slot
    unitsPerPixel = Double(unitsPerEm) / Double(max(pixelsPerEm, 1))
  }

  /// Pixels of a strike along one side at most; no real strike comes near.
  private static let largestSide = 2048

  func glyph() -> ColorGlyph? {
    let bitmap = slot.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard Int(bitmap.pixel_mode) == Int(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer,
      (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
      abs(Int(bitmap.pitch)) >= width * 4
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      // A negative pitch means that the rows lie from the bottom up, the first one last.
      let line = bitmap.pitch >= 0 ? row : height - 1 - row
      let start = buffer + line * abs(Int(bitmap.pitch))
      for column in 0..<width { Self.append(start + column * 4, to: &bytes) }
    }
    let frame = Rect(
      x: Double(slot.bitmap_left) * unitsPerPixel, y: -Double(slot.bitmap_top) * unitsPerPixel,
      width: Double(width) * unitsPerPixel, height: Double(height) * unitsPerPixel)
    return .bitmap(StraightPixmap(width: width, height: height, bytes: bytes), frame: frame)
  }

  /// FreeType has multiplied by alpha; this divides again, rounded to nearest.
  private static func append(_ pixel: UnsafePointer<UInt8>, to bytes: inout [UInt8]) {
    let alpha = Int(pixel[3])
    for channel in [2, 1, 0] {
      let value = alpha == 0 ? 0 : (Int(pixel[channel]) * 255 + alpha / 2) / alpha
      bytes.append(UInt8(clamping: value))
    }
    bytes.append(pixel[3])
  }
}
