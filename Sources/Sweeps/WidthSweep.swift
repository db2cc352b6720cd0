import Geometry
package import LayoutEngine
package import Scenes

/// Finds every layout of a scene over a range of window widths, or of heights.
///
/// The result is a list of pieces on each of which the layout is one affine function of the width,
/// with the exact widths at which one gives way to the next. The cost follows the number of
/// breakpoints, not of widths.
package struct WidthSweep: Sendable {
  /// The swept range, in points.
  package var range: ClosedRange<Double>
  /// The axis that is swept.
  package var axis: Axis
  /// Most stops of an exact sweep, and most pixels of an exhaustive one.
  package var limit = 1_000_000

  /// A sweep over a range of widths, or of heights, in points.
  package init(_ range: ClosedRange<Double>, along axis: Axis = .horizontal) {
    self.range = range
    self.axis = axis
  }

  /// Sweeps a scene in the circumstances of a variant, whose size gives the other extent.
  @MainActor
  package func run(
    _ scene: SceneDefinition, variant: SceneVariant, with renderer: SceneRenderer
  ) throws(SweepError) -> SweepResult {
    let stage: SceneStage
    do {
      try SceneError.check(variant)
      stage = try renderer.stage(of: scene, variant: variant)
    } catch { throw .scene(error) }
    return try run(
      scene: scene.name, scale: variant.scale,
      crossExtent: axis == .horizontal ? variant.size.height : variant.size.width
    ) { stage.placed(in: $0) }
  }

  /// Sweeps whatever `place` lays out in a window.
  package func run(
    scene: String = "", scale: Double = 1, crossExtent: Double,
    place: @escaping (LengthSize) -> PlacedView
  ) throws(SweepError) -> SweepResult {
    guard range.lowerBound > 0, range.upperBound <= SceneError.largestExtent else {
      throw .unusableRange(from: range.lowerBound, to: range.upperBound)
    }
    var stage = SweepStage(axis: axis, crossExtent: crossExtent, scale: scale, place: place)
    let outcome = try FlipSweep(range: range, scene: scene, limit: limit).run(on: &stage)
    var pieces = outcome.pieces
    if outcome.isOpaque {
      pieces = try ExhaustiveSweep(
        range: range, stops: outcome.stops, scene: scene, limit: limit
      ).run(on: &stage)
    }
    return SweepResult(
      scene: scene, range: range, axis: axis, crossExtent: crossExtent, scale: scale,
      method: outcome.isOpaque ? .exhaustive : .exact, pieces: pieces, layouts: stage.layouts)
  }
}
