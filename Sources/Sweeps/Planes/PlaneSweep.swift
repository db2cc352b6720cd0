import Geometry
import LayoutEngine
package import Scenes

/// Sweeps widths along lines of equal height and finds the heights at which their pieces change.
///
/// Two lines belong to one band where they have the same sequence of pieces and the line half way
/// between has it too, with every breakpoint half way; otherwise the band is divided there. What
/// appears and disappears between three lines that agree is missed, so the result states lines.
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
    var lines = 0
    var layouts = 0
    func line(at height: Double) throws(SweepError) -> SweepResult {
      lines += 1
      guard lines <= Self.limit else {
        throw .tooManyLayouts(scene: scene.name, limit: Self.limit, at: height)
      }
      var variant = variant
      variant.size = Size(width: widths.lowerBound, height: height)
      let result = try WidthSweep(widths).run(scene, variant: variant, with: renderer)
      layouts += result.layouts
      return result
    }
    let first = try line(at: heights.lowerBound)
    // Exhaustive lines cost a layout for each pixel, so heights are told apart less finely.
    let resolution = first.method == .exact ? 1e-6 : 1.0 / 64 / variant.scale
    var bands: [PlaneResult.Band] = []
    func divide(_ low: SweepResult, _ high: SweepResult) throws(SweepError) {
      let (from, to) = (low.crossExtent, high.crossExtent)
      let middle = try line(at: from + (to - from) / 2)
      if low.leads(to: high, through: middle) {
        bands.append(PlaneResult.Band(low: low, high: high))
      } else if to - from > resolution {
        try divide(low, middle)
        try divide(middle, high)
      }
    }
    var low = first
    if heights.lowerBound == heights.upperBound {
      bands = [PlaneResult.Band(low: low, high: low)]
    } else {
      let step = (heights.upperBound - heights.lowerBound) / Double(Self.firstLines)
      for index in 1...Self.firstLines {
        let height =
          index == Self.firstLines
          ? heights.upperBound : heights.lowerBound + Double(index) * step
        let high = try line(at: height)
        try divide(low, high)
        low = high
      }
    }
    return PlaneResult(
      scene: scene.name, widths: widths, heights: heights, bands: Self.joined(bands),
      resolution: resolution, method: first.method, layouts: layouts)
  }

  /// Joins neighbouring bands that are one.
  private static func joined(_ bands: [PlaneResult.Band]) -> [PlaneResult.Band] {
    var result: [PlaneResult.Band] = []
    for band in bands {
      if let last = result.last, last.to == band.from,
        last.low.leads(to: band.high, through: band.low)
      {
        result[result.count - 1].high = band.high
      } else {
        result.append(band)
      }
    }
    return result
  }
}

extension SweepResult {
  /// Distance from the straight line between two lines that a breakpoint may have, in points.
  private static let straightness = 1e-5

  /// Whether the pieces of a line in between are those of both, with breakpoints on straight lines.
  fileprivate func leads(to other: SweepResult, through middle: SweepResult) -> Bool {
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
