import LayoutEngine

/// Tries a layout at every device pixel of a range and narrows each change down.
///
/// The way for programs that compute with plain numbers. A piece is followed from the left: its
/// slopes come from two layouts, each further layout has to agree with them, and where one does not
/// the change is bisected to neighbouring numbers. Where the layout bends without a jump, the
/// breakpoint is where the two lines meet.
struct ExhaustiveSweep {
  let range: ClosedRange<Double>
  /// Extents that are tried besides every pixel: where comparisons that could be followed flip.
  let stops: [Double]
  let scene: String
  let limit: Int

  /// Sweeps the range.
  func run(on stage: inout SweepStage) throws(SweepError) -> [SweepPiece] {
    let pixels = (range.upperBound - range.lowerBound) * stage.scale
    guard pixels <= Double(limit) else {
      throw .tooManyPixels(scene: scene, count: pixels, limit: limit)
    }
    var list = PieceList(axis: stage.axis)
    var line = Line(startingAt: range.lowerBound, within: range.upperBound, on: &stage)
    for extent in grid(pixels: Int(pixels), scale: stage.scale) {
      let tree = stage.plainLayout(at: extent)
      while extent > line.reach, !line.takes(tree, at: extent, scale: stage.scale) {
        guard stage.layouts < limit * 64 else {
          throw .tooManyLayouts(scene: scene, limit: limit, at: extent)
        }
        list.append(line.layout, from: line.from)
        let change = line.firstChange(before: extent, on: &stage)
        let next = Line(startingAt: change, within: range.upperBound, on: &stage)
        line = next.joined(to: line, at: stops)
      }
    }
    list.append(line.layout, from: line.from)
    list.finish(at: range.upperBound)
    return list.pieces
  }

  /// Every pixel boundary of the range, its ends, and the known flips, in order.
  private func grid(pixels: Int, scale: Double) -> [Double] {
    let first = (range.lowerBound * scale).rounded(.up)
    var grid = (0...pixels).map { (first + Double($0)) / scale }
    grid += stops + [range.lowerBound, range.upperBound]
    var result: [Double] = []
    for extent in grid.sorted() where range.contains(extent) && extent != result.last {
      result.append(extent)
    }
    return result
  }
}

/// One affine piece, followed from its left end as far as it goes.
private struct Line {
  let from: Double
  /// The layout at `from`, with slopes.
  var layout: LayoutTree
  /// Up to where layouts agree with the slopes.
  var reach: Double
  let axis: Axis

  /// Width of the first step, as a share of a pixel; small against what fits between two breakpoints.
  private static let firstStep = 1.0 / 64
  /// Pixels after which slopes are as good as they get.
  private static let refinement = 16.0
  /// Difference of slopes that makes a bend, against the noise of layouts.
  private static let bend = 1e-6

  /// Begins a piece: slopes from the nearest step over which the layout is straight.
  init(startingAt from: Double, within end: Double, on stage: inout SweepStage) {
    self.from = from
    axis = stage.axis
    layout = stage.plainLayout(at: from)
    reach = from
    var step = min(Line.firstStep / stage.scale, end - from)
    for _ in 0..<6 where step > 0 && from + step / 2 > from {
      let right = stage.plainLayout(at: from + step)
      if layout.hasShape(of: right) {
        var candidate = layout
        candidate.root.takeSlopes(to: right.root, distance: step)
        let middle = stage.plainLayout(at: from + step / 2)
        if candidate.moved(by: step / 2, along: axis).agrees(with: middle, formulas: false) {
          layout = candidate
          reach = from + step
          return
        }
      }
      step /= 64
    }
  }

  /// Whether a layout continues the line; if so the line reaches there, and its slopes gain accuracy.
  mutating func takes(_ tree: LayoutTree, at extent: Double, scale: Double) -> Bool {
    let distance = extent - from
    guard layout.moved(by: distance, along: axis).agrees(with: tree, formulas: false) else {
      return false
    }
    if distance * scale <= Line.refinement {
      layout.root.takeSlopes(to: tree.root, distance: distance)
    }
    reach = extent
    return true
  }

  /// The first number at which the layout leaves the line.
  func firstChange(before extent: Double, on stage: inout SweepStage) -> Double {
    var (low, high) = (reach, extent)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      let tree = stage.plainLayout(at: middle)
      if layout.moved(by: middle - from, along: axis).agrees(with: tree, formulas: false) {
        low = middle
      } else {
        high = middle
      }
    }
  }

  /// The line moved to begin where it meets the one before, if the layout bends there without a jump.
  ///
  /// A bend shows only where the lines are apart by more than the tolerance of frames, so bisecting
  /// finds it a little late.
  func joined(to left: Line, at stops: [Double]) -> Line {
    guard layout.hasShape(of: left.layout), reach > from else { return self }
    let before = left.layout.moved(by: from - left.from, along: axis).lengths
    var sharpest = 0.0
    var meeting = from
    for (a, b) in zip(before, layout.lengths) {
      let (gap, turn) = (a.value - b.value, b.slope - a.slope)
      if abs(turn) <= Line.bend {
        if abs(gap) > 1e-5 { return self }
        continue
      }
      let distance = gap / turn
      guard abs(distance) <= 2 * LayoutTree.frameTolerance / abs(turn) + 1e-5 else { return self }
      if abs(turn) > sharpest { (sharpest, meeting) = (abs(turn), from + distance) }
    }
    guard sharpest > 0, meeting > left.from else { return self }
    let known = stops.first { abs($0 - meeting) <= 1e-6 } ?? FlipSweep.cleaned(meeting)
    return Line(
      from: known, layout: layout.moved(by: known - from, along: axis), reach: reach, axis: axis)
  }

  private init(from: Double, layout: LayoutTree, reach: Double, axis: Axis) {
    self.from = from
    self.layout = layout
    self.reach = reach
    self.axis = axis
  }
}

extension LayoutTree {
  /// The lengths of all frames, outer before inner.
  fileprivate var lengths: [Length] {
    var lengths: [Length] = []
    root.forEachLength { lengths.append($0) }
    return lengths
  }

  /// Whether both hold the same views, wherever they stand.
  fileprivate func hasShape(of other: LayoutTree) -> Bool { root.hasShape(of: other.root) }
}

extension LayoutTree.Node {
  fileprivate func hasShape(of other: LayoutTree.Node) -> Bool {
    isAlike(other) && zip(children, other.children).allSatisfy { $0.hasShape(of: $1) }
  }
}
