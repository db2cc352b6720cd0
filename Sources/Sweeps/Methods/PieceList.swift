import LayoutEngine

/// Collects pieces from left to right and joins those that are one.
struct PieceList {
  let axis: Axis
  private(set) var pieces: [SweepPiece] = []

  init(axis: Axis) { self.axis = axis }

  /// Extents nearer than this are one breakpoint, in points: below it nothing can be told apart.
  private static func resolution(at extent: Double) -> Double { 1e-9 * max(1, abs(extent) / 1000) }

  /// Adds the layout that holds from `extent` on.
  mutating func append(_ layout: LayoutTree, from extent: Double) {
    var piece = SweepPiece(from: extent, to: extent, layout: layout, axis: axis)
    if let last = pieces.last {
      pieces[pieces.count - 1].to = extent
      // Rounding may put one root down twice; a piece that nobody could see gives way.
      if extent > last.from, extent - last.from < Self.resolution(at: extent), !last.isPoint {
        pieces.removeLast()
        piece = SweepPiece(from: last.from, to: last.from, layout: layout, axis: axis)
      }
    }
    if let last = pieces.last, last.continues(in: piece) { return }
    pieces.append(piece)
  }

  /// Ends the last piece at the end of the range.
  mutating func finish(at extent: Double) {
    if !pieces.isEmpty { pieces[pieces.count - 1].to = extent }
  }
}

extension SweepPiece {
  /// Whether the piece holds a single number.
  var isPoint: Bool { to == from.nextUp }
}
