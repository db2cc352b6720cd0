import Geometry

/// Coverage by brute force: 64 × 64 sampling points a pixel, the reference that the rasterizer is held against.
struct SupersampledReference {
  /// Sampling points along each side of a pixel.
  static let samples = 64

  let width: Int
  let height: Int

  /// Coverage of closed polygons in 255ths, rounded to nearest.
  func coverage(of polygons: [[Point]], rule: FillRule) -> [Int] {
    var counts = [Int](repeating: 0, count: width * height)
    for line in 0..<height * Self.samples {
      let y = (Double(line) + 0.5) / Double(Self.samples)
      let crossings = crossings(of: polygons, y: y).sorted { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        winding += crossing.winding
        let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
        guard isInside, index + 1 < crossings.count else { continue }
        count(from: crossing.x, to: crossings[index + 1].x, row: line / Self.samples, &counts)
      }
    }
    let full = Self.samples * Self.samples
    return counts.map { ($0 * 255 + full / 2) / full }
  }

  /// Where the polygons' sides cross a horizontal line.
  private func crossings(of polygons: [[Point]], y: Double) -> [(x: Double, winding: Int)] {
    var result: [(x: Double, winding: Int)] = []
    for polygon in polygons {
      for index in polygon.indices {
        let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
        guard (a.y <= y) != (b.y <= y) else { continue }
        result.append((a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y), a.y < b.y ? 1 : -1))
      }
    }
    return result
  }

  /// Counts the sampling points of a row between two places.
  private func count(from start: Double, to end: Double, row: Int, _ counts: inout [Int]) {
    let samples = Double(Self.samples)
    let first = max(0, Int((start * samples - 0.5).rounded(.up)))
    let last = min(width * Self.samples, Int((end * samples - 0.5).rounded(.up)))
    var sample = first
    while sample < last {
      let column = sample / Self.samples
      let next = min((column + 1) * Self.samples, last)
      counts[row * width + column] += next - sample
      sample = next
    }
  }
}

/// A seeded generator (SplitMix64), the same on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number within a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) / Double(UInt64(1) << 53)
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}
