import Geometry
import Pixels

/// Says what seems to have happened in a region, from some of its different pixels.
struct RegionDescriber {
  private let comparison: DiffComparison
  private let overlap: PixelRect

  init(_ comparison: DiffComparison) {
    self.comparison = comparison
    overlap = PixelRect(
      width: min(comparison.expected.width, comparison.actual.width),
      height: min(comparison.expected.height, comparison.actual.height))
  }

  /// The region with its description; where it is not tracked, it can only have moved as the whole.
  func region(bounds: PixelRect, pixels: Int, isTracked: Bool) -> DiffRegion {
    DiffRegion(
      bounds: bounds, pixels: pixels, kind: kind(bounds, pixels, isTracked),
      place: place(of: bounds))
  }

  private func kind(
    _ bounds: PixelRect, _ pixels: Int, _ isTracked: Bool
  ) -> DiffRegion.Kind {
    if bounds.intersection(overlap).isEmpty {
      let isInActual = bounds.intersection(
        PixelRect(width: comparison.actual.width, height: comparison.actual.height))
      return isInActual.isEmpty ? .shrunk : .grown
    }
    let whole = comparison.result.shift
    if isTracked || whole != nil,
      let shift = ShiftFinder(comparison).best(within: bounds, only: isTracked ? nil : whole)
    {
      return .moved(dx: shift.dx, dy: shift.dy)
    }
    let samples = PixelSamples(
      of: comparison.different, within: bounds.intersection(overlap), most: 256)
    guard !samples.points.isEmpty else { return .changed }
    let pairs = samples.points.map { point in
      (
        expected: comparison.expected.color(point.x, point.y),
        actual: comparison.actual.color(point.x, point.y)
      )
    }
    let plain = surroundingColor(of: bounds)
    if plain != nil, pairs.allSatisfy({ $0.expected == plain }) { return .added }
    if plain != nil, pairs.allSatisfy({ $0.actual == plain }) { return .removed }
    if isRecolouring(pairs) { return .recoloured }
    let share = Double(pixels) / (Double(bounds.width) * Double(bounds.height))
    let isSlight = pairs.allSatisfy { Self.channelDelta($0.expected, $0.actual) <= 96 }
    return share < 0.4 && isSlight ? .edges : .changed
  }

  /// The one colour that lies all around an area in the first picture, if there is one.
  private func surroundingColor(of bounds: PixelRect) -> UInt32? {
    let ring = PixelRect(
      minX: bounds.minX - 1, minY: bounds.minY - 1, maxX: bounds.maxX + 1, maxY: bounds.maxY + 1)
    var color: UInt32?
    for point in Self.edge(of: ring) where overlap.contains(x: point.x, y: point.y) {
      let here = comparison.expected.color(point.x, point.y)
      if color != nil && color != here { return nil }
      color = here
    }
    return color
  }

  /// Up to some 64 points along the edge of an area.
  private static func edge(of area: PixelRect) -> [(x: Int, y: Int)] {
    let stepX = max(1, area.width / 16)
    let stepY = max(1, area.height / 16)
    let across = stride(from: area.minX, to: area.maxX, by: stepX)
    let down = stride(from: area.minY, to: area.maxY, by: stepY)
    return across.flatMap { [($0, area.minY), ($0, area.maxY - 1)] }
      + down.flatMap { [(area.minX, $0), (area.maxX - 1, $0)] }
  }

  /// Whether every colour of the first picture became one other, and colours repeat enough to tell.
  private func isRecolouring(_ pairs: [(expected: UInt32, actual: UInt32)]) -> Bool {
    var becomes: [UInt32: UInt32] = [:]
    var misses = 0
    for pair in pairs {
      if let known = becomes[pair.expected] {
        if known != pair.actual { misses += 1 }
      } else {
        becomes[pair.expected] = pair.actual
      }
    }
    return misses * 20 <= pairs.count && becomes.count * 2 <= max(2, pairs.count)
  }

  private static func channelDelta(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].reduce(0) { most, shift in
      let delta = Int(a >> UInt32(shift) & 255) - Int(b >> UInt32(shift) & 255)
      return max(most, abs(delta))
    }
  }

  private func place(of bounds: PixelRect) -> String {
    let (width, height) = (comparison.result.width, comparison.result.height)
    let column = min(2, (bounds.minX + bounds.maxX) * 3 / (2 * max(1, width)))
    let row = min(2, (bounds.minY + bounds.maxY) * 3 / (2 * max(1, height)))
    if column == 1 && row == 1 { return "centre" }
    let words = [["top", "", "bottom"][row], ["left", "", "right"][column]]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension StraightPixmap {
  /// A pixel's four bytes as they lie in memory.
  fileprivate func color(_ x: Int, _ y: Int) -> UInt32 {
    let start = 4 * (y * width + x)
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt32.self) }
  }
}
