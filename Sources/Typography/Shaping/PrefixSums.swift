/// Running totals over the bytes of each run, which give the width of any part in constant time.
struct PrefixSums {
  private struct Run {
    var range: Range<Int>
    /// Font units of the clusters that begin before each byte.
    var units: [Int32]
    /// Clusters that begin before each byte.
    var clusters: [Int32]
    /// Whether a cluster begins at each byte and the text may be cut there as it is.
    var isSafe: [Bool]
  }

  private var runs: [Run]

  init(runs: [ShapedRun], glyphs: [ShapedGlyph]) {
    self.runs = runs.map { Self.sums(of: $0, glyphs: glyphs) }
  }

  private static func sums(of run: ShapedRun, glyphs: [ShapedGlyph]) -> Run {
    let (start, count) = (run.range.lowerBound, run.range.count)
    var sums = Run(
      range: run.range, units: [Int32](repeating: 0, count: count + 1),
      clusters: [Int32](repeating: 0, count: count + 1),
      isSafe: [Bool](repeating: false, count: count + 1))
    var isUnsafe = [Bool](repeating: false, count: count + 1)
    for glyph in glyphs[run.glyphs] {
      let byte = Int(glyph.cluster) - start
      guard byte >= 0, byte < count else { continue }
      sums.units[byte + 1] &+= glyph.advance
      sums.clusters[byte + 1] = 1
      if !glyph.isSafeToBreak { isUnsafe[byte] = true }
    }
    for byte in 0..<count {
      sums.isSafe[byte] = sums.clusters[byte + 1] == 1 && !isUnsafe[byte]
      sums.units[byte + 1] &+= sums.units[byte]
      sums.clusters[byte + 1] &+= sums.clusters[byte]
    }
    sums.isSafe[0] = true
    sums.isSafe[count] = true
    return sums
  }

  /// Font units and clusters of a part of a run.
  func measure(run index: Int, _ range: Range<Int>) -> (units: Int, clusters: Int) {
    let run = runs[index]
    let (low, high) = (
      range.lowerBound - run.range.lowerBound, range.upperBound - run.range.lowerBound
    )
    return (
      Int(run.units[high]) - Int(run.units[low]), Int(run.clusters[high]) - Int(run.clusters[low])
    )
  }

  /// Whether both sides of a cut keep the glyphs that they have.
  func isSafeToBreak(at offset: Int) -> Bool {
    for run in runs where run.range.lowerBound < offset && offset < run.range.upperBound {
      return run.isSafe[offset - run.range.lowerBound]
    }
    return true
  }
}
