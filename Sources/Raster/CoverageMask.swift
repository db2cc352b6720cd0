package import Geometry

/// How much of each pixel of a rectangle is seen, in 255ths.
package struct CoverageMask: Hashable, Sendable {
  /// Where the mask lies; nothing is seen outside.
  package private(set) var bounds: PixelRect
  /// One byte a pixel, rows from the top, no padding.
  package var bytes: [UInt8]

  /// A mask that hides everything.
  package init(bounds: PixelRect) {
    self.bounds = bounds
    bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
  }

  /// A mask from its bytes, one a pixel of `bounds`.
  package init(bounds: PixelRect, bytes: [UInt8]) {
    precondition(bytes.count == bounds.width * bounds.height)
    self.bounds = bounds
    self.bytes = bytes
  }

  /// The same mask elsewhere.
  package func offset(x: Int, y: Int) -> CoverageMask {
    var moved = self
    moved.bounds = PixelRect(
      minX: bounds.minX + x, minY: bounds.minY + y, maxX: bounds.maxX + x, maxY: bounds.maxY + y)
    return moved
  }

  /// The mask without its empty border rows and columns.
  package func trimmed() -> CoverageMask {
    var rect = PixelRect.empty
    for y in bounds.minY..<bounds.maxY {
      let start = (y - bounds.minY) * bounds.width
      let line = bytes[start..<start + bounds.width]
      guard let first = line.firstIndex(where: { $0 != 0 }),
        let last = line.lastIndex(where: { $0 != 0 })
      else { continue }
      rect = rect.union(
        PixelRect(
          minX: bounds.minX + first - start, minY: y, maxX: bounds.minX + last - start + 1,
          maxY: y + 1))
    }
    return cropped(to: rect)
  }

  /// The part of the mask within a rectangle that lies inside its bounds or is empty.
  package func cropped(to rect: PixelRect) -> CoverageMask {
    guard !rect.isEmpty else { return CoverageMask(bounds: .empty) }
    if rect == bounds { return self }
    var result: [UInt8] = []
    result.reserveCapacity(rect.width * rect.height)
    for y in rect.minY..<rect.maxY {
      let start = (y - bounds.minY) * bounds.width + rect.minX - bounds.minX
      result.append(contentsOf: bytes[start..<start + rect.width])
    }
    return CoverageMask(bounds: rect, bytes: result)
  }

  /// Calls `body` with the coverage of a row from column `x` on.
  @inline(__always)
  func withRow<Result>(x: Int, y: Int, _ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { buffer in
      // A mask with pixels has a base address; `x` and `y` lie inside by the callers' clipping.
      guard let base = buffer.baseAddress else { preconditionFailure("an empty mask has no rows") }
      return body(base + ((y - bounds.minY) * bounds.width + (x - bounds.minX)))
    }
  }
}

/// Writes coverage into a mask.
struct MaskSink: CoverageSink {
  /// Coverage of the top left pixel.
  let base: UnsafeMutablePointer<UInt8>
  /// Where the mask lies.
  let bounds: PixelRect

  mutating func fill(x: Int, y: Int, count: Int, coverage: UInt8) {
    (base + offset(x, y)).update(repeating: coverage, count: count)
  }

  mutating func fill(x: Int, y: Int, count: Int, coverages: UnsafePointer<UInt8>) {
    (base + offset(x, y)).update(from: coverages, count: count)
  }

  @inline(__always)
  private func offset(_ x: Int, _ y: Int) -> Int {
    (y - bounds.minY) * bounds.width + (x - bounds.minX)
  }
}
