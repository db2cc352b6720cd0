package import JSONValue
package import LayoutEngine

/// Every layout of a scene over a range of extents.
package struct SweepResult: Sendable {
  /// How the pieces were found.
  package enum Method: String, Sendable {
    /// By following every comparison of lengths: nothing between the breakpoints was left out.
    case exact
    /// By trying every device pixel and narrowing each change down to neighbouring numbers, because
    /// the program computes with plain numbers. What appears and disappears within a pixel is missed.
    case exhaustive
  }

  /// Name of the scene.
  package var scene: String
  /// The range, in points.
  package var range: ClosedRange<Double>
  /// The axis that is swept.
  package var axis: Axis
  /// Extent along the other axis, in points.
  package var crossExtent: Double
  /// Device pixels for each point.
  package var scale: Double
  /// How the pieces were found.
  package var method: Method
  /// The pieces, in order, without gaps.
  package var pieces: [SweepPiece]
  /// Number of layouts that were made.
  package var layouts: Int

  /// Extents at which one piece ends and the next one begins, in points.
  package var breakpoints: [Double] { pieces.dropFirst().map(\.from) }

  /// The pieces on a part of the range.
  package func cut(to part: ClosedRange<Double>) -> SweepResult {
    guard part != range, part.overlaps(range) else { return self }
    var result = self
    result.range = part.clamped(to: range)
    result.pieces = pieces.filter { $0.to > part.lowerBound && $0.from <= part.upperBound }
    if let first = result.pieces.first, first.from < part.lowerBound {
      result.pieces[0].layout = first.layout(at: part.lowerBound)
      result.pieces[0].from = part.lowerBound
    }
    if let last = result.pieces.last, last.to > part.upperBound {
      result.pieces[result.pieces.count - 1].to = part.upperBound
    }
    return result
  }

  /// The piece that holds an extent of the range.
  package func piece(at extent: Double) -> SweepPiece? {
    guard range.contains(extent) else { return nil }
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].from <= extent { low = middle } else { high = middle }
    }
    return pieces.isEmpty ? nil : pieces[low]
  }
}

extension SweepResult {
  /// The result as JSON, with the laws that it breaks; those that it may break stand apart.
  package func json(violations: [Violation]) -> JSON {
    .members([
      "scene": .string(scene), "axis": .string(axis == .horizontal ? "width" : "height"),
      "from": .number(range.lowerBound), "to": .number(range.upperBound),
      axis == .horizontal ? "height" : "width": .number(crossExtent),
      "scale": .number(scale), "method": .string(method.rawValue),
      "breakpoints": .array(breakpoints.map { .number($0) }),
      "pieces": .array(
        pieces.map { piece in
          .members([
            "from": .number(piece.from), "to": .number(piece.to), "facts": piece.facts.json,
            "signature": .string(piece.signature),
          ])
        }),
      "violations": .array(violations.filter { $0.allowance == nil }.map(\.json)),
      "allowed": .array(violations.filter { $0.allowance != nil }.map(\.json)),
      "layouts": .integer(layouts),
    ])
  }
}
