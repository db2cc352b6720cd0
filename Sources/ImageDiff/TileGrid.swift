import Geometry

/// How many pixels of a set lie in each tile of 8 × 8 pixels.
struct TileGrid {
  /// Side of a tile, in pixels: one byte of a mask's word.
  static let side = 8

  let columns: Int
  let rows: Int
  /// The rows of tiles in which there may be pixels.
  let usedRows: Range<Int>
  /// Bytes of a row of counts.
  let stride: Int
  /// Counts by rows, each at most 64; 0 past the last column.
  private(set) var counts: [UInt8]

  /// The tiles of a set all of whose pixels lie within an area.
  init(_ mask: PixelMask, within area: PixelRect) {
    columns = (mask.width + Self.side - 1) / Self.side
    rows = (mask.height + Self.side - 1) / Self.side
    stride = mask.wordsPerRow * 8
    usedRows = area.minY / Self.side..<(area.maxY + Self.side - 1) / Self.side
    counts = [UInt8](repeating: 0, count: stride * rows)
    let stride = stride
    counts.withUnsafeMutableBytes { counts in
      mask.forEachWord(in: area) { word, y, bits in
        let place = y / Self.side * stride + word * 8
        let sum = counts.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        counts.storeBytes(
          of: sum &+ Self.bitsPerByte(bits).littleEndian, toByteOffset: place, as: UInt64.self)
      }
    }
  }

  /// How many bits are set in each byte of a word, in that byte; sums in one byte stay below 65.
  private static func bitsPerByte(_ word: UInt64) -> UInt64 {
    let pairs = word &- (word >> 1 & 0x5555_5555_5555_5555)
    let fours = (pairs & 0x3333_3333_3333_3333) &+ (pairs >> 2 & 0x3333_3333_3333_3333)
    return (fours &+ fours >> 4) & 0x0F0F_0F0F_0F0F_0F0F
  }

  subscript(column: Int, row: Int) -> Int { Int(counts[row * stride + column]) }

  /// The pixels of a block of tiles.
  static func pixels(columns: Range<Int>, rows: Range<Int>) -> PixelRect {
    PixelRect(
      minX: columns.lowerBound * side, minY: rows.lowerBound * side,
      maxX: columns.upperBound * side, maxY: rows.upperBound * side)
  }
}
