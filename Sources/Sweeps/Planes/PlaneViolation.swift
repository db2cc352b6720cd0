package import JSONValue

/// A law that is broken somewhere in a rectangle of window sizes.
package struct PlaneViolation: Hashable, Sendable {
  /// Name of the law.
  package var law: String
  /// Widths at which it is broken, in points; at some heights perhaps on a part of them.
  package var widths: ClosedRange<Double>
  /// Heights at which it is broken, in points.
  package var heights: ClosedRange<Double>
  /// What is wrong.
  package var detail: String
  /// Why that is allowed; nil where it is not.
  package var allowance: String?

  init(_ violation: Violation, widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
    law = violation.law
    self.widths = widths
    self.heights = heights
    detail = violation.detail
    allowance = violation.allowance
  }

  /// The violation as a JSON object, with corners as [width, height].
  package var json: JSON {
    .members([
      "law": .string(law),
      "from": .array([.number(widths.lowerBound), .number(heights.lowerBound)]),
      "to": .array([.number(widths.upperBound), .number(heights.upperBound)]),
      "detail": .string(detail), "allowance": allowance.map { .string($0) },
    ])
  }

  /// The violation as a line for a terminal.
  package var line: String {
    func range(_ range: ClosedRange<Double>) -> String {
      "\(StripChart.number(range.lowerBound))...\(StripChart.number(range.upperBound))"
    }
    let reason = allowance.map { " (allowed: \($0))" } ?? ""
    return "\(law) widths \(range(widths)), heights \(range(heights)): \(detail)\(reason)"
  }

  /// Violations of bands, those of neighbouring bands that say the same about the same widths joined.
  static func joined(_ bands: [PlaneResult.Band]) -> [PlaneViolation] {
    var found: [PlaneViolation] = []
    for band in bands {
      for violation in band.violations {
        let next = PlaneViolation(
          violation, widths: violation.from...max(violation.from, violation.to),
          heights: band.from...max(band.from, band.to))
        let index = found.lastIndex {
          $0.law == next.law && $0.detail == next.detail && $0.allowance == next.allowance
            && $0.heights.upperBound == next.heights.lowerBound
            && $0.widths.overlaps(next.widths)
        }
        guard let index else {
          found.append(next)
          continue
        }
        let widths = found[index].widths
        found[index].heights = found[index].heights.lowerBound...next.heights.upperBound
        found[index].widths =
          min(
            widths.lowerBound, next.widths.lowerBound)...max(
            widths.upperBound, next.widths.upperBound)
      }
    }
    return found
  }
}
