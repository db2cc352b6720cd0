package import JSONValue

/// Every layout of a scene over a rectangle of window sizes, as bands of heights.
///
/// Inside of a band the pieces of every height follow each other in the same order, and each
/// breakpoint is a straight line between its places at the band's lower and upper height.
package struct PlaneResult: Sendable {
  /// Heights between which the sequence of pieces is the same.
  package struct Band: Sendable {
    /// The sweep of widths at the least height of the band, in points.
    package var low: SweepResult
    /// The sweep of widths at the largest one.
    package var high: SweepResult

    /// Least height, in points.
    package var from: Double { low.crossExtent }
    /// Largest height, in points.
    package var to: Double { high.crossExtent }
  }

  /// Name of the scene.
  package var scene: String
  /// The range of widths, in points.
  package var widths: ClosedRange<Double>
  /// The range of heights, in points.
  package var heights: ClosedRange<Double>
  /// The bands from the least height to the largest; between two of them is less than the resolution.
  package var bands: [Band]
  /// Heights nearer than this are not told apart, in points.
  package var resolution: Double
  /// How the lines across the bands were swept.
  package var method: SweepResult.Method
  /// Number of layouts that were made.
  package var layouts: Int

  /// The result as a JSON object; `violations` are those of the line in the middle of each band.
  package func json(violations: [[Violation]]) -> JSON {
    .members([
      "scene": .string(scene),
      "from": .array([.number(widths.lowerBound), .number(heights.lowerBound)]),
      "to": .array([.number(widths.upperBound), .number(heights.upperBound)]),
      "method": .string("\(method.rawValue) lines of widths, heights to \(resolution)"),
      "bands": .array(
        zip(bands, violations).map { band, broken in
          .members([
            "from": .number(band.from), "to": .number(band.to),
            "pieces": .array(
              zip(band.low.pieces, band.high.pieces).map { low, high in
                .members([
                  "from": .array([.number(low.from), .number(high.from)]),
                  "to": .array([.number(low.to), .number(high.to)]),
                  "facts": low.facts.json,
                ])
              }),
            "violations": .array(broken.map(\.json)),
          ])
        }),
      "layouts": .integer(layouts),
    ])
  }
}
