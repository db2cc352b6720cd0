private import CKernels
package import Geometry
package import Pixels

/// 128 bits that tell in every run whether a picture is the recorded one: XXH3 of what stands out
/// from its ground.
///
/// The ground is the colour of the first pixel. Hashed are the picture's size, the ground, the
/// smallest rectangle that holds every pixel of another colour, and the straight RGBA pixels in it,
/// so equal hashes speak of all pixels. A window is mostly ground and a renderer knows where it has
/// drawn: a matching picture then costs a fraction of hashing, or even reading, all of it. Good
/// against accident, not against malice; `PixelDigest` is the name under which a picture is recorded.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  private let hash: PixelHash

  /// The hash of a picture.
  package init(of picture: StraightPixmap) {
    let whole = PixelRect(width: picture.width, height: picture.height)
    hash = picture.bytes.withUnsafeBytes { bytes in
      Self.hash(Canvas(bytes, whole), within: whole) ?? PixelHash(high: 0, low: 0)
    }
  }

  /// The hash that a picture has with straight alpha.
  ///
  /// Outside of `touched` all its pixels must be equal.
  package init(of picture: Pixmap, touched: PixelRect) {
    let whole = PixelRect(width: picture.width, height: picture.height)
    // Where the first pixel was drawn over, it says nothing about the rest.
    let area = touched.contains(x: 0, y: 0) ? whole : touched.intersection(whole)
    let opaque = picture.bytes.withUnsafeBytes { bytes in
      let canvas = Canvas(bytes, whole)
      return canvas.isGroundOpaque ? Self.hash(canvas, within: area, isOpaque: true) : nil
    }
    hash = opaque ?? ContentHash(of: picture.straight()).hash
  }

  /// A hash from 32 hexadecimal digits; nil for anything else.
  package init?(_ text: some StringProtocol) {
    guard let hash = PixelHash(text) else { return nil }
    self.hash = hash
  }

  /// 32 hexadecimal digits.
  package var description: String { hash.description }

  /// The hash of the content; nil where it has to be opaque and is not.
  private static func hash(
    _ canvas: Canvas, within area: PixelRect, isOpaque: Bool = false
  ) -> PixelHash? {
    let content = canvas.content(within: area)
    let size = canvas.size
    let numbers = [
      size.width, size.height, content.minX, content.minY, content.width, content.height,
    ]
    let head = numbers.map { UInt64($0).littleEndian } + [UInt64(canvas.ground).littleEndian]
    let first = canvas.row(content.minY, from: content.minX, count: content.width)
    var halves: (UInt64, UInt64) = (0, 0)
    let isRight = head.withUnsafeBytes { head in
      withUnsafeMutableBytes(of: &halves) { halves in
        var rows = ck_rows(
          head: head.baseAddress, head_count: head.count,
          first: UnsafeRawPointer(first.baseAddress)?.assumingMemoryBound(to: UInt8.self),
          count: content.height, pixels: content.width, stride: size.width * 4)
        return ck_hash_rows(
          &rows, isOpaque ? 1 : 0, halves.baseAddress?.assumingMemoryBound(to: UInt64.self))
      }
    }
    return isRight == 1 ? PixelHash(high: halves.0, low: halves.1) : nil
  }
}

/// Pixels that are looked at as words.
private struct Canvas {
  private let pixels: UnsafeBufferPointer<UInt32>
  /// All of it.
  let size: PixelRect
  /// The colour of the first pixel; 0 where there is none.
  let ground: UInt32

  /// The pixels of a picture.
  init(_ bytes: UnsafeRawBufferPointer, _ size: PixelRect) {
    pixels = bytes.bindMemory(to: UInt32.self)
    self.size = size
    ground = pixels.first ?? 0
  }

  /// Pixels from a place on, as they lie in memory.
  func row(_ y: Int, from x: Int, count: Int) -> UnsafeBufferPointer<UInt32> {
    let start = y * size.width + x
    return UnsafeBufferPointer(rebasing: pixels[start..<start + count])
  }

  /// Whether nothing shows through the ground.
  var isGroundOpaque: Bool { UInt32(littleEndian: ground) >> 24 == 255 }

  /// The smallest rectangle with all pixels of an area that are not the ground.
  func content(within area: PixelRect) -> PixelRect {
    func isGround(_ y: Int) -> Bool {
      row(y, from: area.minX, count: area.width).allSatisfy { $0 == ground }
    }
    var (top, bottom) = (area.minY, area.maxY)
    while top < bottom, isGround(top) { top += 1 }
    while top < bottom, isGround(bottom - 1) { bottom -= 1 }
    guard top < bottom else { return .empty }
    var (left, right) = (area.maxX, area.minX)
    for y in top..<bottom {
      let row = row(y, from: 0, count: size.width)
      left = row[area.minX..<left].firstIndex { $0 != ground } ?? left
      right = row[right..<area.maxX].lastIndex { $0 != ground }.map { $0 + 1 } ?? right
    }
    return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}
