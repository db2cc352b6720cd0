import Geometry

/// Turns paths into coverage: the exact area of each pixel that lies inside, in 255ths.
///
/// Buffers are kept from path to path, so one rasterizer draws many. It is not safe to share between threads; two
/// rasterizers that draw bands of one canvas give the same bytes as one that draws the whole.
package final class PathRasterizer {
  /// Edges of the current path.
  private var table = EdgeTable()
  /// The current row.
  private var row = RowAccumulator()
  /// Indices of the edges that reach into the current row, from left to right as far as known.
  private var active: [Int32] = []
  /// Their parts within the row.
  private var pieces: [EdgePiece] = []
  /// Order within overlaps.
  private var resolver = OverlapResolver()

  /// A rasterizer without buffers yet.
  package init() {}

  deinit { row.deallocate() }

  /// Hands the coverage of a path to a sink, as far as it lies in `clip`.
  func rasterize<Sink: CoverageSink>(
    _ path: FlattenedPath, rule: FillRule, clip: PixelRect, into sink: inout Sink
  ) {
    guard !clip.isEmpty else { return }
    table.build(path, rows: clip.minY..<clip.maxY)
    guard table.minY < table.maxY else { return }
    row.reset(minX: clip.minX, width: clip.width)
    active.removeAll(keepingCapacity: true)
    for y in table.minY..<table.maxY {
      var index = table.heads[y - table.minY]
      while index >= 0 {
        active.append(index)
        index = table.edges[Int(index)].next
      }
      if table.isConvex { addConvexRow(y) } else { addRow(y, rule: rule) }
      row.sweep(y: y, into: &sink)
    }
  }

  /// Adds all edges of a row of a convex polygon.
  private func addConvexRow(_ y: Int) {
    let top = Int32(truncatingIfNeeded: y) << Subpixel.bits
    let bottom = top + Subpixel.one
    let orientation = table.orientation
    var kept = 0
    table.edges.withUnsafeBufferPointer { edges in
      for place in active.indices {
        let edge = edges[Int(active[place])]
        let ya = max(edge.y0, top)
        let yb = min(edge.y1, bottom)
        row.add(
          from: edge.x(at: ya), to: edge.x(at: yb),
          height: (yb &- ya) &* edge.winding &* orientation)
        if edge.y1 > bottom {
          active[kept] = active[place]
          kept += 1
        }
      }
    }
    active.removeLast(active.count - kept)
  }

  /// Adds the edges of a row at which the rule changes between inside and outside.
  private func addRow(_ y: Int, rule: FillRule) {
    let top = Int32(truncatingIfNeeded: y) << Subpixel.bits
    let bottom = top + Subpixel.one
    collectPieces(top: top, bottom: bottom)
    var winding: Int32 = 0
    var start = 0
    while start < pieces.count {
      var right = max(pieces[start].xa, pieces[start].xb)
      var sum = pieces[start].winding
      var end = start + 1
      while end < pieces.count && pieces[end].minX <= right {
        right = max(right, pieces[end].xa, pieces[end].xb)
        sum = sum &+ pieces[end].winding
        end += 1
      }
      if isChain(start..<end, top: top, bottom: bottom) {
        let step = pieces[start].winding
        let change = insideChange(winding, winding &+ step, rule)
        if change != 0 {
          for piece in pieces[start..<end] {
            row.add(from: piece.xa, to: piece.xb, height: change &* (piece.yb &- piece.ya))
          }
        }
        winding = winding &+ step
      } else {
        let through = windingThrough(start..<end)
        resolver.resolve(
          &pieces, range: start..<end, edges: table.edges, before: winding, rule: rule, into: &row)
        winding = winding &+ through
      }
      start = end
    }
  }

  /// Collects the parts of the active edges within a row, from left to right, and keeps those edges that go on.
  private func collectPieces(top: Int32, bottom: Int32) {
    pieces.removeAll(keepingCapacity: true)
    for index in active {
      let edge = table.edges[Int(index)]
      let ya = max(edge.y0, top)
      let yb = min(edge.y1, bottom)
      let xa = edge.x(at: ya)
      let xb = edge.winding == 0 ? edge.x1 : edge.x(at: yb)
      pieces.append(
        EdgePiece(
          xa: xa, ya: ya, xb: xb, yb: yb, minX: min(xa, xb), winding: edge.winding, edge: index))
    }
    sortPieces()
    active.removeAll(keepingCapacity: true)
    for piece in pieces where table.edges[Int(piece.edge)].y1 > bottom { active.append(piece.edge) }
  }

  /// Orders the pieces by their left end; nearly sorted from row to row.
  private func sortPieces() {
    guard pieces.count <= 64 else {
      pieces.sort { ($0.minX, $0.edge) < ($1.minX, $1.edge) }
      return
    }
    for index in pieces.indices.dropFirst() {
      let piece = pieces[index]
      var place = index
      while place > 0, piece.minX < pieces[place - 1].minX {
        pieces[place] = pieces[place - 1]
        place -= 1
      }
      pieces[place] = piece
    }
  }

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
  /// It is the same at every height where all lines that enter leave again; heights weigh it for the others.
  private func windingThrough(_ range: Range<Int>) -> Int32 {
    var weighed: Int64 = 0
    for piece in pieces[range] { weighed += Int64(piece.winding) * Int64(piece.yb - piece.ya) }
    return Int32(truncatingIfNeeded: weighed / Int64(Subpixel.one))
  }
}
