import Geometry

/// The edges of a flattened path, listed by the row in which they start.
struct EdgeTable {
  /// All edges that reach into the rows of the table.
  private(set) var edges: [Edge] = []
  /// For each row the first edge that starts in it, or in the top row above it; −1 for none.
  private(set) var heads: [Int32] = []
  /// First row.
  private(set) var minY = 0
  /// Row after the last one that an edge reaches.
  private(set) var maxY = 0
  /// Whether the path is one convex polygon, so that nothing overlaps and coverage is a plain sum.
  private(set) var isConvex = false
  /// Sign that makes the sum of a convex polygon positive.
  private(set) var orientation: Int32 = 1

  /// Vertices of the current subpath on the grid.
  private var vertices: [SIMD2<Int32>] = []

  /// Replaces the content by the edges of a path that reach into the given rows.
  ///
  /// Subpaths with a coordinate that is not finite are left out.
  mutating func build(_ path: FlattenedPath, rows: Range<Int>) {
    edges.removeAll(keepingCapacity: true)
    heads.removeAll(keepingCapacity: true)
    let top = Int32(clamping: rows.lowerBound << Int(Subpixel.bits))
    let bottom = Int32(clamping: rows.upperBound << Int(Subpixel.bits))
    isConvex = path.subpaths.count == 1
    orientation = 1
    for subpath in path.subpaths where subpath.end - subpath.start > 1 {
      collectVertices(path, subpath)
      if isConvex { checkConvexity() }
      addEdges(top: top, bottom: bottom)
    }
    distribute(rows: rows)
  }

  /// Puts the points of a subpath on the grid, cut off at the guard distance.
  private mutating func collectVertices(_ path: FlattenedPath, _ subpath: FlattenedPath.Subpath) {
    vertices.removeAll(keepingCapacity: true)
    let limit = Subpixel.guardDistance
    var isInside = true
    path.points.withUnsafeBufferPointer { points in
      for index in subpath.start..<subpath.end {
        let point = points[index]
        guard point.x.magnitude <= limit && point.y.magnitude <= limit else {
          isInside = false
          break
        }
        append(SIMD2(Subpixel.nearest(point.x), Subpixel.nearest(point.y)))
      }
    }
    guard !isInside else { return }
    vertices.removeAll(keepingCapacity: true)
    let polygon = GuardClipper(distance: limit).clip(path.points[subpath.start..<subpath.end])
    for point in polygon { append(SIMD2(Subpixel.nearest(point.x), Subpixel.nearest(point.y))) }
  }

  @inline(__always)
  private mutating func append(_ vertex: SIMD2<Int32>) {
    if vertices.last != vertex { vertices.append(vertex) }
  }

  /// Clears `isConvex` unless all turns of the polygon go one way and it goes up and down once.
  private mutating func checkConvexity() {
    isConvex = false
    let count = vertices.count
    guard count > 2 else { return }
    var previous = vertices[count - 1] &- vertices[count - 2]
    var turn: Int64 = 0
    var changes = 0
    var lastVertical: Int32 = 0
    var firstVertical: Int32 = 0
    var last = vertices[count - 1]
    for vertex in vertices {
      let step = vertex &- last
      if step == .zero { continue }
      last = vertex
      let cross = Int64(previous.x) * Int64(step.y) - Int64(previous.y) * Int64(step.x)
      if cross != 0 {
        if turn != 0 && (cross > 0) != (turn > 0) { return }
        turn = cross
      }
      if step.y != 0 {
        let vertical = step.y.signum()
        if lastVertical != 0 && vertical != lastVertical { changes += 1 }
        if firstVertical == 0 { firstVertical = vertical }
        lastVertical = vertical
      }
      previous = step
    }
    if lastVertical != firstVertical { changes += 1 }
    guard changes == 2 else { return }
    isConvex = true
    // Where it turns clockwise on the screen (y down), its left side runs up.
    orientation = turn > 0 ? -1 : 1
  }

  /// Adds the sides of the current polygon that reach into the rows.
  private mutating func addEdges(top: Int32, bottom: Int32) {
    guard vertices.count > 1, var last = vertices.last else { return }
    for vertex in vertices {
      let (a, b) = (last, vertex)
      last = vertex
      if a.y < b.y {
        guard b.y > top && a.y < bottom else { continue }
        edges.append(Edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y, winding: 1, next: -1))
      } else if a.y > b.y {
        guard a.y > top && b.y < bottom else { continue }
        edges.append(Edge(x0: b.x, y0: b.y, x1: a.x, y1: a.y, winding: -1, next: -1))
      } else if !isConvex && a.y & (Subpixel.one - 1) != 0 && a.y > top && a.y < bottom {
        // Within a row a level side parts heights that differ in winding along its whole extent.
        edges.append(Edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y, winding: 0, next: -1))
      }
    }
  }

  /// Lists the edges by their first row.
  private mutating func distribute(rows: Range<Int>) {
    var first = rows.upperBound
    var last = rows.lowerBound
    for edge in edges {
      first = min(first, Subpixel.pixel(edge.y0))
      last = max(last, Subpixel.pixel(edge.y1 - 1) + 1)
    }
    minY = max(first, rows.lowerBound)
    maxY = min(last, rows.upperBound)
    guard minY < maxY else { return }
    heads.append(contentsOf: repeatElement(-1, count: maxY - minY))
    for index in edges.indices {
      let row = max(Subpixel.pixel(edges[index].y0), minY) - minY
      edges[index].next = heads[row]
      heads[row] = Int32(truncatingIfNeeded: index)
    }
  }
}
