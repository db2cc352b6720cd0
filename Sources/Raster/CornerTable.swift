import Geometry

/// Coverage of a circular corner whose square starts at whole pixels.
///
/// Rounded rectangles and circles at whole pixels are most of a user interface; with their corners at hand a fill is
/// a few copied rows and wide stores.
package final class CornerTable: Sendable {
  /// Columns and rows of the corner's square.
  let extent: Int
  /// Coverage of the corner at the left top, row by row.
  let left: [UInt8]
  /// The same mirrored: the corner at the right top.
  let right: [UInt8]
  /// For each row the first column from the left that is fully covered.
  let solidStarts: [Int]

  /// A table from the coverage of the left top corner.
  init(extent: Int, left: [UInt8]) {
    self.extent = extent
    self.left = left
    var right = left
    var solidStarts: [Int] = []
    for row in 0..<extent {
      let line = left[row * extent..<(row + 1) * extent]
      right.replaceSubrange(row * extent..<(row + 1) * extent, with: line.reversed())
      let partial = line.lastIndex { $0 != 255 }
      solidStarts.append(partial.map { $0 - line.startIndex + 1 } ?? 0)
    }
    self.right = right
    self.solidStarts = solidStarts
  }

  /// Hands the coverage of a rectangle with such corners to a sink, as far as it lies in `clip`.
  @inline(__always)
  func cover<Sink: CoverageSink>(_ rect: PixelRect, clip: PixelRect, into sink: inout Sink) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      let row = min(y - rect.minY, rect.maxY - 1 - y)
      guard row < extent else {
        sink.fill(x: area.minX, y: y, count: area.width, coverage: 255)
        continue
      }
      let inset = solidStarts[row]
      let leftEnd = min(rect.minX + inset, area.maxX)
      let rightStart = max(rect.maxX - inset, area.minX)
      if area.minX < leftEnd {
        left.withUnsafeBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          sink.fill(
            x: area.minX, y: y, count: leftEnd - area.minX,
            coverages: base + (row * extent + area.minX - rect.minX))
        }
      }
      let middle = max(leftEnd, area.minX)
      if rightStart > middle {
        sink.fill(x: middle, y: y, count: min(rightStart, area.maxX) - middle, coverage: 255)
      }
      if rightStart < area.maxX {
        right.withUnsafeBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          sink.fill(
            x: rightStart, y: y, count: area.maxX - rightStart,
            coverages: base + (row * extent + extent - (rect.maxX - rightStart)))
        }
      }
    }
  }
}

/// Corner tables by radius.
package struct CornerCache {
  /// Tables by radius in subpixels.
  private var tables: [Int32: CornerTable] = [:]

  /// Largest radius with a table, in pixels.
  private static let largestRadius = 256.0
  /// Tables kept at once; beyond it all are dropped.
  private static let limit = 256

  /// A cache without tables.
  package init() {}

  /// The table for a radius in pixels; nil where it is too large for one.
  package mutating func table(radius: Double, rasterizer: PathRasterizer) -> CornerTable? {
    guard radius >= 0, radius <= Self.largestRadius else { return nil }
    let key = Subpixel.nearest(radius)
    if let table = tables[key] { return table }
    if tables.count >= Self.limit { tables.removeAll() }
    // From the key alone, so that it does not matter which of two nearly equal radii came first.
    let radius = Double(key) / Double(Subpixel.one)
    let extent = Int(radius.rounded(.up))
    let side = Double(2 * extent)
    let path = PathFlattener().flatten(
      .roundedRectangle(Rect(x: 0, y: 0, width: side, height: side), radius: radius))
    let mask = rasterizer.mask(
      of: .path(path, .nonZero), bounds: PixelRect(width: extent, height: extent))
    let table = CornerTable(extent: extent, left: mask.bytes)
    tables[key] = table
    return table
  }
}
