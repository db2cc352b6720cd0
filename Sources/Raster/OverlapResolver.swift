import Geometry

/// Finds what is inside where edges of one row cross, touch, start or end.
///
/// The height is cut wherever an edge starts, ends or crosses its neighbour: between two cuts the order of
/// the edges is fixed, and only those count at which the rule changes between inside and outside. So areas under
/// both rules are exact but for the rounding of crossings to the subpixel grid.
struct OverlapResolver {
  /// Edges that reach through the current slab, in order from left to right.
  private var slab: [SlabEdge] = []
  /// Heights at which edges start or end.
  private var heights: [Int32] = []

  /// What resolves more pieces than are cut at every crossing.
  private var crowd = CrowdResolver()

  /// An edge within a slab.
  private struct SlabEdge {
    var xa: Int32
    var xb: Int32
    var winding: Int32
    var edge: Int32
    var end: Int32
  }

  /// Pieces that touch in one row beyond which slabs have a fixed height, so that time stays bounded.
  private static let exactLimit = 512

  /// Adds the coverage changes of pieces that are not known to be apart, in any order.
  ///
  /// `before` is the winding number to the left of them.
  mutating func resolve(
    _ pieces: inout [EdgePiece], range: Range<Int>, edges: [Edge], before: Int32, rule: FillRule,
    into band: CellBand
  ) {
    if range.count > Self.exactLimit {
      crowd.resolve(pieces[range], edges: edges, before: before, rule: rule, into: band)
      return
    }
    pieces[range].sort { ($0.ya, $0.minX, $0.edge) < ($1.ya, $1.minX, $1.edge) }
    heights.removeAll(keepingCapacity: true)
    for index in range {
      heights.append(pieces[index].ya)
      heights.append(pieces[index].yb)
    }
    heights.sort()
    slab.removeAll(keepingCapacity: true)
    var next = range.lowerBound
    for index in 1..<heights.count where heights[index] > heights[index - 1] {
      let (top, bottom) = (heights[index - 1], heights[index])
      slab.removeAll { $0.end <= top }
      while next < range.upperBound && pieces[next].ya <= top {
        let piece = pieces[next]
        next += 1
        // Level sides only tie pieces together.
        guard piece.yb > piece.ya else { continue }
        slab.append(
          SlabEdge(
            xa: piece.xa, xb: piece.xb, winding: piece.winding, edge: piece.edge, end: piece.yb))
      }
      resolveSlab(from: top, to: bottom, edges: edges, before: before, rule: rule, into: band)
    }
  }

  /// Adds one slab, in which edges cross but neither start nor end.
  private mutating func resolveSlab(
    from top: Int32, to bottom: Int32, edges: [Edge], before: Int32, rule: FillRule,
    into band: CellBand
  ) {
    for index in slab.indices { slab[index].xa = edges[Int(slab[index].edge)].x(at: top) }
    var y = top
    while y < bottom {
      for index in slab.indices { slab[index].xb = edges[Int(slab[index].edge)].x(at: bottom) }
      sortSlab()
      let crossing = firstCrossing(from: y, to: bottom)
      if crossing < bottom {
        for index in slab.indices { slab[index].xb = edges[Int(slab[index].edge)].x(at: crossing) }
      }
      addSlab(height: crossing - y, before: before, rule: rule, into: band)
      for index in slab.indices { slab[index].xa = slab[index].xb }
      y = crossing
    }
  }

  /// Orders the slab from left to right along its top, by the slope where edges meet there.
  private mutating func sortSlab() {
    guard slab.count > 1 else { return }
    // Nearly sorted from slab to slab, so insertion is quick.
    for index in 1..<slab.count {
      let edge = slab[index]
      var place = index
      while place > 0, (edge.xa, edge.xb) < (slab[place - 1].xa, slab[place - 1].xb) {
        slab[place] = slab[place - 1]
        place -= 1
      }
      slab[place] = edge
    }
  }

  /// The height of the first crossing of neighbours, at least one subpixel down; `bottom` where there is none.
  private func firstCrossing(from top: Int32, to bottom: Int32) -> Int32 {
    var first = bottom
    for (a, b) in zip(slab, slab.dropFirst()) where a.xb > b.xb {
      let above = Int64(b.xa) - Int64(a.xa)
      let below = Int64(a.xb) - Int64(b.xb)
      let height = Int64(bottom - top) * above / (above + below)
      first = min(first, max(top + Int32(truncatingIfNeeded: height), top + 1))
    }
    return first
  }

  /// Adds the edges at which the slab changes between inside and outside.
  private func addSlab(
    height: Int32, before: Int32, rule: FillRule, into band: CellBand
  ) {
    var winding = before
    for edge in slab {
      let change = insideChange(winding, winding &+ edge.winding, rule)
      winding &+= edge.winding
      if change != 0 { band.add(from: edge.xa, to: edge.xb, height: change &* height, row: 0) }
    }
  }
}

/// 1 where crossing an edge leads inside, −1 where it leads outside, else 0.
@inline(__always)
func insideChange(_ before: Int32, _ after: Int32, _ rule: FillRule) -> Int32 {
  switch rule {
  case .nonZero: (after != 0 ? 1 : 0) - (before != 0 ? 1 : 0)
  case .evenOdd: (after & 1) - (before & 1)
  }
}
