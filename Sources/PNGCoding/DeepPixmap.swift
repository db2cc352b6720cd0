package import Pixels

/// A picture of 16-bit RGBA pixels with straight alpha, for files that hold more than 8 bits.
package struct DeepPixmap: Hashable, Sendable {
  /// Columns, in pixels.
  package let width: Int
  /// Rows, in pixels.
  package let height: Int
  /// `width × height × 4` samples: red, green, blue, alpha; rows from the top, no padding.
  package var samples: [UInt16]

  /// The upper eight bits of every sample.
  package var reduced: StraightPixmap {
    StraightPixmap(
      width: width, height: height, bytes: samples.map { UInt8(truncatingIfNeeded: $0 >> 8) })
  }
}
