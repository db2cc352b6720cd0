extension ImpactReport {
  /// The report as Markdown that fits a comment on a pull request.
  ///
  /// Long lists are cut after `rows` lines and say so.
  package func markdown(rows: Int = 12) -> String {
    var lines = [
      "### Font impact: \(grade.rawValue)", "",
      "`\(Self.code(old.name))` → `\(Self.code(new.name))` · \(headline).", "",
    ]
    lines += Self.list(lostSentences + lawSentences, rows: rows)
    lines += Self.table(
      ["breakpoint", "old", "new", "Δ pt", "outcome differs"],
      breakpoints.filter { $0.delta != 0 || $0.old != $0.new }.map(\.cells), rows: rows)
    lines += Self.table(
      ["text", "old", "new", "Δ pt", "advance", "kerning", "ligature", "fallback"],
      labels.filter { !$0.isSilent }.map(\.cells), rows: rows)
    lines += Self.list(otherSentences, rows: rows)
    if let tuning { lines += ["\(tuning.headline):", "", "```css", tuning.css, "```", ""] }
    if noiseCount > 0 {
      let words = noiseCount == 1 ? ("text changes", "is") : ("texts change", "are")
      lines += ["\(noiseCount) \(words.0) by less than 1/64 pt and \(words.1) left out."]
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func list(_ sentences: [String], rows limit: Int) -> [String] {
    guard !sentences.isEmpty else { return [] }
    var lines = sentences.prefix(limit).map { "- \($0)" }
    if sentences.count > limit { lines.append("- … and \(sentences.count - limit) more") }
    return lines + [""]
  }

  private static func table(_ head: [String], _ rows: [[String]], rows limit: Int) -> [String] {
    guard !rows.isEmpty else { return [] }
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let marks = head.indices.map { $0 == 0 ? "---" : "---:" }
    var lines = [line(head), line(marks)] + rows.prefix(limit).map(line)
    if rows.count > limit { lines += ["", "… and \(rows.count - limit) more."] }
    return lines + [""]
  }

  /// Text that stands between backquotes in Markdown.
  private static func code(_ text: String) -> String {
    String(text.map { $0 == "`" || $0.isNewline ? "'" : $0 })
  }
}

extension BreakpointImpact {
  fileprivate var cells: [String] {
    let place = locale.map { "\(scene) (\($0))" } ?? scene
    func text(_ threshold: Threshold) -> String {
      threshold.width.map { FixedPoint.text($0) } ?? "–"
    }
    let interval = disagreement.map {
      "\(FixedPoint.text($0.lowerBound))–\(FixedPoint.text($0.upperBound))"
    }
    return [
      "\(place): \(name)", text(old), text(new),
      delta.map { FixedPoint.text($0, signed: true) } ?? "–",
      (interval ?? "–") + (listed.isEmpty ? "" : " ⚠"),
    ]
  }
}

extension LabelImpact {
  fileprivate var cells: [String] {
    [Self.cell(label.text), FixedPoint.text(old), FixedPoint.text(new)]
      + [delta, advance, kerning, ligature, fallback].map { FixedPoint.text($0, signed: true) }
  }

  /// Text in a cell of a table: without what would end the cell or become markup.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text.prefix(40) {
      if character.isNewline {
        result.append(" ")
      } else {
        if "|\\`*_<>[]&~#@!".contains(character) { result.append("\\") }
        result.append(character)
      }
    }
    return text.count > 40 ? result + "…" : result
  }
}
