/// What a change does to the width from which on a scene reaches an outcome.
package struct BreakpointImpact: Hashable, Sendable {
  /// Name of the scene.
  package var scene: String
  /// Locale that the scene was shown in; nothing for the usual one.
  package var locale: String?
  /// What is counted.
  package var fact: LayoutFact
  /// The value that is reached.
  package var value: Int
  /// From which width on before.
  package var old: Threshold
  /// From which width on after.
  package var new: Threshold
  /// Widths between the two, within the range, in points: there the outcome differs.
  ///
  /// The start belongs to it, the end does not unless it is the end of the range.
  package var disagreement: ClosedRange<Double>?
  /// The fact in the middle of the disagreement before and after.
  package var outcomes: (old: Int, new: Int)?
  /// Listed widths in the disagreement.
  package var listed: [Double]
  /// The disagreement in parts with one outcome before and one after, in order.
  ///
  /// Where the ways of two breakpoints overlap, outcomes in between are passed by.
  package var changes: [OutcomeChange] = []

  /// Name, such as "visible 4".
  package var name: String { fact.name(value) }

  /// Points by which the breakpoint moved; nothing where one side has none in the range.
  package var delta: Double? {
    guard let before = old.width, let after = new.width else { return nil }
    return after - before
  }

  /// Whether it moved by half a point or more, or came or went.
  package var isMoved: Bool {
    delta.map { $0.magnitude >= BreakpointImpact.moveLimit } ?? (old != new)
  }

  /// Whether it moved by less than any display shows, or not at all.
  package var isSilent: Bool {
    delta.map { $0.magnitude < LabelImpact.noise } ?? (old == new)
  }

  /// A breakpoint that moves by less is not called moved, in points: half a device pixel at 1×.
  package static let moveLimit = 0.5

  package static func == (a: BreakpointImpact, b: BreakpointImpact) -> Bool {
    a.scene == b.scene && a.locale == b.locale && a.fact == b.fact && a.value == b.value
      && a.old == b.old && a.new == b.new && a.disagreement == b.disagreement
      && a.outcomes?.old == b.outcomes?.old && a.outcomes?.new == b.outcomes?.new
      && a.listed == b.listed && a.changes == b.changes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(scene)
    hasher.combine(fact)
    hasher.combine(value)
    hasher.combine(old)
    hasher.combine(new)
  }
}
