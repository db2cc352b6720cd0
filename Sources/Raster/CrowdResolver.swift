import Geometry

/// Finds what is inside where very many edges of one row touch.
///
/// The row is cut into slabs of one height, and each edge counts where it stands at a slab's middle. Edges step from slab
/// to slab without a division and stay in order but for the few that crossed, so a row takes time in proportion to its
/// edges and crossings.
struct CrowdResolver {
  /// An edge on its way down the row.
  private struct Walk {
    /// Where it stands at the middle of the current slab.
    var x: Int32
    /// What is left of the division that gave `x`.
    var remainder: Int64
    /// What a slab adds.
    let step: (quotient: Int64, remainder: Int64)
    let divisor: Int64
    /// Lower end.
    let end: Int32
    let winding: Int32

    /// A walk that begins at a height within an edge: positions are those of `Edge.x(at:)`.
    init(_ edge: Edge, _ piece: EdgePiece, at y: Int32, step: Int32) {
      let height = Int64(edge.y1) - Int64(edge.y0)
      let width = Int64(edge.x1) - Int64(edge.x0)
      divisor = 2 * height
      let start = floorDivision((Int64(y) - Int64(edge.y0)) &* width &* 2 &+ height, by: divisor)
      x = edge.x0 &+ Int32(truncatingIfNeeded: start.quotient)
      remainder = start.remainder
      self.step =
        y &+ step < piece.yb ? floorDivision(2 &* Int64(step) &* width, by: divisor) : (0, 0)
      end = piece.yb
      winding = piece.winding
    }

    mutating func advance() {
      x &+= Int32(truncatingIfNeeded: step.quotient)
      remainder &+= step.remainder
      if remainder >= divisor {
        remainder &-= divisor
        x &+= 1
      }
    }
  }

  /// A place in the order from left to right.
  private struct Place {
    var x: Int32
    /// Index of the walk that stands there.
    var walk: Int32
  }

  private var walks: [Walk] = []
  /// Walks that reach through the current slab, from left to right.
  private var order: [Place] = []
  /// Pieces that start below the middle of the first slab, by the slab in which they count first.
  private var later: [(slab: Int32, piece: EdgePiece)] = []

  /// Moves for each edge beyond which sorting anew takes less time than moving what crossed.
  private static let movesPerEdge = 8

  /// Slabs a row for so many pieces: the more of them, the fewer.
  private static func slabs(pieces: Int) -> Int32 {
    pieces > 8192 ? 4 : pieces > 1024 ? 16 : 64
  }

  /// Adds the coverage changes of pieces of one row; `before` is the winding number to the left of them.
  mutating func resolve(
    _ pieces: ArraySlice<EdgePiece>, edges: [Edge], before: Int32, rule: FillRule,
    into band: CellBand
  ) {
    guard let first = pieces.first else { return }
    let top = first.ya & ~(Subpixel.one - 1)
    let slabs = Self.slabs(pieces: pieces.count)
    let step = Subpixel.one / slabs
    begin(pieces, edges: edges, middle: top + step / 2, step: step)
    var next = later.startIndex
    for index in 0..<slabs {
      let middle = top + index * step + step / 2
      if index > 0 { advance(to: middle) }
      let entering = next
      while next < later.endIndex && later[next].slab <= index { next += 1 }
      for (_, piece) in later[entering..<next] {
        let walk = Walk(edges[Int(piece.edge)], piece, at: middle, step: step)
        enter(walk, atEnd: next - entering > Self.movesPerEdge)
      }
      if next - entering > Self.movesPerEdge { sort() }
      addSlab(height: step, before: before, rule: rule, into: band)
    }
  }

  /// Sets up the first slab, and which pieces come later.
  private mutating func begin(
    _ pieces: ArraySlice<EdgePiece>, edges: [Edge], middle: Int32, step: Int32
  ) {
    walks.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    later.removeAll(keepingCapacity: true)
    for piece in pieces {
      // The first slab whose middle is not above the piece; level sides count nowhere.
      let slab = piece.ya <= middle ? 0 : (piece.ya - middle + step - 1) / step
      guard piece.yb > middle + slab * step else { continue }
      guard slab == 0 else {
        later.append((slab, piece))
        continue
      }
      let walk = Walk(edges[Int(piece.edge)], piece, at: middle, step: step)
      order.append(Place(x: walk.x, walk: Int32(truncatingIfNeeded: walks.count)))
      walks.append(walk)
    }
    later.sort { $0.slab < $1.slab }
    sort()
  }

  /// Moves the walks to the next slab, without those that end above its middle.
  private mutating func advance(to middle: Int32) {
    var kept = 0
    order.withUnsafeMutableBufferPointer { order in
      walks.withUnsafeMutableBufferPointer { walks in
        for place in order {
          let walk = Int(place.walk)
          guard walks[walk].end > middle else { continue }
          walks[walk].advance()
          order[kept] = Place(x: walks[walk].x, walk: place.walk)
          kept += 1
        }
      }
    }
    order.removeLast(order.count - kept)
    sort()
  }

  /// Orders the places from left to right; nearly sorted from slab to slab and from row to row.
  ///
  /// What stands at one x may come in any order, since only the winding numbers beside it matter.
  private mutating func sort() {
    var moves = order.count * Self.movesPerEdge
    order.withUnsafeMutableBufferPointer { order in
      for index in order.indices.dropFirst() where order[index].x < order[index - 1].x {
        let moved = order[index]
        var place = index
        while place > 0, moved.x < order[place - 1].x {
          order[place] = order[place - 1]
          place -= 1
        }
        order[place] = moved
        moves -= index - place
        guard moves > 0 else { break }
      }
    }
    if moves <= 0 { order.sort { $0.x < $1.x } }
  }

  /// Adds a walk at its place, or at the end where so many come that they are sorted afterwards.
  private mutating func enter(_ walk: Walk, atEnd: Bool) {
    var (low, high) = (atEnd ? order.count : 0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if order[middle].x < walk.x { low = middle + 1 } else { high = middle }
    }
    order.insert(Place(x: walk.x, walk: Int32(truncatingIfNeeded: walks.count)), at: low)
    walks.append(walk)
  }

  /// Adds the edges at which the slab changes between inside and outside.
  private func addSlab(
    height: Int32, before: Int32, rule: FillRule, into band: CellBand
  ) {
    var winding = before
    for place in order {
      let after = winding &+ walks[Int(place.walk)].winding
      let change = insideChange(winding, after, rule)
      winding = after
      if change != 0 { band.add(from: place.x, to: place.x, height: change &* height, row: 0) }
    }
  }
}
