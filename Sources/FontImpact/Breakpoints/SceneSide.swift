import Sweeps

/// What is known about a scene on one side of a change.
struct SceneSide {
  /// What a person would say about it at every width.
  var facts: SweptFacts
  /// The sweep; nothing where the facts were calculated.
  var sweep: SweepResult?
  /// Broken laws.
  var violations: [Violation]

  /// What a sweep found.
  init(_ sweep: SweepResult) {
    facts = SweptFacts(sweep)
    self.sweep = sweep
    violations = LawCheck().violations(in: sweep).filter { $0.allowance == nil }
  }

  /// What arithmetic found.
  init(facts: SweptFacts, violations: [Violation]) {
    self.facts = facts
    self.violations = violations
  }
}
