/// A whole number that a person would say about a layout, whose changes are a scene's breakpoints.
package enum LayoutFact: Hashable, Sendable {
  /// Labels that are shown.
  case visible
  /// Rows that they stand in.
  case rows
  /// Texts that are cut.
  case truncated
  /// Chosen alternative of the n-th view that has some.
  case choice(Int)

  /// Name of the breakpoint from which on the fact is at least, or at most, a value.
  package func name(_ value: Int) -> String {
    switch self {
    case .visible: "visible \(value)"
    case .rows: "rows \(value)"
    case .truncated: "truncated \(value)"
    case .choice(let index): "choice \(index + 1): \(value)"
    }
  }

  /// What a change of the fact is, as words.
  package func words(from old: Int, to new: Int) -> String {
    func count(_ value: Int, _ one: String, _ many: String) -> String {
      "\(value) \(value == 1 ? one : many)"
    }
    switch self {
    case .visible: return "\(count(old, "label becomes", "labels become")) \(new)"
    case .rows: return "\(count(old, "row becomes", "rows become")) \(new)"
    case .truncated: return "\(count(old, "cut text becomes", "cut texts become")) \(new)"
    case .choice: return "alternative \(old) becomes \(new)"
    }
  }

  /// Whether it is about an alternative rather than about what is shown.
  var isChoice: Bool { if case .choice = self { true } else { false } }

  /// Whether more room makes it grow; otherwise more room makes it shrink.
  var growsWithRoom: Bool { self == .visible }
}
