/// The search for characters that were shaped to `.notdef`.
enum MissingCharacters {
  /// Code points without a glyph, each once, in order of appearance.
  ///
  /// Where a font has all characters of a cluster and still shaped it to `.notdef`, all are named.
  static func find(in clusters: [LackingCluster], bytes: [UInt8]) -> [Unicode.Scalar] {
    var missing: [Unicode.Scalar] = []
    var seen: Set<Unicode.Scalar> = []
    for cluster in clusters {
      let scalars = String(decoding: bytes[cluster.range], as: UTF8.self).unicodeScalars
      let uncovered = scalars.filter { !FontFallback.covers($0.value, cluster.font) }
      for scalar in uncovered.isEmpty ? Array(scalars) : Array(uncovered)
      where !isSpacing(scalar) && seen.insert(scalar).inserted { missing.append(scalar) }
    }
    return missing
  }

  /// Whether a code point ends a line or is a tab: it takes room and never has a glyph.
  private static func isSpacing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
