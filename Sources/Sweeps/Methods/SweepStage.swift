import Geometry
import LayoutEngine

/// Lays out views in windows of one height and any width, or the other way round, and counts.
struct SweepStage {
  let axis: Axis
  let crossExtent: Double
  let scale: Double
  let place: (LengthSize) -> PlacedView
  private(set) var layouts = 0

  init(
    axis: Axis, crossExtent: Double, scale: Double, place: @escaping (LengthSize) -> PlacedView
  ) {
    self.axis = axis
    self.crossExtent = crossExtent
    self.scale = scale
    self.place = place
  }

  private func window(_ extent: Length) -> LengthSize {
    var window = LengthSize.zero
    window[axis] = extent
    window[axis.other] = Length(crossExtent)
    return window
  }

  private func layOut(in window: LengthSize) -> LayoutTree {
    LayoutTree(root: place(window), window: window.value, scale: scale)
  }

  /// The layout as it is drawn at an extent.
  mutating func plainLayout(at extent: Double) -> LayoutTree {
    layouts += 1
    return layOut(in: window(Length(extent)))
  }

  /// The formulas of the layout just to the right of an extent, with the log of what they hang on.
  mutating func tracedLayout(at extent: Double) -> (tree: LayoutTree, log: FlipLog) {
    layouts += 1
    let log = FlipLog(extent: extent)
    let tree = FlipLog.$current.withValue(log) {
      layOut(in: window(Length(extent, slope: 1)))
    }
    return (tree, log)
  }
}
