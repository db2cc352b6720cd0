import LayoutEngine
package import Scenes

/// Checks laws on every piece of a sweep.
package struct LawCheck: Sendable {
  /// The laws to check.
  package var laws: [LayoutLaw]
  /// Laws that a program states itself.
  package var ownLaws: [Law]

  /// A check of the given laws.
  package init(_ laws: [LayoutLaw] = LayoutLaw.standard, own: [Law] = []) {
    self.laws = laws
    ownLaws = own
  }

  /// Every broken law of a scene, those on its layouts' promises and on its colours included.
  @MainActor
  package func violations(
    in result: SweepResult, of scene: SceneDefinition, variant: SceneVariant,
    with renderer: SceneRenderer
  ) throws(SceneError) -> [Violation] {
    let stage = try renderer.stage(of: scene, variant: variant)
    return violations(in: result)
      + ContractLaw.violations(in: result, place: { stage.placed(in: $0) })
      + ContrastLaw.violations(in: result, picture: { stage.picture(in: $0) })
  }

  /// Every broken law on frames and texts with the exact intervals, in the order of the laws and
  /// then of the extent.
  package func violations(in result: SweepResult) -> [Violation] {
    var violations: [Violation] = []
    for law in laws {
      var found: [Violation] = []
      for piece in result.pieces {
        for breach in law.check(LawSubject(piece)) {
          guard let interval = breach.interval(from: piece.from, to: piece.to) else { continue }
          found.append(
            Violation(
              law: law.name, from: FlipSweep.cleaned(interval.lowerBound),
              to: FlipSweep.cleaned(interval.upperBound), detail: breach.detail,
              allowance: breach.allowance))
        }
      }
      violations += LawCheck.joined(found)
    }
    violations += LawCheck.falls(in: result) + MarkerLaw.violations(in: result)
    return violations + ownLaws.flatMap { LawCheck.joined($0.violations(in: result)) }
  }

  /// Joins the same breach of neighbouring pieces.
  private static func joined(_ found: [Violation]) -> [Violation] {
    var result: [Violation] = []
    for violation in found {
      let index = result.lastIndex {
        $0.detail == violation.detail && $0.allowance == violation.allowance
          && violation.from <= $0.to + Breach.slack
      }
      if let index {
        result[index].from = min(result[index].from, violation.from)
        result[index].to = max(result[index].to, violation.to)
      } else {
        result.append(violation)
      }
    }
    return result.enumerated().sorted {
      ($0.element.from, $0.offset) < ($1.element.from, $1.offset)
    }
    .map(\.element)
  }

  /// Name of the law that more room does not show fewer labels.
  static let fallName = "visible-never-falls"

  /// Where more room shows fewer labels.
  private static func falls(in result: SweepResult) -> [Violation] {
    var violations: [Violation] = []
    var most = 0
    for piece in result.pieces {
      let visible = piece.facts.visible
      defer { most = max(most, visible) }
      guard visible < most else { continue }
      let detail = "\(visible) labels are visible, fewer than the \(most) of a smaller window"
      if let last = violations.last, last.detail == detail, last.to == piece.from {
        violations[violations.count - 1].to = piece.to
      } else {
        violations.append(
          Violation(
            law: fallName, from: piece.from, to: piece.to, detail: detail))
      }
    }
    return violations
  }
}
