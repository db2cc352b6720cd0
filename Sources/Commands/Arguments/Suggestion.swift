/// Finds what somebody probably meant.
enum Suggestion {
  /// The candidate with the fewest edits, nil where none is near; the first of equals wins.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let limit = max(2, word.count / 3)
    let ranked = candidates.enumerated()
      .map { (edits: edits(from: word, to: $1), order: $0, candidate: $1) }
      .filter { $0.edits <= limit && $0.edits < $0.candidate.count }
    return ranked.min { ($0.edits, $0.order) < ($1.edits, $1.order) }?.candidate
  }

  /// Insertions, deletions and replacements between two words (Levenshtein).
  static func edits(from source: String, to target: String) -> Int {
    let target = Array(target)
    var row = Array(0...target.count)
    for (line, character) in source.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in target.indices {
        let replaced = diagonal + (character == target[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
