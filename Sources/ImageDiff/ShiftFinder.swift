import Geometry
import Pixels

/// Looks for one movement by whole pixels that explains the different pixels.
///
/// A movement explains a pixel when the second picture has there what the first has one step back,
/// and the first has there what the second has one step on. One of the two is not enough: where
/// something vanished, any step far enough finds plain background.
struct ShiftFinder {
  private let comparison: DiffComparison

  /// Longest movement that is tried along each axis, in pixels.
  private static let reach = 24
  /// Pixels that are looked at.
  private static let sampleCount = 512
  /// A movement that leaves more of them unexplained is none.
  private static let mostUnexplained = 0.25

  init(_ comparison: DiffComparison) { self.comparison = comparison }

  /// The best movement for an area; of equals the shortest, or none but `only` that one.
  func best(within area: PixelRect, only: DiffResult.Shift? = nil) -> DiffResult.Shift? {
    let overlap = PixelRect(
      width: min(comparison.expected.width, comparison.actual.width),
      height: min(comparison.expected.height, comparison.actual.height))
    let samples = PixelSamples(
      of: comparison.different, within: area.intersection(overlap), most: Self.sampleCount)
    guard samples.points.count >= 4 else { return nil }
    return comparison.expected.bytes.withUnsafeBytes { expected in
      comparison.actual.bytes.withUnsafeBytes { actual in
        let expected = PixelReader(
          pixels: expected.bindMemory(to: UInt32.self), comparison.expected)
        let actual = PixelReader(pixels: actual.bindMemory(to: UInt32.self), comparison.actual)
        let pairs = samples.points.compactMap { point -> Sample? in
          guard let before = expected.pixel(point.x, point.y),
            let after = actual.pixel(point.x, point.y)
          else { return nil }
          return Sample(x: point.x, y: point.y, expected: before, actual: after)
        }
        return search(only.map { [($0.dx, $0.dy)] } ?? Self.steps, pairs, expected, actual)
      }
    }
  }

  /// A different pixel and what the two pictures have there.
  private struct Sample {
    let x: Int
    let y: Int
    let expected: UInt32
    let actual: UInt32
  }

  private func search(
    _ steps: [(dx: Int, dy: Int)], _ samples: [Sample], _ expected: PixelReader,
    _ actual: PixelReader
  ) -> DiffResult.Shift? {
    var best: DiffResult.Shift?
    for step in steps {
      let limit = best?.residual ?? Self.mostUnexplained
      let residual = unexplained(by: step, samples, expected, actual, limit: limit)
      guard let residual, best == nil || residual < limit else { continue }
      best = DiffResult.Shift(dx: step.dx, dy: step.dy, residual: residual)
      if residual == 0 { break }
    }
    return best
  }

  /// Share of samples that the movement does not explain; nil as soon as it is plainly too large.
  private func unexplained(
    by step: (dx: Int, dy: Int), _ samples: [Sample], _ expected: PixelReader,
    _ actual: PixelReader, limit: Double
  ) -> Double? {
    var misses = 0
    var seen = 0
    for sample in samples {
      guard let before = expected.pixel(sample.x - step.dx, sample.y - step.dy),
        let after = actual.pixel(sample.x + step.dx, sample.y + step.dy)
      else { continue }
      seen += 1
      // Without a branch, which nothing could foresee where plain background meets itself.
      misses += (before ^ sample.actual) | (after ^ sample.expected) == 0 ? 0 : 1
      // Fewer misses are within the limit whatever it is.
      if misses > 3, Double(misses) > 3 + limit * Double(seen) { return nil }
    }
    guard seen * 2 >= samples.count else { return nil }
    let share = Double(misses) / Double(seen)
    return share <= limit ? share : nil
  }

  /// All movements but none, shortest first.
  private static let steps: [(dx: Int, dy: Int)] = {
    var steps: [(dx: Int, dy: Int)] = []
    for dy in -reach...reach {
      for dx in -reach...reach where dx != 0 || dy != 0 { steps.append((dx, dy)) }
    }
    return steps.sorted {
      (abs($0.dx) + abs($0.dy), $0.dy, $0.dx) < (abs($1.dx) + abs($1.dy), $1.dy, $1.dx)
    }
  }()
}

/// Pixels by column and row.
struct PixelReader {
  private let pixels: UnsafeBufferPointer<UInt32>
  private let width: Int
  private let height: Int

  init(pixels: UnsafeBufferPointer<UInt32>, _ picture: StraightPixmap) {
    self.pixels = pixels
    width = picture.width
    height = picture.height
  }

  /// The pixel's four bytes; nil outside of the picture.
  func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x >= 0 && x < width && y >= 0 && y < height ? pixels[y * width + x] : nil
  }
}
