/// Turns a line along a path into the outline of its area, to be filled under the non-zero rule.
///
/// Each side of a subpath is offset by half the width. The outside of a corner gets its join; on the inside the
/// outline goes through the corner itself, which adds no area: so the winding number is positive wherever a
/// segment, join or cap lies and zero elsewhere, however tight the curve. Corners inside flattened curves are joined
/// round or, where that differs by less than the tolerance, by a miter.
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
    for subpath in path.subpaths where subpath.isDrawn {
      let line = StrokedLine(path, subpath)
      if line.points.count < 2 {
        addDot(at: line.points[0], to: &result)
      } else {
        addOutline(of: line, to: &result)
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

  /// Adds the outline of a line with length.
  private func addOutline(of line: StrokedLine, to result: inout FlattenedPath) {
    let count = line.points.count
    if line.isClosed {
      for reversed in [false, true] {
        let side = reversed ? line.reversed() : line
        for index in 0..<count {
          addCorner(
            at: side.points[index], from: side.directions[(index + count - 1) % count],
            to: side.directions[index], isSmooth: side.isSmooth[index], begins: index == 0,
            result: &result)
        }
        result.close()
      }
      return
    }
    var begins = true
    for side in [line, line.reversed()] {
      let first = side.points[0] + normal(side.directions[0]) * radius
      if begins { result.begin(at: first) } else { result.add(first) }
      begins = false
      for index in 1..<count - 1 {
        addCorner(
          at: side.points[index], from: side.directions[index - 1], to: side.directions[index],
          isSmooth: side.isSmooth[index], begins: false, result: &result)
      }
      let direction = side.directions[count - 2]
      result.add(side.points[count - 1] + normal(direction) * radius)
      addCap(at: side.points[count - 1], direction: direction, to: &result)
    }
    result.close()
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

  /// Adds the left side of a corner.
  private func addCorner(
    at corner: Point, from a: Point, to b: Point, isSmooth: Bool, begins: Bool,
    result: inout FlattenedPath
  ) {
    let before = corner + normal(a) * radius
    let after = corner + normal(b) * radius
    if begins { result.begin(at: before) } else { result.add(before) }
    let cross = a.x * b.y - a.y * b.x
    let cosine = a.x * b.x + a.y * b.y
    if cross > 0 || (cross == 0 && cosine < 0) {
      addJoin(
        at: corner, from: a, to: b, cosine: cosine,
        join: isSmooth ? (cosine >= smoothCosine ? .miter : .round) : join, to: &result)
    } else if cross < 0 {
      result.add(corner)
    } else {
      return
    }
    result.add(after)
  }

  /// Adds what lies between the offset ends of two segments on the outside of their corner.
  private func addJoin(
    at corner: Point, from a: Point, to b: Point, cosine: Double, join: StrokeStyle.Join,
    to result: inout FlattenedPath
  ) {
    switch join {
    case .bevel: break
    case .miter:
      // Miter length over width is 1/cos(θ/2) for a turn by θ, and cos²(θ/2) = (1 + cos θ)/2.
      let squaredHalfCosine = (1 + cosine) / 2
      guard squaredHalfCosine > 0, miterLimit * miterLimit * squaredHalfCosine >= 1 else { return }
      let sum = normal(a) + normal(b)
      result.add(corner + sum * (radius / (1 + cosine)))
    case .round:
      let (start, end) = (normal(a), normal(b))
      if cosine < 0 {
        // More than a quarter turn: by way of the middle, which a reversal has ahead of its end.
        let sum = start + end
        let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
        let middle = length > 1e-9 ? sum * (1 / length) : a
        addArc(center: corner, from: start, to: middle, to: &result)
        addArc(center: corner, from: middle, to: end, to: &result)
      } else {
        addArc(center: corner, from: start, to: end, to: &result)
      }
    }
  }
}

/// A subpath as points that all differ from their neighbours, with the directions between them.
private struct StrokedLine {
  var points: [Point]
  var isSmooth: [Bool]
  /// Unit vectors from each point to the next; the last one of a closed line leads to its first point.
  var directions: [Point]
  var isClosed: Bool

  /// A line from a subpath; its first point alone where it has no length.
  init(_ path: FlattenedPath, _ subpath: FlattenedPath.Subpath) {
    points = [path.points[subpath.start]]
    isSmooth = [path.isSmooth[subpath.start]]
    directions = []
    isClosed = subpath.isClosed
    for index in subpath.start + 1..<max(subpath.end, subpath.start + 1) {
      let last = points[points.count - 1]
      guard let direction = Self.direction(from: last, to: path.points[index]) else { continue }
      points.append(path.points[index])
      isSmooth.append(path.isSmooth[index])
      directions.append(direction)
    }
    guard isClosed, points.count > 1 else { return }
    if let direction = Self.direction(from: points[points.count - 1], to: points[0]) {
      directions.append(direction)
    } else {
      // The last point is the first again; its way there is known already.
      points.removeLast()
      isSmooth.removeLast()
    }
    if points.count == 1 { isClosed = false }
  }

  /// The unit vector from one point to another, nil where they are the same or not finite.
  static func direction(from a: Point, to b: Point) -> Point? {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    return Point(x: x / length, y: y / length)
  }

  /// The same line in the other direction.
  func reversed() -> StrokedLine {
    var line = self
    line.points.reverse()
    line.isSmooth.reverse()
    if isClosed {
      let last = directions[directions.count - 1]
      line.directions = directions.dropLast().reversed() + [last]
    } else {
      line.directions.reverse()
    }
    line.directions = line.directions.map { $0 * -1 }
    return line
  }
}
