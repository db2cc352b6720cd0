private import CKernels

/// A picture of one byte a pixel whose values stand for colours, laid out as PNG compresses it.
package struct IndexedRows: Sendable {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Rows from the top, each behind a byte that is 0: the filter "none".
  package private(set) var bytes: [UInt8]
  /// The colour of each value that is no grey: the four bytes of a pixel as they lie in memory.
  private var colors: [UInt8: UInt32] = [:]

  /// Whether every value still stands for itself as a grey.
  var isGrey: Bool { colors.isEmpty }

  /// Bytes from row to row.
  package var stride: Int { width + 1 }

  /// A picture whose values are greys, until others are put in.
  ///
  /// `fill` writes the rows, each at `stride`, behind the filter's byte.
  package init(width: Int, height: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    self.width = width
    self.height = height
    let count = (width + 1) * height
    bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      ck_advise_large_pages(base, count)
      for row in 0..<height { base[row * (width + 1)] = 0 }
      fill(base + 1)
      initialized = count
    }
  }

  /// Lets a value stand for an opaque colour that is no grey; some pixel has to have it.
  package mutating func set(_ color: UInt32, for value: UInt8) { colors[value] = color }

  /// Calls with the first pixel; rows are `stride` apart.
  package mutating func withUnsafePixels<R>(_ body: (UnsafeMutablePointer<UInt8>) -> R) -> R? {
    bytes.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map { body($0 + 1) } }
  }

  /// Renumbers the values in the order in which they appear, and returns their colours.
  mutating func takePalette() -> [UInt32] {
    var order = [UInt8](repeating: 0, count: 256)
    let (stride, width, height) = (stride, width, height)
    let count =
      withUnsafePixels { ck_png_order_indices($0, stride, width, height, &order) } ?? 0
    return order.prefix(Int(count)).map {
      colors[$0] ?? UInt32(littleEndian: 0xFF00_0000 | UInt32($0) * 0x010101)
    }
  }
}
