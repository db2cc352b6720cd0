package import Geometry

/// Memory that pixels are drawn into: premultiplied RGBA8, four bytes a pixel, red first.
///
/// It borrows the memory; the owner keeps it alive while the target is used.
package struct PixelTarget {
  /// The pixel at the top left corner of `bounds`, as a little-endian word.
  let base: UnsafeMutablePointer<UInt32>
  /// Where the pixels lie on the canvas.
  package let bounds: PixelRect

  /// A target over memory of `bounds.width × bounds.height` pixels without padding.
  package init(base: UnsafeMutablePointer<UInt32>, bounds: PixelRect) {
    self.base = base
    self.bounds = bounds
  }

  /// The pixel at a column and row of the canvas, which must be inside.
  @inline(__always)
  func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- bounds.minY) &* bounds.width &+ (x &- bounds.minX))
  }

  /// Sets all pixels of a rectangle within the bounds to one premultiplied value.
  package func set(_ rect: PixelRect, to value: UInt32) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      pixel(x: area.minX, y: y).update(repeating: value, count: area.width)
    }
  }
}
