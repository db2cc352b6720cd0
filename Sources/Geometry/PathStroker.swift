/// Turns a line along a path into the outline of its area, to be filled under the non-zero rule.
///
/// Each side of a subpath is offset by half the width. The outside of a corner gets its join. On the inside the
/// offset lines meet where both segments are long enough; else the outline goes through the corner itself, which
/// adds no area. So the winding number is positive wherever a segment, join or cap lies and zero elsewhere, however
/// tight the curve. Corners inside flattened curves are joined round or, where that differs by less than the
/// tolerance, by a miter.
package struct PathStroker {
  /// Half the thickness.
  private let radius: Double
  private let cap: StrokeStyle.Cap
  private let join: StrokeStyle.Join
  private let miterLimit: Double
  /// Largest distance between an arc and its lines.
  private let tolerance: Double
  /// Least cosine of the angle between two segments at which a smooth corner is mitered.
  private let smoothCosine: Double

  /// A stroker; lengths in the unit of the paths that it is given.
  package init(style: StrokeStyle, tolerance: Double) {
    radius = style.width / 2
    cap = style.cap
    join = style.join
    miterLimit = style.miterLimit
    // A floor keeps the number of lines in bounds however wide the line is.
    let tolerance = max(tolerance, radius * 1e-7)
    self.tolerance = tolerance
    // A miter sticks out by r·(1/cos(θ/2) − 1): within the tolerance where cos(θ/2) ≥ r/(r + tolerance).
    let half = radius / (radius + tolerance)
    smoothCosine = 2 * half * half - 1
  }

  /// The outline of the line along a path; nothing unless the width is above zero and finite.
  package func outline(of path: FlattenedPath) -> FlattenedPath {
    var result = FlattenedPath()
    guard radius > 0, radius.isFinite else { return result }
    for index in path.subpaths.indices where path.isDrawn(subpath: index) {
      let line = StrokedLine(path, subpath: index)
      if line.points.count < 2 {
        addDot(at: line.points[0], to: &result)
      } else {
        let isSimple = addOutline(of: line, to: &result)
        result.isSimple = isSimple && path.subpaths.count == 1
      }
    }
    return result
  }

  /// Adds what a subpath without length shows: a disc, a square along the axes, or nothing.
  private func addDot(at center: Point, to result: inout FlattenedPath) {
    let right = Point(x: 1, y: 0)
    switch cap {
    case .butt: return
    case .round:
      result.begin(at: center + right * radius)
      for _ in 0..<2 { addHalfCircle(center: center, to: &result) }
      result.close()
    case .square:
      result.begin(at: Point(x: center.x - radius, y: center.y - radius))
      result.add(Point(x: center.x + radius, y: center.y - radius))
      result.add(Point(x: center.x + radius, y: center.y + radius))
      result.add(Point(x: center.x - radius, y: center.y + radius))
      result.close()
    }
  }

  /// Adds half a circle from the last point around a centre, clockwise on the screen.
  private func addHalfCircle(center: Point, to result: inout FlattenedPath) {
    guard let last = result.points.last else { return }
    let start = (last - center) * (1 / radius)
    let middle = Point(x: -start.y, y: start.x)
    addArc(center: center, from: start, to: middle, to: &result)
    addArc(center: center, from: middle, to: start * -1, to: &result)
  }

  /// Adds an arc of at most a quarter turn between two unit vectors, without its first point.
  ///
  /// It halves the angle until the chord is within the tolerance; square roots are exact to rounding everywhere.
  private func addArc(center: Point, from a: Point, to b: Point, to result: inout FlattenedPath) {
    let sum = a + b
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    // |a + b| / 2 is the cosine of half the angle, so this is the distance of the chord from the arc.
    if radius * (1 - length / 2) > tolerance && length > 0 {
      let middle = sum * (1 / length)
      addArc(center: center, from: a, to: middle, to: &result)
      addArc(center: center, from: middle, to: b, to: &result)
    } else {
      result.add(center + b * radius)
    }
  }

  /// Adds the outline of a line with length; true where it is known to be a ring without overlaps.
  private func addOutline(of line: StrokedLine, to result: inout FlattenedPath) -> Bool {
    let count = line.points.count
    if line.isClosed {
      // A convex line whose inner corners all meet leaves a ring between two convex outlines.
      var isRing = line.isConvex
      for side in [line, line.reversed()] {
        result.subpaths.append(.init(start: result.points.count, isClosed: false))
        for index in 0..<count {
          let before = (index + count - 1) % count
          let isMet = addCorner(of: side, at: index, before: before, to: &result)
          isRing = isRing && isMet
        }
        result.close()
      }
      return isRing
    }
    result.begin(at: line.points[0] + normal(line.directions[0]) * radius)
    for (number, side) in [line, line.reversed()].enumerated() {
      if number > 0 { result.add(side.points[0] + normal(side.directions[0]) * radius) }
      for index in 1..<count - 1 {
        _ = addCorner(of: side, at: index, before: index - 1, to: &result)
      }
      let direction = side.directions[count - 2]
      result.add(side.points[count - 1] + normal(direction) * radius)
      addCap(at: side.points[count - 1], direction: direction, to: &result)
    }
    result.close()
    return false
  }

  /// The left side of a direction on a screen with y down.
  private func normal(_ direction: Point) -> Point { Point(x: direction.y, y: -direction.x) }

  /// Adds what lies beyond an end; the outline stands at the left of the end and goes on at its right.
  private func addCap(at end: Point, direction: Point, to result: inout FlattenedPath) {
    switch cap {
    case .butt: break
    case .round: addHalfCircle(center: end, to: &result)
    case .square:
      let tip = end + direction * radius
      result.add(tip + normal(direction) * radius)
      result.add(tip - normal(direction) * radius)
    }
  }

  /// Adds the left side of a corner; false where the inside has no room for the offset lines to meet.
  private func addCorner(
    of side: StrokedLine, at index: Int, before: Int, to result: inout FlattenedPath
  ) -> Bool {
    let corner = side.points[index]
    let (a, b) = (side.directions[before], side.directions[index])
    let cross = a.x * b.y - a.y * b.x
    let cosine = a.x * b.x + a.y * b.y
    if cross > 0 || (cross == 0 && cosine < 0) {
      let isSmooth = side.vertices[index] != .corner
      addJoin(
        at: corner, from: a, to: b, cosine: cosine,
        join: isSmooth ? (cosine >= smoothCosine ? .miter : .round) : join, to: &result)
      return true
    }
    if cross == 0 {
      result.add(corner + normal(a) * radius)
      return true
    }
    // The offset lines meet r·tan(θ/2) before the corner, and tan(θ/2) = sin θ/(1 + cos θ). Half of each segment is
    // left for its other corner.
    let reach = radius * -cross
    let room = min(side.lengths[before], side.lengths[index]) / 2 * (1 + cosine)
    if reach <= room {
      result.add(corner + (normal(a) + normal(b)) * (radius / (1 + cosine)))
      return true
    }
    result.add(corner + normal(a) * radius)
    result.add(corner)
    result.add(corner + normal(b) * radius)
    return false
  }

  /// Adds the outside of a corner, both offset ends included.
  private func addJoin(
    at corner: Point, from a: Point, to b: Point, cosine: Double, join: StrokeStyle.Join,
    to result: inout FlattenedPath
  ) {
    let (start, end) = (normal(a), normal(b))
    // Miter length over width is 1/cos(θ/2) for a turn by θ, and cos²(θ/2) = (1 + cos θ)/2.
    let squaredHalfCosine = (1 + cosine) / 2
    if join == .miter, squaredHalfCosine > 0, miterLimit * miterLimit * squaredHalfCosine >= 1 {
      result.add(corner + (start + end) * (radius / (1 + cosine)))
      return
    }
    result.add(corner + start * radius)
    if join == .round {
      if cosine < 0 {
        // More than a quarter turn: by way of the middle, which a reversal has ahead of its end.
        let sum = start + end
        let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
        let middle = length > 1e-9 ? sum * (1 / length) : a
        addArc(center: corner, from: start, to: middle, to: &result)
        addArc(center: corner, from: middle, to: end, to: &result)
        return
      }
      addArc(center: corner, from: start, to: end, to: &result)
      return
    }
    result.add(corner + end * radius)
  }
}

/// A subpath as points that all differ from their neighbours, with the directions between them.
private struct StrokedLine {
  var points: [Point] = []
  var vertices: [FlattenedPath.Vertex] = []
  /// Unit vectors from each point to the next; the last one of a closed line leads to its first point.
  var directions: [Point] = []
  /// Distances that belong to the directions.
  var lengths: [Double] = []
  var isClosed: Bool

  /// Cosine of the angle between two curves above which they go on without a corner: 0.6 degrees.
  private static let smoothCosine = 0.999_95

  /// A line from a subpath; its first point alone where it has no length.
  init(_ path: FlattenedPath, subpath: Int) {
    let range = path.range(ofSubpath: subpath)
    isClosed = path.subpaths[subpath].isClosed
    let vertices =
      path.vertices.isEmpty
      ? Array(repeating: .corner, count: range.count) : Array(path.vertices[range])
    build(Array(path.points[range]), vertices)
    guard vertices.contains(.guide) else { return }
    // Where a curve goes on smoothly, its guides would only make short lines.
    var kept: [Int] = []
    for index in points.indices where !isNeedless(guide: index) { kept.append(index) }
    build(kept.map { points[$0] }, kept.map { self.vertices[$0] })
  }

  /// Replaces the line by the points that differ from those before them.
  private mutating func build(_ candidates: [Point], _ marks: [FlattenedPath.Vertex]) {
    points = [candidates[0]]
    vertices = [marks[0]]
    directions = []
    lengths = []
    for index in candidates.indices.dropFirst() where addDirection(to: candidates[index]) {
      points.append(candidates[index])
      vertices.append(marks[index])
    }
    guard isClosed, points.count > 1 else { return }
    if !addDirection(to: points[0]) {
      // The last point is the first again; its way there is known already.
      points.removeLast()
      vertices.removeLast()
    }
    if points.count == 1 { isClosed = false }
  }

  /// Whether a point is a guide beside a vertex at which the line does not turn.
  private func isNeedless(guide index: Int) -> Bool {
    guard vertices[index] == .guide else { return false }
    let count = points.count
    for vertex in [index - 1, index + 1] where isClosed || (vertex > 0 && vertex < count - 1) {
      let vertex = (vertex + count) % count
      guard vertices[vertex] == .corner else { continue }
      let (a, b) = (directions[(vertex + count - 1) % count], directions[vertex])
      return a.x * b.x + a.y * b.y >= Self.smoothCosine
    }
    return false
  }

  /// Adds the way from the last point to another; false where they are the same or not finite.
  private mutating func addDirection(to point: Point) -> Bool {
    let last = points[points.count - 1]
    let (x, y) = (point.x - last.x, point.y - last.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0, length.isFinite else { return false }
    directions.append(Point(x: x / length, y: y / length))
    lengths.append(length)
    return true
  }

  /// Whether a closed line turns one way only, and once around.
  var isConvex: Bool {
    guard isClosed, var last = directions.last else { return false }
    var turn = 0.0
    var changes = 0
    var lastVertical = 0.0
    var firstVertical = 0.0
    for direction in directions {
      let cross = last.x * direction.y - last.y * direction.x
      let cosine = last.x * direction.x + last.y * direction.y
      if cosine <= -0.999 || cross * turn < 0 { return false }
      if cross != 0 { turn = cross }
      if direction.y != 0 {
        let vertical = direction.y > 0 ? 1.0 : -1
        if lastVertical != 0, vertical != lastVertical { changes += 1 }
        if firstVertical == 0 { firstVertical = vertical }
        lastVertical = vertical
      }
      last = direction
    }
    if lastVertical != firstVertical { changes += 1 }
    return changes == 2
  }

  /// The same line in the other direction.
  func reversed() -> StrokedLine {
    var line = self
    line.points.reverse()
    line.vertices.reverse()
    if isClosed {
      let last = directions.count - 1
      line.directions = directions.dropLast().reversed() + [directions[last]]
      line.lengths = lengths.dropLast().reversed() + [lengths[last]]
    } else {
      line.directions.reverse()
      line.lengths.reverse()
    }
    line.directions = line.directions.map { $0 * -1 }
    return line
  }
}
