import Sweeps
import Typography

extension BreakpointImpact {
  /// What it means, such as "prefix-row: 4 labels become 3 between 459.51 and 459.86 pt"; one
  /// sentence for each part of the way with the same outcomes.
  ///
  /// Parts that no display could show are left out, unless there is no other.
  package var sentences: [String] {
    let place = locale.map { "\(scene) (\($0))" } ?? scene
    guard !changes.isEmpty else {
      let width = old.width.map { FixedPoint.text($0) } ?? "the same width"
      return ["\(place): \(name) stays at \(width) pt"]
    }
    let wide = changes.filter { $0.to - $0.from >= LabelImpact.noise || !$0.listed.isEmpty }
    return (wide.isEmpty ? changes : wide).map { "\(place): \($0.words)" }
  }
}

extension OutcomeChange {
  /// The change in words, without the scene.
  fileprivate var words: String {
    var text =
      "\(fact.words(from: old, to: new)) between \(FixedPoint.text(from)) and "
      + "\(FixedPoint.text(to)) pt"
    if !listed.isEmpty {
      let widths = listed.map { FixedPoint.short($0) }
      text += ", which holds \(widths.joined(separator: ", "))"
    }
    return text
  }
}

extension SceneImpact {
  /// One sentence for each law that breaks.
  fileprivate var lawSentences: [String] {
    let place = locale.map { "\(scene) (\($0))" } ?? scene
    return brokenLaws.map {
      "\(place): \($0.detail), from \(FixedPoint.text($0.from)) to \(FixedPoint.text($0.to)) pt"
        + " (law \($0.law))"
    }
  }
}

extension ImpactReport {
  /// What the change does, one sentence each, the most important first.
  package var sentences: [String] {
    let moved = breakpoints.filter { !$0.isSilent }
    let ways =
      moved.filter { !$0.listed.isEmpty }.flatMap(\.sentences)
      + moved.filter(\.listed.isEmpty).flatMap(\.sentences)
    // Where two ways overlap, both tell the common part.
    var seen: Set<String> = []
    return lostSentences + lawSentences + ways.filter { seen.insert($0).inserted }
      + otherSentences
  }

  /// Characters that have no glyph any more, which is the worst that can happen to a text.
  package var lostSentences: [String] {
    Self.sentence(
      coverage.lost.map(\.scalar), "has no glyph any more", "have no glyph any more")
  }

  /// Laws that break, one sentence each.
  package var lawSentences: [String] { scenes.flatMap(\.lawSentences) }

  /// What happens to lines and characters, one sentence each.
  package var otherSentences: [String] {
    var result: [String] = []
    if vertical.rowHeightDelta.magnitude >= LabelImpact.noise {
      result.append(
        "A line of text is \(FixedPoint.text(vertical.new.rowHeight)) pt high instead of "
          + "\(FixedPoint.text(vertical.old.rowHeight))")
    }
    if vertical.baselineDelta.magnitude >= LabelImpact.noise {
      result.append(
        "The baseline moves by \(FixedPoint.text(vertical.baselineDelta, signed: true)) pt")
    }
    return result + setSentences + coverageSentences
  }

  /// Metric sets that moved although the line here comes from another one.
  private var setSentences: [String] {
    let unused = vertical.movedSets.filter { $0 != vertical.newSource }.map(\.rawValue)
    guard vertical.isSilent, !unused.isEmpty else { return [] }
    return [
      "The \(unused.joined(separator: " and ")) line metrics changed; lines here follow "
        + "\(vertical.newSource.rawValue), but layouts that follow those will move"
    ]
  }

  private static func sentence(
    _ scalars: [Unicode.Scalar], _ one: String, _ many: String
  ) -> [String] {
    guard let first = scalars.first else { return [] }
    if scalars.count == 1 { return ["\(first.codePoint) \(one)"] }
    let names = scalars.prefix(8).map(\.codePoint).joined(separator: ", ")
    return ["\(scalars.count) characters \(many): \(names)\(scalars.count > 8 ? ", …" : "")"]
  }

  private var coverageSentences: [String] {
    let never = coverage.missingAfter.filter(coverage.missingBefore.contains)
    return Self.sentence(
      coverage.moved.map(\.scalar), "is served by another font", "are served by another font")
      + Self.sentence(coverage.gained.map(\.scalar), "has a glyph now", "have a glyph now")
      + Self.sentence(
        never, "has no glyph on either side, so its width is that of a box",
        "have no glyph on either side, so their widths are those of boxes")
  }

  /// One sentence about everything.
  package var headline: String {
    let changed = labels.filter { !$0.isSilent }.count
    let moved = breakpoints.filter { !$0.isSilent }.count
    switch grade {
    case .silent: return "nothing that a display could show"
    case .repaints:
      return "other pixels in the same layout; \(changed) of \(labels.count) texts change width"
    case .moves, .breaks:
      let listed = breakpoints.filter { !$0.listed.isEmpty }.count
      return
        "\(moved) of \(breakpoints.count) breakpoints move, \(listed) across a listed width; "
        + "\(changed) of \(labels.count) texts change width"
    }
  }
}
