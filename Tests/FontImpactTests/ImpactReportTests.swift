import FontImpact
import JSONValue
import Testing

@MainActor
@Suite struct ImpactReportTests {
  private func report(listed: [Double] = [463.6]) throws -> ImpactReport {
    try FontImpactAnalysisTests.report(
      Selections.family("Inter 3"), Selections.family("Inter"), scenes: ["prefix-row"],
      listed: listed)
  }

  @Test func theMarkdownNamesGradeBreakpointsAndTexts() throws {
    let text = try report().markdown(rows: 2)
    #expect(
      text.hasPrefix(
        """
        ### Font impact: breaks

        `Inter 3` → `Inter` · 6 of 6 breakpoints move, 1 across a listed width; 11 of 12 texts \
        change width.

        | breakpoint | old | new | Δ pt | outcome differs |
        | --- | ---: | ---: | ---: | ---: |
        | prefix-row: visible 4 | 463.51 | 463.86 | +0.35 | 463.51–463.86 ⚠ |
        | prefix-row: visible 5 | 575.09 | 574.03 | -1.06 | 574.03–575.09 |

        … and 4 more.

        """))
    #expect(text.contains("| Color samples | 94.06 | 94.64 | +0.58 | +0.58 |"))
    #expect(text.hasSuffix("1 text changes by less than 1/64 pt and is left out.\n"))
  }

  @Test func textsCannotBecomeMarkup() throws {
    let change = FontChange(
      old: try Selections.family("Inter 3"), new: try Selections.family("Inter"))
    let edition = ImpactEdition(labels: [ImpactLabel("a|b\n<i>`x`")]) { _ in [] }
    let text = try FontImpactAnalysis(change, editions: [edition]).run().markdown()
    #expect(text.contains("| a\\|b \\<i\\>\\`x\\` |"))
  }

  @Test func theDocumentHasTheKeysThatStay() throws {
    let json = try report().json
    for key in [
      "old", "new", "grade", "breakpoints", "labels", "vertical", "coverage", "pixels",
    ] {
      #expect(json[key] != nil, "\(key)")
    }
    guard case .array(let rows)? = json["breakpoints"], let row = rows.first,
      case .array(let labels)? = json["labels"], let label = labels.first
    else {
      Issue.record("no rows")
      return
    }
    for key in ["scene", "name", "old", "new", "delta", "disagree"] {
      #expect(row[key] != nil, "\(key)")
    }
    for key in ["text", "old", "new", "delta", "advance", "kerning", "ligature", "fallback"] {
      #expect(label[key] != nil, "\(key)")
    }
  }

  @Test func severalFontsMakeATable() throws {
    let (old, new) = (try Selections.family("Inter 3"), try Selections.family("Roboto"))
    let matrix = ImpactMatrix([
      try FontImpactAnalysisTests.report(old, old, scenes: ["prefix-row"]),
      try FontImpactAnalysisTests.report(old, new, scenes: ["prefix-row"]),
    ])
    #expect(matrix.grade == .moves)
    let lines = matrix.markdown().split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[3].hasPrefix("| Inter 3.019 | silent |"))
    #expect(lines[4].hasPrefix("| Roboto 2.138 | moves |"))
    #expect(lines[4].contains("visible 6: 557.77"))
  }
}
