import Geometry
import LayoutEngine
package import Scenes

/// Sweeps widths along lines of equal height and finds the heights at which their pieces or their
/// broken laws change.
///
/// Two lines belong to one band where they have the same sequence of pieces and break the same laws,
/// and the line half way between does so too, with every breakpoint half way; otherwise the band is
/// divided there. What appears and disappears between three lines that agree is missed, so the
/// result states lines. Sweeps of heights at three widths say where such lines are worth trying.
package struct PlaneSweep {
  /// The range of widths, in points.
  package var widths: ClosedRange<Double>
  /// The range of heights, in points.
  package var heights: ClosedRange<Double>
  /// Lines that are tried at once before bands are divided.
  private static let firstLines = 8
  /// Lines at most; a scene that changes with every height would go on for ever.
  private static let limit = 4000

  /// A sweep over a rectangle of window sizes.
  package init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
    self.widths = widths
    self.heights = heights
  }

  /// Sweeps a scene in the circumstances of a variant, whose size does not matter.
  @MainActor
  package func run(
    _ scene: SceneDefinition, variant: SceneVariant, with renderer: SceneRenderer
  ) throws(SweepError) -> PlaneResult {
    guard heights.lowerBound > 0, heights.upperBound <= SceneError.largestExtent else {
      throw .unusableRange(from: heights.lowerBound, to: heights.upperBound)
    }
    var lines = PlaneLines(
      widths: widths, scene: scene, variant: variant, renderer: renderer, limit: Self.limit)
    let columns = try lines.columns(heights)
    let first = try lines.line(at: heights.lowerBound)
    // Exhaustive lines cost a layout for each pixel, so heights are told apart less finely.
    let resolution = first.result.method == .exact ? 1e-6 : 1.0 / 64 / variant.scale
    var spans: [PlaneSpan] = []
    func divide(_ low: PlaneLine, _ high: PlaneLine) throws(SweepError) {
      let middle = try lines.line(at: low.height + (high.height - low.height) / 2)
      if low.leads(to: high, through: middle) {
        spans.append(PlaneSpan(low: low, high: high))
      } else if high.height - low.height > resolution {
        try divide(low, middle)
        try divide(middle, high)
      }
    }
    let stops = Self.stops(columns, in: heights)
    var low = first
    if heights.lowerBound == heights.upperBound { spans = [PlaneSpan(low: low, high: low)] }
    for height in Self.starts(stops, in: heights) {
      let high = try lines.line(at: height)
      try divide(low, high)
      low = high
    }
    let bands = try Self.bands(
      PlaneSpan.joined(spans), stops: stops, resolution: resolution, heights, &lines)
    return PlaneResult(
      scene: scene.name, widths: widths, heights: heights, scale: variant.scale, bands: bands,
      falls: columns.flatMap(\.falls), resolution: resolution, method: first.result.method,
      layouts: lines.layouts)
  }

  /// Heights at which something changes at one of the columns' widths, in order.
  private static func stops(
    _ columns: [PlaneColumn], in heights: ClosedRange<Double>
  ) -> [Double] {
    Set(columns.flatMap(\.stops)).filter { heights.lowerBound < $0 && $0 < heights.upperBound }
      .sorted()
  }

  /// Heights of the lines that are tried at once: equally far apart, and one between two stops.
  private static func starts(
    _ stops: [Double], in heights: ClosedRange<Double>
  ) -> [Double] {
    let (from, to) = (heights.lowerBound, heights.upperBound)
    guard from < to else { return [] }
    let even = (1..<firstLines).map { from + (to - from) * Double($0) / Double(firstLines) }
    let ends = [from] + stops.prefix(limit / 8) + [to]
    let between = zip(ends, ends.dropFirst()).map { $0 + ($1 - $0) / 2 }
    return Set(even + between).filter { from < $0 && $0 < to }.sorted() + [to]
  }

  /// Bands without gaps: two that are nearer than the resolution meet where a column says so, else
  /// half way.
  @MainActor
  private static func bands(
    _ spans: [PlaneSpan], stops: [Double], resolution: Double, _ heights: ClosedRange<Double>,
    _ lines: inout PlaneLines
  ) throws(SweepError) -> [PlaneResult.Band] {
    var bands: [PlaneResult.Band] = []
    for (index, span) in spans.enumerated() {
      let isLast = index == spans.count - 1
      let next = isLast ? heights.upperBound : spans[index + 1].low.height
      let reach = 4 * resolution
      let stop = stops.first { span.high.height - reach <= $0 && $0 <= next + reach }
      let end = isLast ? next : stop ?? span.high.height + (next - span.high.height) / 2
      let start = bands.last?.to ?? heights.lowerBound
      let broken = try lines.violations(of: span)
      bands.append(
        PlaneResult.Band(
          from: start, to: end, low: span.low.result, high: span.high.result, violations: broken))
    }
    return bands
  }
}

extension SweepResult {
  /// Distance from the straight line between two lines that a breakpoint may have, in points.
  private static let straightness = 1e-5

  /// Whether the pieces of a line in between are those of both, with breakpoints on straight lines.
  func leads(to other: SweepResult, through middle: SweepResult) -> Bool {
    guard hasSequence(of: other), hasSequence(of: middle) else { return false }
    let share = (middle.crossExtent - crossExtent) / (other.crossExtent - crossExtent)
    return zip(breakpoints, zip(middle.breakpoints, other.breakpoints)).allSatisfy { low, rest in
      abs(low + (rest.1 - low) * share - rest.0) <= SweepResult.straightness
    }
  }

  private func hasSequence(of other: SweepResult) -> Bool {
    pieces.count == other.pieces.count
      && zip(pieces, other.pieces).allSatisfy { $0.hasKind(of: $1) }
  }
}

extension SweepPiece {
  /// Whether both say the same and change alike with the width, wherever they stand.
  fileprivate func hasKind(of other: SweepPiece) -> Bool {
    let (a, b) = (facts, other.facts)
    guard
      a.visible == b.visible && a.hidden == b.hidden && a.rows == b.rows
        && a.choices == b.choices && a.truncated == b.truncated
    else { return false }
    let (nodes, others) = (layout.nodes, other.layout.nodes)
    return nodes.count == others.count
      && zip(nodes, others).allSatisfy { first, second in
        zip(first.frame.lengths, second.frame.lengths).allSatisfy {
          abs($0.slope - $1.slope) <= 1e-6
        }
      }
  }
}
