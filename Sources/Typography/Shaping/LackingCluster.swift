/// A cluster of which at least one glyph is `.notdef`.
struct LackingCluster {
  /// UTF-8 offsets in the text.
  var range: Range<Int>
  /// Which span it belongs to.
  var span: Int
  /// The font that it was shaped in.
  var font: FontInstance

  /// All such clusters in the order of the text.
  static func all(runs: [ShapedRun], glyphs: [ShapedGlyph]) -> [LackingCluster] {
    guard glyphs.contains(where: { $0.id == 0 }) else { return [] }
    return runs.flatMap { run -> [LackingCluster] in
      let lacking = Set(glyphs[run.glyphs].filter { $0.id == 0 }.map { Int($0.cluster) })
      guard !lacking.isEmpty else { return [] }
      let starts = Set(glyphs[run.glyphs].map { Int($0.cluster) }).sorted() + [run.range.upperBound]
      return zip(starts, starts.dropFirst()).filter { lacking.contains($0.0) }.map { start, end in
        LackingCluster(range: start..<end, span: run.span, font: run.font)
      }
    }
  }
}

extension ShapedText {
  /// Clusters that were shaped to `.notdef`.
  func lackingClusters() -> [LackingCluster] {
    LackingCluster.all(runs: storage.runs, glyphs: storage.glyphs)
  }
}
