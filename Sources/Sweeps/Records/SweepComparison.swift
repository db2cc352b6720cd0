package import JSONValue

/// What changed between two sweeps of a scene, told as a person would: which step moved, from where
/// to where, which piece is new, which looks different.
package enum SweepChange: Hashable, Sendable {
  /// A breakpoint is elsewhere; the name says what changes at it, wide to narrow.
  case moved(name: String, from: Double, to: Double)
  /// A piece that was not there.
  case appeared(SweepRecord.Piece)
  /// A piece that is not there any more.
  case vanished(SweepRecord.Piece)
  /// A piece whose picture has other pixels.
  case redrawn(SweepRecord.Piece)

  /// The change in words, without an end mark.
  package var sentence: String {
    func range(_ piece: SweepRecord.Piece) -> String {
      "\(StripChart.number(piece.from))…\(StripChart.number(piece.to))"
    }
    switch self {
    case .moved(let name, let old, let new):
      return "\(name) at \(StripChart.number(new)), was \(StripChart.number(old))"
    case .appeared(let piece):
      return "new piece \(range(piece)): \(piece.facts.words)"
    case .vanished(let piece):
      return "no piece \(range(piece)) any more: \(piece.facts.words)"
    case .redrawn(let piece):
      return
        "other pixels at \(StripChart.number(piece.pictured)) in \(range(piece)): \(piece.facts.words)"
    }
  }

  /// The change as a JSON object.
  package var json: JSON {
    let kind =
      switch self {
      case .moved: "moved"
      case .appeared: "appeared"
      case .vanished: "vanished"
      case .redrawn: "redrawn"
      }
    var members: [JSON.Member] = [.init("change", .string(kind))]
    if case .moved(let name, let old, let new) = self {
      members += [
        .init("name", .string(name)), .init("old", .number(old)), .init("new", .number(new)),
      ]
    }
    return .object(members + [.init("sentence", .string(sentence))])
  }

  /// Changes from one sweep to another, from left to right.
  package static func between(_ old: SweepRecord, _ new: SweepRecord) -> [SweepChange] {
    let pairs = matches(old.pieces, new.pieces)
    var changes: [SweepChange] = []
    var (next, last) = (0, 0)
    var previous: (old: Int, new: Int)?
    for (a, b) in pairs {
      for index in next..<a { changes.append(.vanished(old.pieces[index])) }
      for index in last..<b { changes.append(.appeared(new.pieces[index])) }
      let (first, second) = (old.pieces[a], new.pieces[b])
      if let previous, previous.old == a - 1, previous.new == b - 1,
        abs(first.from - second.from) > 1e-9
      {
        changes.append(
          .moved(
            name: stepName(new.pieces[b - 1].facts, second.facts), from: first.from,
            to: second.from))
      }
      if first.pictured == second.pictured
        ? first.pixels != second.pixels
        : first.signature != second.signature
      {
        changes.append(.redrawn(second))
      }
      previous = (a, b)
      (next, last) = (a + 1, b + 1)
    }
    for index in next..<old.pieces.count { changes.append(.vanished(old.pieces[index])) }
    for index in last..<new.pieces.count { changes.append(.appeared(new.pieces[index])) }
    return changes
  }

  /// What changes where two pieces meet, such as `4 → 3`, told from the wide side.
  private static func stepName(_ narrow: SweepFacts, _ wide: SweepFacts) -> String {
    if narrow.visible != wide.visible { return "\(wide.visible) → \(narrow.visible)" }
    if narrow.rows != wide.rows { return "\(wide.rows) → \(narrow.rows) rows" }
    if narrow.truncated != wide.truncated {
      return "\(wide.truncated) → \(narrow.truncated) texts cut"
    }
    return "a breakpoint of \(wide.words)"
  }

  /// Longest common subsequence of pieces that say the same; quadratic, so very long lists are
  /// matched from both ends only.
  private static func matches(
    _ old: [SweepRecord.Piece], _ new: [SweepRecord.Piece]
  ) -> [(Int, Int)] {
    let (a, b) = (old.map(\.facts.key), new.map(\.facts.key))
    guard a.count * b.count <= 4_000_000 else {
      let head = zip(a, b).prefix { $0 == $1 }.count
      return (0..<head).map { ($0, $0) }
    }
    var lengths = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i][j] =
          a[i] == b[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    var pairs: [(Int, Int)] = []
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}

extension SweepFacts {
  /// What tells pieces apart when two sweeps are compared: everything but sizes.
  fileprivate var key: [Int] { [visible, hidden, rows, truncated] + choices }

  /// The facts in words.
  package var words: String {
    var words = "\(visible) visible"
    if hidden > 0 { words += ", \(hidden) hidden" }
    if rows > 1 { words += ", \(rows) rows" }
    if truncated > 0 { words += ", \(truncated) texts cut" }
    return words
  }
}
