/// Follows the few long edges of a path that does not overlap itself down its rows.
///
/// A row's cells are summed up while they are at hand. Where edges are long, as those of lines and large shapes are, that
/// takes less time than collecting a band of rows.
struct EdgeWalker {
  /// An edge that reaches into the current row.
  private struct Walk {
    /// Its positions at the lower borders of the rows.
    var borders: EdgeWalk
    /// Where it enters the current row.
    var x: Int32
    var y: Int32
    /// Its lower end.
    let endX: Int32
    let endY: Int32
    /// Sign of the change that it makes.
    let sign: Int32
  }

  private var walks: UnsafeMutablePointer<Walk>
  /// Cells of the current row that changed, from left to right.
  private var runs: UnsafeMutablePointer<Range<Int>>
  private var capacity = 1
  /// Edges that reach into the current row.
  private var count = 0

  /// A walker without edges.
  init() {
    walks = .allocate(capacity: 1)
    runs = .allocate(capacity: 1)
  }

  /// Frees the buffers; the owner calls it once.
  func deallocate() {
    walks.deallocate()
    runs.deallocate()
  }

  /// Whether edges are so long on average that following them pays.
  static func suits(_ table: borrowing EdgeTable) -> Bool {
    table.edges.count <= table.maxY - table.minY
  }

  /// Begins a path with so many edges.
  mutating func begin(edges: Int) {
    count = 0
    guard edges > capacity else { return }
    deallocate()
    capacity = max(edges, 256)
    walks = .allocate(capacity: capacity)
    runs = .allocate(capacity: capacity)
  }

  /// Draws a row, which the band holds alone.
  @inline(__always)
  mutating func drawRow<Sink: CoverageSink>(
    _ y: Int, table: borrowing EdgeTable, band: CellBand, into sink: inout Sink
  ) {
    let top = Int32(truncatingIfNeeded: y) &<< Subpixel.bits
    let bottom = top &+ Subpixel.one
    var index = table.heads[y &- table.minY]
    while index >= 0 {
      let edge = table.edges[Int(index)]
      let start = max(edge.y0, top)
      (walks + count).initialize(
        to: Walk(
          borders: EdgeWalk(edge, at: bottom), x: edge.x(at: start), y: start, endX: edge.x1,
          endY: edge.y1, sign: edge.winding &* table.orientation))
      count &+= 1
      index = edge.next
    }
    var kept = 0
    var changed = 0
    for place in 0..<count {
      let walk = walks + place
      let goesOn = walk.pointee.endY > bottom
      let next = goesOn ? walk.pointee.borders.x : walk.pointee.endX
      let height = (min(walk.pointee.endY, bottom) &- walk.pointee.y) &* walk.pointee.sign
      let run = band.change(from: walk.pointee.x, to: next, height: height, row: 0)
      if !run.isEmpty {
        insert(run, after: changed)
        changed &+= 1
      }
      guard goesOn else { continue }
      walk.pointee.x = next
      walk.pointee.y = bottom
      walk.pointee.borders.advance()
      if kept != place { walks[kept] = walk.pointee }
      kept &+= 1
    }
    count = kept
    band.sweep(row: 0, runs: UnsafeBufferPointer(start: runs, count: changed), into: &sink)
  }

  /// Adds changed cells to so many that are in order.
  @inline(__always)
  private func insert(_ run: Range<Int>, after count: Int) {
    var place = count
    while place > 0, run.lowerBound < runs[place &- 1].lowerBound {
      runs[place] = runs[place &- 1]
      place &-= 1
    }
    runs[place] = run
  }
}
