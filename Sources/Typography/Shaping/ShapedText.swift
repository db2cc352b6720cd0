import Synchronization

/// A text turned into glyphs, in font units: true at every size and independent of any width.
package struct ShapedText: Sendable {
  let storage: Storage

  final class Storage: Sendable {
    let byteCount: Int
    let glyphs: [ShapedGlyph]
    let runs: [ShapedRun]
    let baseLevel: UInt8
    let missing: [Unicode.Scalar]
    /// Sum of the advances where one grid serves the whole text, else nothing.
    let uniform: (unitsPerEm: Int, units: Int, clusters: Int)?
    /// Made when a part of the text is first measured.
    private let sums = Mutex<PrefixSums?>(nil)

    var prefixSums: PrefixSums {
      sums.withLock { sums in
        if let sums { return sums }
        let made = PrefixSums(runs: runs, glyphs: glyphs)
        sums = made
        return made
      }
    }

    init(
      byteCount: Int, glyphs: [ShapedGlyph], runs: [ShapedRun], baseLevel: UInt8,
      missing: [Unicode.Scalar]
    ) {
      self.byteCount = byteCount
      self.glyphs = glyphs
      self.runs = runs
      self.baseLevel = baseLevel
      self.missing = missing
      if runs.count == 1 {
        uniform = (runs[0].font.unitsPerEm, runs[0].advance, runs[0].clusterCount)
      } else if let unitsPerEm = runs.first?.font.unitsPerEm,
        runs.allSatisfy({ $0.font.unitsPerEm == unitsPerEm })
      {
        uniform = (
          unitsPerEm, runs.reduce(0) { $0 + $1.advance }, runs.reduce(0) { $0 + $1.clusterCount }
        )
      } else {
        uniform = nil
      }
    }
  }

  /// Number of UTF-8 bytes of the text.
  package var byteCount: Int { storage.byteCount }
  /// All glyphs, run by run.
  package var glyphs: [ShapedGlyph] { storage.glyphs }
  /// The runs in the order of the text.
  package var runs: [ShapedRun] { storage.runs }
  /// Positions of the runs from left to right.
  package var visualOrder: [Int] { BidiLevels.visualOrder(of: runs.map(\.level)) }
  /// Level of the text as a whole: 0 left to right, 1 right to left.
  package var baseLevel: UInt8 { storage.baseLevel }
  /// Code points that no font of the style has, each once, in order of appearance.
  package var missing: [Unicode.Scalar] { storage.missing }

  /// Width in points, exact: font units are summed before they are scaled.
  package func width(size: Double, tracking: Double = 0) -> Double {
    if let uniform = storage.uniform {
      let width = Double(uniform.units) * size / Double(uniform.unitsPerEm)
      return tracking == 0 ? width : width + tracking * Double(uniform.clusters)
    }
    var sum = WidthSum()
    for run in storage.runs {
      sum.add(
        units: run.advance, clusters: run.clusterCount, unitsPerEm: run.font.unitsPerEm,
        size: size, tracking: tracking)
    }
    return sum.width
  }

  /// Width in points at the size and tracking of a style.
  package func width(style: TextStyle) -> Double {
    width(size: style.size, tracking: style.tracking)
  }
}
