import Geometry

/// A part of an edge within one row.
struct EdgePiece {
  /// Upper end.
  var xa: Int32
  var ya: Int32
  /// Lower end.
  var xb: Int32
  var yb: Int32
  /// Smaller of the two x.
  var minX: Int32
  /// Winding of its edge.
  var winding: Int32
  /// Index of its edge.
  var edge: Int32
}

/// Finds the edges of a row at which a fill rule changes between inside and outside.
struct RowResolver {
  /// Edges that reach into the current row, from left to right as far as known.
  private var active: [ActiveEdge] = []
  /// Their parts within the row.
  private var pieces: [EdgePiece] = []
  /// Order within overlaps.
  private var overlaps = OverlapResolver()

  /// An edge at the upper border of the row, or at its upper end.
  private struct ActiveEdge {
    var index: Int32
    var x: Int32
  }

  /// Begins a path.
  mutating func begin() { active.removeAll(keepingCapacity: true) }

  /// Adds the changes of a row to the first row of a band.
  mutating func addRow(_ y: Int, table: borrowing EdgeTable, rule: FillRule, into band: CellBand) {
    let top = Int32(truncatingIfNeeded: y) << Subpixel.bits
    let bottom = top + Subpixel.one
    var index = table.heads[y - table.minY]
    while index >= 0 {
      let edge = table.edges[Int(index)]
      active.append(ActiveEdge(index: index, x: edge.x(at: max(edge.y0, top))))
      index = edge.next
    }
    collectPieces(table.edges, top: top, bottom: bottom)
    var winding: Int32 = 0
    var start = 0
    while start < pieces.count {
      let end = endOfTouching(from: start)
      if isChain(start..<end, top: top, bottom: bottom) {
        let step = pieces[start].winding
        let change = insideChange(winding, winding &+ step, rule)
        if change != 0 {
          for index in start..<end {
            let piece = pieces[index]
            band.add(
              from: piece.xa, to: piece.xb, height: change &* (piece.yb &- piece.ya), row: 0)
          }
        }
        winding = winding &+ step
      } else {
        let through = windingThrough(start..<end)
        overlaps.resolve(
          &pieces, range: start..<end, edges: table.edges, before: winding, rule: rule, into: band)
        winding = winding &+ through
      }
      start = end
    }
  }

  /// The index after the last of the pieces that touch, directly or through others, the one at `start`.
  private func endOfTouching(from start: Int) -> Int {
    var right = max(pieces[start].xa, pieces[start].xb)
    var end = start + 1
    while end < pieces.count && pieces[end].minX <= right {
      right = max(right, max(pieces[end].xa, pieces[end].xb))
      end += 1
    }
    return end
  }

  /// Collects the parts of the active edges within a row, from left to right, and keeps those edges that go on.
  private mutating func collectPieces(_ edges: [Edge], top: Int32, bottom: Int32) {
    pieces.removeAll(keepingCapacity: true)
    for start in active {
      let edge = edges[Int(start.index)]
      let ya = max(edge.y0, top)
      let yb = min(edge.y1, bottom)
      let xa = start.x
      let xb = edge.winding == 0 ? edge.x1 : edge.x(at: yb)
      pieces.append(
        EdgePiece(
          xa: xa, ya: ya, xb: xb, yb: yb, minX: min(xa, xb), winding: edge.winding,
          edge: start.index))
    }
    sortPieces()
    active.removeAll(keepingCapacity: true)
    for piece in pieces where edges[Int(piece.edge)].y1 > bottom {
      active.append(ActiveEdge(index: piece.edge, x: piece.xb))
    }
  }

  /// Orders the pieces by their left end; nearly sorted from row to row.
  ///
  /// Of many, those with one left end are ordered by their edges.
  private mutating func sortPieces() {
    let isMany = pieces.count > 64
    var moves = isMany ? pieces.count * Self.movesPerPiece : Int.max
    pieces.withUnsafeMutableBufferPointer { pieces in
      for index in pieces.indices.dropFirst() {
        let piece = pieces[index]
        var place = index
        while place > 0,
          piece.minX < pieces[place - 1].minX
            || isMany && piece.minX == pieces[place - 1].minX && piece.edge < pieces[place - 1].edge
        {
          pieces[place] = pieces[place - 1]
          place -= 1
        }
        pieces[place] = piece
        moves -= index - place
        guard moves > 0 else { break }
      }
    }
    if moves <= 0 { pieces.sort { ($0.minX, $0.edge) < ($1.minX, $1.edge) } }
  }

  /// Moves for each of many pieces beyond which sorting anew takes less time than moving what crossed.
  private static let movesPerPiece = 16

  /// Whether touching pieces are one line through the row, so that each height meets just one of them.
  private func isChain(_ range: Range<Int>, top: Int32, bottom: Int32) -> Bool {
    let first = pieces[range.lowerBound]
    let last = pieces[range.upperBound - 1]
    if first.ya == top && last.yb == bottom {
      for index in range.dropFirst()
      where pieces[index].ya != pieces[index - 1].yb || pieces[index].winding != first.winding {
        return false
      }
      return true
    }
    guard first.yb == bottom && last.ya == top else { return false }
    for index in range.dropFirst()
    where pieces[index].yb != pieces[index - 1].ya || pieces[index].winding != first.winding {
      return false
    }
    return true
  }

  /// What the winding number changes from the left of touching pieces to their right.
  ///
  /// It is the same at every height, since nothing crosses the columns beside them; heights weigh each piece.
  private func windingThrough(_ range: Range<Int>) -> Int32 {
    var weighed: Int64 = 0
    for piece in pieces[range] { weighed += Int64(piece.winding) * Int64(piece.yb - piece.ya) }
    return Int32(truncatingIfNeeded: weighed / Int64(Subpixel.one))
  }
}
