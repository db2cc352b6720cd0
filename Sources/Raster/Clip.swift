package import Geometry

/// Where drawing shows: a rectangle and, where that is not all, a mask over it.
package struct Clip: Sendable {
  /// Nothing shows outside.
  package let rect: PixelRect
  /// Coverage of each pixel of exactly `rect`; nil where all of it shows.
  package let mask: CoverageMask?

  /// A clip to whole pixels.
  package init(rect: PixelRect) {
    self.rect = rect
    mask = nil
  }

  /// A clip from a rectangle and a mask.
  private init(rect: PixelRect, mask: CoverageMask?) {
    self.rect = rect
    self.mask = mask
  }

  /// The clip within whole pixels.
  package func intersection(_ other: PixelRect) -> Clip {
    let common = rect.intersection(other)
    return Clip(rect: common, mask: mask?.cropped(to: common))
  }

  /// The clip within another mask; coverages multiply, rounded to nearest.
  package func intersection(_ other: CoverageMask) -> Clip {
    let common = rect.intersection(other.bounds)
    var result = other.cropped(to: common)
    if let mask {
      let own = mask.cropped(to: common)
      for index in result.bytes.indices {
        result.bytes[index] = Rounding.product(result.bytes[index], own.bytes[index])
      }
    }
    return Clip(rect: common, mask: result)
  }
}
