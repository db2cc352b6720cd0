import Typography

/// The widths of a text's clusters, with whether the first font serves them.
struct ServedWidths {
  private struct Cluster {
    var start: Int
    var width: Double
    var isForeign: Bool
  }

  private let clusters: [Cluster]
  private let byteCount: Int

  private init(_ label: MeasuredLabel) {
    byteCount = label.plain.byteCount
    var clusters: [Cluster] = []
    for run in label.plain.runs {
      let scale = label.size / Double(run.font.unitsPerEm)
      let isForeign = run.font != label.primary
      for glyph in label.plain.glyphs[run.glyphs] {
        clusters.append(
          Cluster(
            start: Int(glyph.cluster), width: Double(glyph.advance) * scale,
            isForeign: isForeign || glyph.id == 0))
      }
    }
    self.clusters = clusters.sorted { $0.start < $1.start }
  }

  /// Change of width, in points, of the parts of a text that are not served by the first font on
  /// both sides.
  ///
  /// Parts are cut where both sides begin a cluster, so that a letter with marks on one side is
  /// held against the same letter with the same marks on the other.
  static func changeThroughFallback(from old: MeasuredLabel, to new: MeasuredLabel) -> Double {
    guard old.hasForeignGlyphs || new.hasForeignGlyphs else { return 0 }
    let (before, after) = (ServedWidths(old), ServedWidths(new))
    let shared = Set(before.clusters.map(\.start)).intersection(after.clusters.map(\.start))
    let starts = shared.union([0]).sorted()
    var change = 0.0
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : Int.max
      let (left, right) = (before.sum(start..<end), after.sum(start..<end))
      if left.isForeign || right.isForeign { change += right.width - left.width }
    }
    return change
  }

  private func sum(_ range: Range<Int>) -> (width: Double, isForeign: Bool) {
    var sum = (width: 0.0, isForeign: false)
    for cluster in clusters where range.contains(cluster.start) {
      sum.width += cluster.width
      sum.isForeign = sum.isForeign || cluster.isForeign
    }
    return sum
  }
}

extension MeasuredLabel {
  /// Whether another font serves a part of the text, or none does.
  fileprivate var hasForeignGlyphs: Bool {
    plain.runs.contains { $0.font != primary } || plain.glyphs.contains { $0.id == 0 }
  }
}
