import LayoutEngine

/// A sweep as lines for a terminal: a strip, a table of pieces, the broken laws.
package struct SweepTable {
  private let result: SweepResult
  private let violations: [Violation]

  /// The lines of a sweep and its broken laws.
  package init(_ result: SweepResult, violations: [Violation]) {
    self.result = result
    self.violations = violations
  }

  /// What was swept, how, and at what cost.
  package var heading: String {
    let cross = result.axis == .horizontal ? "height" : "width"
    return
      "\(result.scene): \(text(result.range.lowerBound))...\(text(result.range.upperBound)) at \(cross) \(text(result.crossExtent)), \(Self.count(result.pieces.count, "piece", "pieces")), \(result.method.rawValue), \(Self.count(result.layouts, "layout", "layouts"))"
  }

  /// A number of things, with their name for one or for several.
  package static func count(_ number: Int, _ one: String, _ several: String) -> String {
    "\(number) \(number == 1 ? one : several)"
  }

  /// The pieces over the extent, one character for each part of it: how many labels are visible.
  package func strip(columns: Int) -> String {
    let length = result.range.upperBound - result.range.lowerBound
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    var line = ""
    for column in 0..<max(columns, 1) {
      let extent =
        result.range.lowerBound + length * (Double(column) + 0.5) / Double(max(columns, 1))
      let visible = result.piece(at: extent)?.facts.visible ?? 0
      line.append(visible < digits.count ? digits[visible] : "+")
    }
    return line
  }

  /// One line for each piece under a line of titles.
  package var rows: [String] {
    let cells =
      [["from", "to", "visible", "hidden", "rows", "width", "signature"]]
      + result.pieces.map { piece in
        let facts = piece.facts
        return [
          text(piece.from), text(piece.to), "\(facts.visible)", "\(facts.hidden)",
          "\(facts.rows)", text(facts.width), piece.signature,
        ]
      }
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      zip(row, widths).map { cell, width in
        String(repeating: " ", count: width - cell.count) + cell
      }.joined(separator: "  ")
    }
  }

  /// One line for each broken law.
  package var laws: [String] {
    violations.map { violation in
      let reason = violation.allowance.map { " (allowed: \($0))" } ?? ""
      return
        "\(violation.law) \(text(violation.from))...\(text(violation.to)): \(violation.detail)\(reason)"
    }
  }

  private func text(_ value: Double) -> String { StripChart.number(value) }
}
