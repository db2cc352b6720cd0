/// The search for characters that were shaped to `.notdef`.
enum MissingCharacters {
  /// Code points without a glyph, each once, in order of appearance.
  static func find(
    runs: [ShapedRun], glyphs: [ShapedGlyph], bytes: [UInt8]
  ) -> [Unicode.Scalar] {
    guard glyphs.contains(where: { $0.id == 0 }) else { return [] }
    var missing: [Unicode.Scalar] = []
    for run in runs {
      let starts = Set(glyphs[run.glyphs].map { Int($0.cluster) }).sorted() + [run.range.upperBound]
      let lacking = Set(glyphs[run.glyphs].filter { $0.id == 0 }.map { Int($0.cluster) })
      for (start, end) in zip(starts, starts.dropFirst()) where lacking.contains(start) {
        let cluster = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars
        for scalar in cluster
        where !FontFallback.covers(scalar.value, run.font) && !missing.contains(scalar) {
          missing.append(scalar)
        }
      }
    }
    return missing
  }
}
