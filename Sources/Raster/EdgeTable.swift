import Geometry

/// The edges of a flattened path, listed by the band of rows in which they start.
struct EdgeTable {
  /// All edges that reach into the rows of the table.
  private(set) var edges: [Edge] = []
  /// For each band the first edge that starts in it, or above the first band; −1 for none.
  private(set) var heads: [Int32] = []
  /// First row.
  private(set) var minY = 0
  /// Row after the last one that an edge reaches.
  private(set) var maxY = 0
  /// Whether nothing overlaps, so that coverage is a plain sum: a convex polygon, or a path that is known to be so.
  private(set) var isPlain = false
  /// Sign that makes the plain sum positive.
  private(set) var orientation: Int32 = 1

  /// Vertices of the current subpath on the grid.
  private var vertices: [SIMD2<Int32>] = []

  /// Replaces the content by the edges of a path that reach into the given rows.
  ///
  /// Subpaths with a coordinate that is not finite are left out.
  mutating func build(_ path: FlattenedPath, rows: Range<Int>) {
    edges.removeAll(keepingCapacity: true)
    let top = Int32(clamping: rows.lowerBound << Int(Subpixel.bits))
    let bottom = Int32(clamping: rows.upperBound << Int(Subpixel.bits))
    isPlain = path.isSimple
    var area: Int64 = 0
    for index in path.subpaths.indices {
      let range = path.range(ofSubpath: index)
      guard range.count > 1 else { continue }
      collectVertices(path.points, range)
      if !path.isSimple && path.subpaths.count == 1 { isPlain = isConvex() }
      if isPlain { area = area &+ signedArea() }
      addEdges(top: top, bottom: bottom)
    }
    // A shape that runs clockwise on the screen has its left side run up.
    orientation = area > 0 ? -1 : 1
    var first = rows.upperBound
    var last = rows.lowerBound
    for edge in edges {
      first = min(first, Subpixel.pixel(edge.y0))
      last = max(last, Subpixel.pixel(edge.y1 - 1) + 1)
    }
    minY = max(first, rows.lowerBound)
    maxY = min(last, rows.upperBound)
  }

  /// Lists the edges by the band in which they start.
  mutating func distribute(rowsPerBand: Int) {
    heads.removeAll(keepingCapacity: true)
    guard minY < maxY else { return }
    let bands = (maxY - minY + rowsPerBand - 1) / rowsPerBand
    heads.append(contentsOf: repeatElement(-1, count: bands))
    heads.withUnsafeMutableBufferPointer { heads in
      edges.withUnsafeMutableBufferPointer { edges in
        for index in edges.indices {
          let row = max(Subpixel.pixel(edges[index].y0) &- minY, 0)
          let band = rowsPerBand == 1 ? row : row / rowsPerBand
          edges[index].next = heads[band]
          heads[band] = Int32(truncatingIfNeeded: index)
        }
      }
    }
  }

  /// Puts points on the grid, cut off at the guard distance.
  private mutating func collectVertices(_ points: [Point], _ range: Range<Int>) {
    vertices.removeAll(keepingCapacity: true)
    let limit = Subpixel.guardDistance
    var isInside = true
    points.withUnsafeBufferPointer { points in
      for index in range {
        let point = points[index]
        guard point.x.magnitude <= limit && point.y.magnitude <= limit else {
          isInside = false
          return
        }
        vertices.append(SIMD2(Subpixel.nearest(point.x), Subpixel.nearest(point.y)))
      }
    }
    guard !isInside else { return }
    vertices.removeAll(keepingCapacity: true)
    for point in GuardClipper(distance: limit).clip(points[range]) {
      vertices.append(SIMD2(Subpixel.nearest(point.x), Subpixel.nearest(point.y)))
    }
  }

  /// Whether all turns of the current polygon go one way and it goes up and down once.
  private func isConvex() -> Bool {
    guard var last = vertices.last else { return false }
    return vertices.withUnsafeBufferPointer { vertices in
      var previous = SIMD2<Int32>.zero
      for vertex in vertices.reversed() where vertex != last {
        previous = last &- vertex
        break
      }
      var turn: Int64 = 0
      var changes = 0
      var firstVertical: Int32 = 0
      var lastVertical: Int32 = 0
      for vertex in vertices {
        let step = vertex &- last
        if step == .zero { continue }
        last = vertex
        let cross = Int64(previous.x) &* Int64(step.y) &- Int64(previous.y) &* Int64(step.x)
        if cross != 0 {
          if turn != 0 && (cross > 0) != (turn > 0) { return false }
          turn = cross
        }
        if step.y != 0 {
          let vertical: Int32 = step.y > 0 ? 1 : -1
          if lastVertical != 0 && vertical != lastVertical { changes += 1 }
          if firstVertical == 0 { firstVertical = vertical }
          lastVertical = vertical
        }
        previous = step
      }
      if lastVertical != firstVertical { changes += 1 }
      return changes == 2
    }
  }

  /// A number with the sign of the current polygon's area, positive where it runs clockwise on a screen with y down.
  ///
  /// In sixteenths of a pixel, so that the sum fits.
  private func signedArea() -> Int64 {
    guard var last = vertices.last else { return 0 }
    var sum: Int64 = 0
    vertices.withUnsafeBufferPointer { vertices in
      for vertex in vertices {
        let (a, b) = (last &>> 8, vertex &>> 8)
        sum = sum &+ Int64(a.x) &* Int64(b.y) &- Int64(a.y) &* Int64(b.x)
        last = vertex
      }
    }
    return sum
  }

  /// Adds the sides of the current polygon that reach into the rows.
  private mutating func addEdges(top: Int32, bottom: Int32) {
    guard vertices.count > 1, var last = vertices.last else { return }
    let isPlain = isPlain
    vertices.withUnsafeBufferPointer { vertices in
      for vertex in vertices {
        let (a, b) = (last, vertex)
        last = vertex
        if a.y < b.y {
          guard b.y > top && a.y < bottom else { continue }
          edges.append(Edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y, winding: 1, next: -1))
        } else if a.y > b.y {
          guard a.y > top && b.y < bottom else { continue }
          edges.append(Edge(x0: b.x, y0: b.y, x1: a.x, y1: a.y, winding: -1, next: -1))
        } else if !isPlain && a.y & (Subpixel.one - 1) != 0 && a.y > top && a.y < bottom {
          // Within a row a level side parts heights that differ in winding along its whole extent.
          edges.append(Edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y, winding: 0, next: -1))
        }
      }
    }
  }
}
