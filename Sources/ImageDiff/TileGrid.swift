import Geometry

/// How many pixels of a set lie in each tile of 8 × 8 pixels.
struct TileGrid {
  /// Side of a tile, in pixels: one byte of a mask's word.
  static let side = 8

  let columns: Int
  let rows: Int
  /// The rows of tiles in which there may be pixels.
  let usedRows: Range<Int>
  /// Counts by rows, each at most 64.
  private(set) var counts: [UInt8]

  /// The tiles of a set all of whose pixels lie within an area.
  init(_ mask: PixelMask, within area: PixelRect) {
    columns = (mask.width + Self.side - 1) / Self.side
    rows = (mask.height + Self.side - 1) / Self.side
    usedRows = area.minY / Self.side..<(area.maxY + Self.side - 1) / Self.side
    counts = [UInt8](repeating: 0, count: columns * rows)
    for y in area.minY..<area.maxY {
      let row = y / Self.side * columns
      for word in 0..<mask.wordsPerRow {
        var bits = mask.words[y * mask.wordsPerRow + word]
        while bits != 0 {
          let byte = bits.trailingZeroBitCount / 8
          let part = UInt8(truncatingIfNeeded: bits >> UInt64(8 * byte))
          counts[row + word * 8 + byte] += UInt8(part.nonzeroBitCount)
          bits &= ~(0xFF << UInt64(8 * byte))
        }
      }
    }
  }

  subscript(column: Int, row: Int) -> Int { Int(counts[row * columns + column]) }

  /// The pixels of a block of tiles.
  static func pixels(columns: Range<Int>, rows: Range<Int>) -> PixelRect {
    PixelRect(
      minX: columns.lowerBound * side, minY: rows.lowerBound * side,
      maxX: columns.upperBound * side, maxY: rows.upperBound * side)
  }
}
