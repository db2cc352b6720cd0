package import JSONValue

/// Every layout of a scene over a rectangle of window sizes, as bands of heights.
///
/// Inside of a band the pieces of every height follow each other in the same order, and each
/// breakpoint is a straight line between its places at the band's lower and upper height.
package struct PlaneResult: Sendable {
  /// Heights between which the sequence of pieces is the same and the same laws are broken.
  package struct Band: Sendable {
    /// Least height, in points.
    package var from: Double
    /// Largest height, in points; it belongs to the next band, or to this one where there is none.
    package var to: Double
    /// The sweep of widths at the least height, or nearer to it than the resolution.
    package var low: SweepResult
    /// The sweep of widths at the largest height, or nearer to it than the resolution.
    package var high: SweepResult
    /// Broken laws with the widths at which they are broken somewhere in the band.
    package var violations: [Violation]
  }

  /// Name of the scene.
  package var scene: String
  /// The range of widths, in points.
  package var widths: ClosedRange<Double>
  /// The range of heights, in points.
  package var heights: ClosedRange<Double>
  /// Device pixels for each point.
  package var scale: Double
  /// The bands from the least height to the largest, without gaps.
  package var bands: [Band]
  /// Where a higher window shows fewer labels, at the widths that were tried.
  package var falls: [PlaneViolation]
  /// Heights nearer than this are not told apart, in points.
  package var resolution: Double
  /// How the lines across the bands were swept.
  package var method: SweepResult.Method
  /// Number of layouts that were made.
  package var layouts: Int

  /// Every broken law, with its widths and heights.
  package var violations: [PlaneViolation] { PlaneViolation.joined(bands) + falls }

  /// What was swept, how, and at what cost.
  package var heading: String {
    func range(_ range: ClosedRange<Double>) -> String {
      "\(StripChart.number(range.lowerBound))...\(StripChart.number(range.upperBound))"
    }
    let count = SweepTable.count
    return
      "\(scene): widths \(range(widths)), heights \(range(heights)), \(count(bands.count, "band", "bands")), \(method.rawValue), \(count(layouts, "layout", "layouts"))"
  }

  /// The result as a JSON object; corners are [width, height], breakpoints the heights between bands.
  package var json: JSON {
    let all = violations
    return .members([
      "scene": .string(scene), "axis": .string("both"),
      "from": .array([.number(widths.lowerBound), .number(heights.lowerBound)]),
      "to": .array([.number(widths.upperBound), .number(heights.upperBound)]),
      "scale": .number(scale), "method": .string(method.rawValue),
      "resolution": .number(resolution),
      "breakpoints": .array(bands.dropFirst().map { .number($0.from) }),
      "pieces": .array(bands.flatMap(\.pieces)),
      "violations": .array(all.filter { $0.allowance == nil }.map(\.json)),
      "allowed": .array(all.filter { $0.allowance != nil }.map(\.json)),
      "bands": .array(bands.map(\.json)), "layouts": .integer(layouts),
    ])
  }
}

extension PlaneResult.Band {
  /// The band's pieces: corners of the least rectangle around each, and its sides at both heights.
  fileprivate var pieces: [JSON] {
    zip(low.pieces, high.pieces).map { low, high in
      .members([
        "from": .array([.number(min(low.from, high.from)), .number(from)]),
        "to": .array([.number(max(low.to, high.to)), .number(to)]),
        "left": .array([.number(low.from), .number(high.from)]),
        "right": .array([.number(low.to), .number(high.to)]),
        "facts": low.facts.json, "signature": .string(low.signature),
      ])
    }
  }

  fileprivate var json: JSON {
    .members([
      "from": .number(from), "to": .number(to),
      "pieces": .array(
        zip(low.pieces, high.pieces).map { low, high in
          .members([
            "from": .array([.number(low.from), .number(high.from)]),
            "to": .array([.number(low.to), .number(high.to)]),
            "facts": low.facts.json,
          ])
        }),
      "violations": .array(violations.map(\.json)),
    ])
  }
}
