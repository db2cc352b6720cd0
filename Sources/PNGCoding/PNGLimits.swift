/// How much a file may ask for before it is refused.
package struct PNGLimits: Hashable, Sendable {
  /// Largest number of pixels; each takes four bytes of memory.
  package var pixels: Int

  /// Limits; by default 2²⁷ pixels, half a gigabyte, which holds a page of 2880 × 46,000.
  package init(pixels: Int = 1 << 27) { self.pixels = pixels }

  /// Most bytes that one byte of deflated data can stand for: a match of 258 bytes in two bits.
  static let inflation = 1032
}
