import LayoutEngine

/// Follows a layout from one end of a range to the other, jumping from each flip to the next.
///
/// Between the flips of all comparisons that it makes, a layout runs the same straight-line program
/// on affine functions of the extent, so it is an affine function itself. The method is that of
/// kinetic data structures with one parameter and full recomputation: run the layout at an extent,
/// take the smallest extent beyond it at which a comparison would answer differently, go there.
struct FlipSweep {
  /// What the sweep found.
  struct Outcome {
    let pieces: [SweepPiece]
    /// Whether some of the layout hangs on plain numbers, so that the pieces are not the whole truth.
    let isOpaque: Bool
    /// Every extent at which a layout was made.
    let stops: [Double]
  }

  let range: ClosedRange<Double>
  let scene: String
  let limit: Int

  /// Sweeps the range; ties at an extent are decided as just to the right of it.
  func run(on stage: inout SweepStage) throws(SweepError) -> Outcome {
    var list = PieceList(axis: stage.axis)
    var isOpaque = false
    var stops: [Double] = []
    var extent = range.lowerBound
    while true {
      guard stops.count < limit else {
        throw .tooManyLayouts(scene: scene, limit: limit, at: extent)
      }
      stops.append(extent)
      let (tree, log) = stage.tracedLayout(at: extent)
      isOpaque = isOpaque || log.isOpaque
      var start = extent
      if log.decidesTie {
        start = separatePoint(at: extent, right: tree, on: &stage, into: &list)
      }
      list.append(tree, from: start)
      let next = Self.cleaned(log.nextFlip)
      guard next <= range.upperBound else { break }
      extent = max(next, extent.nextUp)
    }
    list.finish(at: range.upperBound)
    return Outcome(pieces: list.pieces, isOpaque: isOpaque, stops: stops)
  }

  /// Where a layout fits at an extent but not just beyond, gives the extent itself its due.
  ///
  /// Returns where the layout to the right begins: at the extent, or one number after it.
  private func separatePoint(
    at extent: Double, right: LayoutTree, on stage: inout SweepStage, into list: inout PieceList
  ) -> Double {
    let here = stage.plainLayout(at: extent)
    if here.agrees(with: right, formulas: false) { return extent }
    let left = list.pieces.last
    if left.map({ $0.layout(at: extent).agrees(with: here, formulas: false) }) != true {
      list.append(here, from: extent)
    }
    return extent.nextUp
  }

  /// A root with the noise of its last bits removed where a short decimal is as good.
  ///
  /// Chips of 20.1 points end at 76.30000000000001; what a person wrote down is 76.3.
  static func cleaned(_ root: Double) -> Double {
    guard root.isFinite else { return root }
    let short = (root * 1e9).rounded() / 1e9
    return abs(short - root) <= 8 * root.ulp ? short : root
  }
}
