import Sweeps

/// The facts of one side's sweep, piece by piece.
struct SweptFacts {
  struct Piece {
    var from: Double
    var facts: SweepFacts
  }

  let pieces: [Piece]

  init(_ result: SweepResult) {
    pieces = result.pieces.map { Piece(from: $0.from, facts: $0.facts) }
  }

  /// Every fact that some piece has, in a fixed order.
  var facts: [LayoutFact] {
    let choices = pieces.map(\.facts.choices.count).max() ?? 0
    return [.visible, .rows, .truncated] + (0..<choices).map { .choice($0) }
  }

  /// The different values of a fact.
  func values(of fact: LayoutFact) -> Set<Int> {
    Set(pieces.compactMap { fact.value(in: $0.facts) })
  }

  /// The least width at which a fact is as good as a value or better: at least as large where it
  /// grows with room, at most as large where it shrinks.
  func threshold(of fact: LayoutFact, _ value: Int) -> Threshold {
    let first = pieces.firstIndex { piece in
      guard let found = fact.value(in: piece.facts) else { return false }
      return fact.growsWithRoom ? found >= value : found <= value
    }
    guard let first else { return .above }
    return first == 0 ? .below : .at(pieces[first].from)
  }

  /// The value of a fact at a width in points.
  func value(of fact: LayoutFact, at width: Double) -> Int? {
    let piece = pieces.last { $0.from <= width } ?? pieces.first
    return piece.flatMap { fact.value(in: $0.facts) }
  }
}
