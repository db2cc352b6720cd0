extension BreakpointImpact {
  /// What it means, such as "prefix-row: 4 labels become 3 between 459.51 and 459.86 pt".
  package var sentence: String {
    let place = locale.map { "\(scene) (\($0))" } ?? scene
    guard let disagreement, let outcomes else {
      let width = old.width.map { FixedPoint.text($0) } ?? "the same width"
      return "\(place): \(name) stays at \(width) pt"
    }
    var text =
      "\(place): \(fact.words(from: outcomes.old, to: outcomes.new)) between "
      + "\(FixedPoint.text(disagreement.lowerBound)) and "
      + "\(FixedPoint.text(disagreement.upperBound)) pt"
    if !listed.isEmpty {
      let widths = listed.map { FixedPoint.text($0).replacingSuffix(".00") }
      text += ", which holds \(widths.joined(separator: ", "))"
    }
    return text
  }
}

extension ImpactReport {
  /// What the change does, one sentence each, the most important first.
  package var sentences: [String] {
    var result = breakpoints.filter { !$0.isSilent }.map(\.sentence)
    if vertical.rowHeightDelta.magnitude >= LabelImpact.noise {
      result.append(
        "a line of text is \(FixedPoint.text(vertical.new.rowHeight)) pt high instead of "
          + "\(FixedPoint.text(vertical.old.rowHeight))")
    }
    if vertical.baselineDelta.magnitude >= LabelImpact.noise {
      result.append(
        "the baseline moves by \(FixedPoint.text(vertical.baselineDelta, signed: true)) pt")
    }
    result += coverage.lost.map { "\($0.scalar.codePoint) has no glyph any more" }
    result += coverage.moved.map {
      "\($0.scalar.codePoint) moves from \($0.oldFont ?? "") to \($0.newFont ?? "")"
    }
    result += coverage.gained.map { "\($0.scalar.codePoint) has a glyph now" }
    return result
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

extension String {
  fileprivate func replacingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
