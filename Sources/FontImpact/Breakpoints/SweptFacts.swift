import Sweeps

/// The facts of one side of a scene, piece by piece over the widths.
struct SweptFacts {
  struct Piece {
    var from: Double
    var values: [LayoutFact: Int]
  }

  let pieces: [Piece]

  init(_ pieces: [Piece]) { self.pieces = pieces }

  init(_ result: SweepResult) {
    pieces = result.pieces.map { piece in
      let facts = piece.facts
      var values: [LayoutFact: Int] = [
        .visible: facts.visible, .rows: facts.rows, .truncated: facts.truncated,
      ]
      for (index, choice) in facts.choices.enumerated() { values[.choice(index)] = choice }
      return Piece(from: piece.from, values: values)
    }
  }

  /// Every fact that some piece has, in a fixed order.
  var facts: [LayoutFact] {
    var choices = 0
    while pieces.contains(where: { $0.values[.choice(choices)] != nil }) { choices += 1 }
    return [.visible, .rows, .truncated] + (0..<choices).map { .choice($0) }
  }

  /// The different values of a fact.
  func values(of fact: LayoutFact) -> Set<Int> { Set(pieces.compactMap { $0.values[fact] }) }

  /// The least width at which a fact is as good as a value or better: at least as large where it
  /// grows with room, at most as large where it shrinks.
  func threshold(of fact: LayoutFact, _ value: Int) -> Threshold {
    let first = pieces.firstIndex { piece in
      guard let found = piece.values[fact] else { return false }
      return fact.growsWithRoom ? found >= value : found <= value
    }
    guard let first else { return .above }
    return first == 0 ? .below : .at(pieces[first].from)
  }

  /// The value of a fact at a width in points.
  func value(of fact: LayoutFact, at width: Double) -> Int? {
    let piece = pieces.last { $0.from <= width } ?? pieces.first
    return piece.flatMap { $0.values[fact] }
  }
}
