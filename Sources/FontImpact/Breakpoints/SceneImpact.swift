import Scenes
package import Sweeps

/// What a change does to one scene, at every width of a range.
package struct SceneImpact: Sendable {
  /// Name of the scene.
  package var scene: String
  /// Locale that it was shown in; nothing for the usual one.
  package var locale: String?
  /// The range of widths, in points.
  package var range: ClosedRange<Double>
  /// Listed widths of the range, in order.
  package var listedWidths: [Double]
  /// Breakpoints, those that decide most first.
  package var breakpoints: [BreakpointImpact]
  /// Laws that are broken on the old side, on the widths of the range.
  package var oldViolations: [Violation]
  /// Laws that are broken on the new side, on the widths of the range.
  package var newViolations: [Violation]
  /// The sweep before, a little beyond the range; nothing where arithmetic did.
  package var old: SweepResult?
  /// The sweep after.
  package var new: SweepResult?

  /// Compares two sweeps of a scene.
  package init(
    scene: String, locale: String? = nil, range: ClosedRange<Double>, listedWidths: [Double],
    old: SweepResult, new: SweepResult
  ) {
    self.init(
      scene: scene, locale: locale, range: range, listedWidths: listedWidths,
      old: SceneSide(old), new: SceneSide(new))
  }

  init(
    scene: String, locale: String?, range: ClosedRange<Double>, listedWidths: [Double],
    old: SceneSide, new: SceneSide
  ) {
    self.scene = scene
    self.locale = locale
    self.range = range
    self.listedWidths = listedWidths.filter { range.contains($0) }.sorted()
    self.old = old.sweep
    self.new = new.sweep
    oldViolations = Self.clipped(old.violations, to: range)
    newViolations = Self.clipped(new.violations, to: range)
    breakpoints = []
    breakpoints = compare(old.facts, new.facts)
  }

  /// Laws that the old side keeps on the whole range and the new side breaks, and laws that only the
  /// new side breaks at a listed width.
  package var brokenLaws: [Violation] {
    newViolations.filter { violation in
      let before = oldViolations.filter { $0.law == violation.law }
      if before.isEmpty { return true }
      return listedWidths.contains { width in
        violation.holds(width) && !before.contains { $0.holds(width) }
      }
    }
  }

  private static func clipped(
    _ violations: [Violation], to range: ClosedRange<Double>
  ) -> [Violation] {
    violations.compactMap { violation in
      // The end does not belong to it: one that ends where the range begins is not in it.
      guard violation.from <= range.upperBound,
        violation.to > range.lowerBound || violation.from == range.lowerBound
      else { return nil }
      var violation = violation
      violation.from = max(violation.from, range.lowerBound)
      violation.to = min(violation.to, range.upperBound)
      return violation
    }
  }

  private func compare(_ old: SweptFacts, _ new: SweptFacts) -> [BreakpointImpact] {
    var found: [BreakpointImpact] = []
    let facts = old.facts.count >= new.facts.count ? old.facts : new.facts
    for fact in facts {
      let values = old.values(of: fact).union(new.values(of: fact)).sorted()
      for value in values {
        let impact = breakpoint(fact, value, old, new)
        guard let impact, !found.contains(where: { $0.says(sameAs: impact) }) else { continue }
        found.append(impact)
      }
    }
    return found.enumerated().sorted { a, b in
      let (left, right) = (a.element.weight, b.element.weight)
      return left == right ? a.offset < b.offset : left > right
    }.map(\.element)
  }

  /// The breakpoint of a value; nothing where neither side has it within the range.
  private func breakpoint(
    _ fact: LayoutFact, _ value: Int, _ old: SweptFacts, _ new: SweptFacts
  ) -> BreakpointImpact? {
    let before = old.threshold(of: fact, value)
    let after = new.threshold(of: fact, value)
    let positions = [before.position, after.position].sorted()
    let (low, high) = (max(positions[0], range.lowerBound), min(positions[1], range.upperBound))
    let isInside = [before, after].contains { $0.width.map(range.contains) ?? false }
    guard isInside || low < high else { return nil }
    var impact = BreakpointImpact(
      scene: scene, locale: locale, fact: fact, value: value, old: before, new: after,
      disagreement: nil, outcomes: nil, listed: [])
    guard low < high else { return impact }
    impact.disagreement = low...high
    let middle = low + (high - low) / 2
    if let was = old.value(of: fact, at: middle), let becomes = new.value(of: fact, at: middle) {
      impact.outcomes = (was, becomes)
    }
    let isOpenEnd = positions[1] > range.upperBound
    impact.listed = listedWidths.filter { low <= $0 && ($0 < high || isOpenEnd && $0 == high) }
    impact.changes = changes(of: fact, in: low...high, old, new, listed: impact.listed)
    return impact
  }

  /// The parts of an interval on which the fact is the same everywhere before, and after.
  private func changes(
    of fact: LayoutFact, in interval: ClosedRange<Double>, _ old: SweptFacts, _ new: SweptFacts,
    listed: [Double]
  ) -> [OutcomeChange] {
    let stops = (old.pieces + new.pieces).map(\.from).filter {
      interval.lowerBound < $0 && $0 < interval.upperBound
    }
    let ends = Set(stops + [interval.lowerBound, interval.upperBound]).sorted()
    var changes: [OutcomeChange] = []
    for (from, to) in zip(ends, ends.dropFirst()) {
      guard let was = old.value(of: fact, at: from), let becomes = new.value(of: fact, at: from),
        was != becomes
      else { continue }
      if let last = changes.last, last.to == from, last.old == was, last.new == becomes {
        changes[changes.count - 1].to = to
      } else {
        changes.append(
          OutcomeChange(fact: fact, old: was, new: becomes, from: from, to: to, listed: []))
      }
    }
    for index in changes.indices {
      let change = changes[index]
      changes[index].listed = listed.filter {
        change.from <= $0 && ($0 < change.to || change.to == interval.upperBound && $0 == change.to)
      }
    }
    return changes
  }
}

extension BreakpointImpact {
  /// Whether it tells what another one tells already: an alternative changes where labels appear.
  fileprivate func says(sameAs other: BreakpointImpact) -> Bool {
    guard old == other.old, new == other.new else { return false }
    if case .choice = other.fact { return true }
    return fact == other.fact
  }

  /// Order of importance: listed widths first, then how far it moved.
  fileprivate var weight: Double {
    let distance = delta?.magnitude ?? (isMoved ? 1e6 : 0)
    return listed.isEmpty ? distance : 1e9 + distance
  }
}

extension Violation {
  fileprivate func holds(_ width: Double) -> Bool { from <= width && width < to }
}
