package import Geometry
import Pixels

/// A set of pixels of a picture, one bit each.
package struct PixelMask: Hashable, Sendable {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Words of a row.
  package let wordsPerRow: Int
  /// Rows from the top, 64 pixels a word, least bit leftmost; bits past the width are 0.
  package var words: [UInt64]

  /// No pixel.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordsPerRow = (width + 63) / 64
    words = [UInt64](repeating: 0, count: wordsPerRow * height)
  }

  /// Number of pixels in the set.
  package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether a pixel is in the set.
  package func contains(x: Int, y: Int) -> Bool {
    words[y * wordsPerRow + x / 64] >> UInt64(x % 64) & 1 == 1
  }

  /// Puts the pixels of an area into the set; what lies outside of the picture is left out.
  package mutating func insert(_ area: PixelRect) { change(area) { $0 | $1 } }

  /// Takes the pixels of an area out of the set.
  package mutating func remove(_ area: PixelRect) { change(area) { $0 & ~$1 } }

  /// Puts in the pixels of another set of the same size.
  package mutating func formUnion(_ other: PixelMask) {
    precondition(other.width == width && other.height == height)
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Puts in those pixels of an area that are not fully transparent in a picture.
  mutating func insert(visiblePixelsOf picture: StraightPixmap, in area: PixelRect) {
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX where picture.bytes[4 * (y * picture.width + x) + 3] != 0 {
        words[y * wordsPerRow + x / 64] |= 1 << UInt64(x % 64)
      }
    }
  }

  private mutating func change(_ area: PixelRect, _ body: (UInt64, UInt64) -> UInt64) {
    let area = area.intersection(PixelRect(width: width, height: height))
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for word in area.minX / 64...(area.maxX - 1) / 64 {
        let place = y * wordsPerRow + word
        words[place] = body(words[place], mask(of: word, area))
      }
    }
  }

  /// Calls with every pixel of the set, by rows.
  package func forEach(_ body: (_ x: Int, _ y: Int) -> Void) {
    for y in 0..<height {
      for word in 0..<wordsPerRow {
        var bits = words[y * wordsPerRow + word]
        while bits != 0 {
          body(word * 64 + bits.trailingZeroBitCount, y)
          bits &= bits - 1
        }
      }
    }
  }

  /// The smallest area around the set within an area; nil where there is no pixel.
  package func bounds(within area: PixelRect? = nil) -> PixelRect? {
    let whole = PixelRect(width: width, height: height)
    let area = area.map { $0.intersection(whole) } ?? whole
    guard !area.isEmpty else { return nil }
    var (left, right) = (area.maxX, area.minX)
    var (top, bottom) = (area.maxY, area.minY)
    let first = area.minX / 64
    let last = (area.maxX - 1) / 64
    for y in area.minY..<area.maxY {
      for word in first...last {
        let bits = words[y * wordsPerRow + word] & mask(of: word, area)
        guard bits != 0 else { continue }
        left = min(left, word * 64 + bits.trailingZeroBitCount)
        right = max(right, word * 64 + 64 - bits.leadingZeroBitCount)
        top = min(top, y)
        bottom = y + 1
      }
    }
    return left < right ? PixelRect(minX: left, minY: top, maxX: right, maxY: bottom) : nil
  }

  func mask(of word: Int, _ area: PixelRect) -> UInt64 {
    var bits = UInt64.max
    if area.minX > word * 64 { bits &= UInt64.max << UInt64(area.minX - word * 64) }
    if area.maxX < word * 64 + 64 { bits &= UInt64.max >> UInt64(word * 64 + 64 - area.maxX) }
    return bits
  }
}

extension PixelMask {
  /// Calls with every word that has pixels in an area, by rows; bits outside of the area are 0.
  func forEachWord(in area: PixelRect, _ body: (_ word: Int, _ y: Int, _ bits: UInt64) -> Void) {
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for word in area.minX / 64...(area.maxX - 1) / 64 {
        let bits = words[y * wordsPerRow + word] & mask(of: word, area)
        if bits != 0 { body(word, y, bits) }
      }
    }
  }
}
