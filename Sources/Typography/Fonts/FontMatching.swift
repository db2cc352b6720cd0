/// The choice among the files of a family, by the rules of CSS Fonts Level 4 §5.2 for style and weight.
package enum FontMatching {
  /// The entry nearest to a weight and style.
  package static func best(of entries: [FontEntry], weight: Int, italic: Bool) -> FontEntry? {
    let sameStyle = entries.filter { $0.isItalic == italic }
    let candidates = sameStyle.isEmpty ? entries : sameStyle
    return candidates.enumerated().min { a, b in
      let (left, right) = (rank(a.element, weight), rank(b.element, weight))
      return left == right ? a.offset < b.offset : left < right
    }?.element
  }

  /// Lower is nearer: the side to be searched first by the standard, then the distance.
  private static func rank(_ entry: FontEntry, _ weight: Int) -> (Int, Int) {
    if entry.weights.contains(weight) { return (0, 0) }
    let isLighter = entry.weights.upperBound < weight
    let distance =
      isLighter ? weight - entry.weights.upperBound : entry.weights.lowerBound - weight
    if (400...500).contains(weight) {
      if !isLighter, entry.weights.lowerBound <= 500 { return (1, distance) }
      return (isLighter ? 2 : 3, distance)
    }
    return (isLighter == (weight < 400) ? 1 : 2, distance)
  }
}
