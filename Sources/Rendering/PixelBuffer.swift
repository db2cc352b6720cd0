import Geometry
import Raster

/// Pixels of a layer, in memory that a pool hands out again.
final class PixelBuffer {
  /// The memory, at least as large as the target's bounds.
  private let memory: UnsafeMutablePointer<UInt32>
  /// Pixels that fit.
  let capacity: Int
  /// What is drawn into.
  private(set) var target: PixelTarget

  /// A buffer for a number of pixels.
  init(capacity: Int) {
    self.capacity = capacity
    memory = .allocate(capacity: capacity)
    target = PixelTarget(base: memory, bounds: .empty)
  }

  deinit { memory.deallocate() }

  /// Clears the buffer for drawing at the given place, which must fit.
  func prepare(bounds: PixelRect) {
    precondition(bounds.width * bounds.height <= capacity)
    memory.initialize(repeating: 0, count: bounds.width * bounds.height)
    target = PixelTarget(base: memory, bounds: bounds)
  }

  /// The alpha of all pixels as coverage.
  func alphaMask() -> CoverageMask {
    let count = target.bounds.width * target.bounds.height
    return CoverageMask(
      bounds: target.bounds,
      bytes: (0..<count).map { UInt8(truncatingIfNeeded: memory[$0] >> 24) })
  }
}
