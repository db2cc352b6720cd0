import LayoutEngine

/// A picture of a sweep: its pieces as a strip over the extent, broken laws in red below.
package struct StripChart {
  private static let width = 960.0
  private static let margin = 16.0
  private static let stripHeight = 36.0
  private static let lawHeight = 18.0
  private static let stripTop = 44.0

  private let result: SweepResult
  private let violations: [Violation]

  /// A chart of a sweep and its broken laws.
  package init(_ result: SweepResult, violations: [Violation]) {
    self.result = result
    self.violations = violations
  }

  /// The chart as an SVG document, the same on every machine.
  package var svg: String {
    let laws = lawNames
    let height = Self.stripTop + Self.stripHeight + 28 + Double(laws.count) * Self.lawHeight + 12
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Self.number(Self.width))\" height=\"\(Self.number(height))\" viewBox=\"0 0 \(Self.number(Self.width)) \(Self.number(height))\" font-family=\"sans-serif\" font-size=\"11\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
      text(title, x: Self.margin, y: 24, size: 14),
    ]
    for (index, piece) in result.pieces.enumerated() { lines += strip(piece, index) }
    lines += axis
    for (row, law) in laws.enumerated() { lines += bars(of: law, row: row) }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private var title: String {
    let axis = result.axis == .horizontal ? "widths" : "heights"
    return
      "\(result.scene): \(axis) \(Self.number(result.range.lowerBound))–\(Self.number(result.range.upperBound)), \(SweepTable.count(result.pieces.count, "piece", "pieces")), \(result.method.rawValue)"
  }

  /// Laws that are broken, in the order in which they are reported.
  private var lawNames: [String] {
    var names: [String] = []
    for violation in violations where !names.contains(violation.law) {
      names.append(violation.law)
    }
    return names
  }

  private func x(_ extent: Double) -> Double {
    let length = result.range.upperBound - result.range.lowerBound
    let share = length > 0 ? (extent - result.range.lowerBound) / length : 0
    return Self.margin + share * (Self.width - 2 * Self.margin)
  }

  private func strip(_ piece: SweepPiece, _ index: Int) -> [String] {
    let facts = piece.facts
    let (left, right) = (x(piece.from), max(x(piece.to), x(piece.from) + 0.5))
    let fills = ["#dbe9ff", "#b9d4ff"]
    let label = facts.hidden > 0 ? "\(facts.visible)+\(facts.hidden)" : "\(facts.visible)"
    let about =
      "\(Self.number(piece.from))–\(Self.number(piece.to)): \(facts.visible) visible, \(facts.hidden) hidden, \(facts.rows) rows, width \(Self.number(facts.width))"
    var lines = [
      "<rect x=\"\(Self.number(left))\" y=\"\(Self.number(Self.stripTop))\" width=\"\(Self.number(right - left))\" height=\"\(Self.number(Self.stripHeight))\" fill=\"\(fills[index % 2])\" stroke=\"#3670c8\" stroke-width=\"0.5\"><title>\(Self.escaped(about))</title></rect>"
    ]
    if right - left > 26 {
      lines.append(text(label, x: left + 4, y: Self.stripTop + 15))
      if facts.rows > 1 {
        lines.append(text("\(facts.rows) rows", x: left + 4, y: Self.stripTop + 29))
      }
    }
    return lines
  }

  /// Labels of the ends and of breakpoints that are far enough from the label before.
  private var axis: [String] {
    var lines: [String] = []
    var free = -Double.infinity
    for extent in [result.range.lowerBound] + result.breakpoints + [result.range.upperBound] {
      let place = x(extent)
      guard place >= free else { continue }
      let label = Self.number(extent)
      let width = Double(label.count) * 6.5
      let start = min(place, Self.width - Self.margin - width)
      lines.append(text(label, x: start, y: Self.stripTop + Self.stripHeight + 14))
      free = place + width + 6
    }
    return lines
  }

  private func bars(of law: String, row: Int) -> [String] {
    let top = Self.stripTop + Self.stripHeight + 24 + Double(row) * Self.lawHeight
    var lines: [String] = []
    for violation in violations where violation.law == law {
      let (left, right) = (x(violation.from), max(x(violation.to), x(violation.from) + 1))
      let color = violation.allowance == nil ? "#d92b2b" : "#b0b0b0"
      let about =
        "\(Self.number(violation.from))–\(Self.number(violation.to)): \(violation.detail)"
      lines.append(
        "<rect x=\"\(Self.number(left))\" y=\"\(Self.number(top))\" width=\"\(Self.number(right - left))\" height=\"12\" fill=\"\(color)\"><title>\(Self.escaped(about))</title></rect>"
      )
    }
    lines.append(text(law, x: labelPlace(of: law), y: top + 10))
    return lines
  }

  /// Where a law's name stands: at the left, or behind the bars that are in its way.
  private func labelPlace(of law: String) -> Double {
    let width = Double(law.count) * 6.5 + 8
    var place = Self.margin + 4
    for violation in violations where violation.law == law {
      let (left, right) = (x(violation.from), x(violation.to))
      if left < place + width, right + 4 > place { place = right + 4 }
    }
    return place + width <= Self.width ? place : Self.margin + 4
  }

  private func text(_ content: String, x: Double, y: Double, size: Double? = nil) -> String {
    let size = size.map { " font-size=\"\(Self.number($0))\"" } ?? ""
    return
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\"\(size)>\(Self.escaped(content))</text>"
  }

  /// A number in thousandths, without a fraction where it has none.
  package static func number(_ value: Double) -> String {
    let short = (value * 1000).rounded() / 1000
    return short == short.rounded() && short.magnitude < 1e15 ? "\(Int(short))" : "\(short)"
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}
