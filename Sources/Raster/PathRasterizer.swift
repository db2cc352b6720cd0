package import Geometry

/// Turns paths into coverage: the exact area of each pixel that lies inside, in 255ths.
///
/// Buffers are kept from path to path, so one rasterizer draws many. It is not safe to share between threads; two
/// rasterizers that draw bands of one canvas give the same bytes as one that draws the whole.
package final class PathRasterizer {
  /// Everything that changes, in one value: it is taken out while a path is drawn, so that access needs no checks.
  private var state = State()

  private struct State {
    /// Edges of the current path.
    var table = EdgeTable()
    /// Rows that are being collected.
    var band = CellBand()
    /// What is inside where edges overlap.
    var rows = RowResolver()
    /// What follows long edges.
    var walker = EdgeWalker()
    /// Edges that reach from one band into the next.
    var active: [Int32] = []
  }

  /// The target that is watched; its memory is not looked at through this.
  private var watched: UnsafeMutablePointer<UInt32>?
  /// Where the watched target may have been drawn into, or more.
  package private(set) var touched = PixelRect.empty

  /// A rasterizer without buffers yet.
  package init() {}

  /// Begins to note where a target is drawn into, instead of another; nil notes nothing more.
  package func watch(_ target: PixelTarget?) {
    watched = target?.base
    if target != nil { touched = .empty }
  }

  /// Notes that a target is drawn into.
  func note(_ area: CoveredArea, clip: PixelRect, on target: PixelTarget) {
    guard target.base == watched else { return }
    touched = touched.union(area.bounds.intersection(clip))
  }

  deinit {
    state.band.deallocate()
    state.walker.deallocate()
  }

  /// Hands the coverage of a path to a sink, as far as it lies in `clip`.
  @inline(never)
  func rasterize<Sink: CoverageSink>(
    _ path: FlattenedPath, rule: FillRule, clip: PixelRect, into sink: inout Sink
  ) {
    guard !clip.isEmpty else { return }
    let area = clip.intersection(CoveredArea.bounds(of: path))
    guard !area.isEmpty else { return }
    state.table.build(path, rows: area.minY..<area.maxY)
    guard state.table.minY < state.table.maxY else { return }
    if state.table.isPlain && EdgeWalker.suits(state.table) {
      Self.walk(&state, area, into: &sink)
    } else if state.table.isPlain {
      Self.rasterizePlainly(&state, area, into: &sink)
    } else {
      Self.rasterize(&state, area, rule: rule, into: &sink)
    }
  }

  /// Sums up the edges of a path that does not overlap itself, band by band.
  private static func rasterizePlainly<Sink: CoverageSink>(
    _ state: inout State, _ area: PixelRect, into sink: inout Sink
  ) {
    let rows = min(CellBand.rows(forWidth: area.width), state.table.maxY - state.table.minY)
    state.table.distribute(rowsPerBand: rows)
    state.band.reset(minX: area.minX, width: area.width, rows: rows)
    state.active.removeAll(keepingCapacity: true)
    let orientation = state.table.orientation
    for index in state.table.heads.indices {
      let top = state.table.minY + index * rows
      state.band.move(to: top..<min(top + rows, state.table.maxY))
      let bottom = Int32(truncatingIfNeeded: top + rows) &<< Subpixel.bits
      let band = state.band
      state.table.edges.withUnsafeBufferPointer { edges in
        var kept = 0
        for place in state.active.indices {
          let edge = edges[Int(state.active[place])]
          band.add(edge, sign: edge.winding &* orientation)
          if edge.y1 > bottom {
            state.active[kept] = state.active[place]
            kept += 1
          }
        }
        state.active.removeLast(state.active.count - kept)
        var next = state.table.heads[index]
        while next >= 0 {
          let edge = edges[Int(next)]
          band.add(edge, sign: edge.winding &* orientation)
          if edge.y1 > bottom { state.active.append(next) }
          next = edge.next
        }
      }
      band.sweep(into: &sink)
    }
  }

  /// Follows the long edges of a path that does not overlap itself.
  private static func walk<Sink: CoverageSink>(
    _ state: inout State, _ area: PixelRect, into sink: inout Sink
  ) {
    state.table.distribute(rowsPerBand: 1)
    state.band.reset(minX: area.minX, width: area.width, rows: 1)
    state.walker.begin(edges: state.table.edges.count)
    for y in state.table.minY..<state.table.maxY {
      state.band.move(to: y..<y + 1)
      state.walker.drawRow(y, table: state.table, band: state.band, into: &sink)
    }
  }

  /// Finds out row by row what is inside.
  private static func rasterize<Sink: CoverageSink>(
    _ state: inout State, _ area: PixelRect, rule: FillRule, into sink: inout Sink
  ) {
    state.table.distribute(rowsPerBand: 1)
    state.band.reset(minX: area.minX, width: area.width, rows: 1)
    state.rows.begin()
    for y in state.table.minY..<state.table.maxY {
      state.band.move(to: y..<y + 1)
      state.rows.addRow(y, table: state.table, rule: rule, into: state.band)
      state.band.sweep(into: &sink)
    }
  }
}
