import Geometry

/// How far two outlines lie apart, whatever curves and starting points they are made with.
enum OutlineComparison {
  /// Samples of one outline at most; a denser one is thinned, so that a glyph with thousands of
  /// points costs no more than one of a script face.
  private static let sampleLimit = 256

  /// The greatest distance in points from either outline to the other (Hausdorff distance of
  /// samples), at most as long as the diagonal of both.
  ///
  /// Outlines in font units, scales in points for each unit. An outline against nothing counts
  /// with its diagonal. Where both are made of the same commands, the points are compared one by
  /// one first: a distance below any display's grain is then exact.
  static func distance(_ a: Path, scale scaleA: Double, _ b: Path, scale scaleB: Double) -> Double {
    if a.isEmpty && b.isEmpty { return 0 }
    if a.isEmpty || b.isEmpty {
      let (path, scale) = a.isEmpty ? (b, scaleB) : (a, scaleA)
      let size = path.controlBounds.size
      return scale * (size.width * size.width + size.height * size.height).squareRoot()
    }
    if let matched = matchedDistance(a, scaleA, b, scaleB), matched < LabelImpact.noise {
      return matched
    }
    let (first, second) = (samples(of: a, scale: scaleA), samples(of: b, scale: scaleB))
    return max(farthest(from: first, to: second), farthest(from: second, to: first))
  }

  /// The greatest distance between corresponding points; nothing where commands differ.
  private static func matchedDistance(
    _ a: Path, _ scaleA: Double, _ b: Path, _ scaleB: Double
  ) -> Double? {
    guard a.elements.count == b.elements.count else { return nil }
    var greatest = 0.0
    for (left, right) in zip(a.elements, b.elements) {
      let (mine, yours) = (points(of: left), points(of: right))
      guard mine.count == yours.count else { return nil }
      for (p, q) in zip(mine, yours) {
        let (dx, dy) = (p.x * scaleA - q.x * scaleB, p.y * scaleA - q.y * scaleB)
        greatest = max(greatest, (dx * dx + dy * dy).squareRoot())
      }
    }
    return greatest
  }

  private static func points(of element: Path.Element) -> [Point] {
    switch element {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [point, control]
    case .cubic(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }

  private struct Segment {
    var from: Point
    var to: Point
  }

  /// Short straight pieces along an outline, in points.
  private static func samples(of path: Path, scale: Double) -> [Segment] {
    var segments: [Segment] = []
    var (start, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    func scaled(_ point: Point) -> Point { Point(x: point.x * scale, y: point.y * scale) }
    func add(_ point: Point) {
      segments.append(Segment(from: current, to: point))
      current = point
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        current = scaled(point)
        start = current
      case .line(let point):
        for point in line(current, scaled(point)) { add(point) }
      case .quad(let point, let control):
        let (p, c) = (scaled(point), scaled(control))
        // The same curve raised by one degree.
        let first = mix(current, c, 2.0 / 3)
        for point in cubic(current, first, mix(p, c, 2.0 / 3), p) { add(point) }
      case .cubic(let point, let control1, let control2):
        for point in cubic(current, scaled(control1), scaled(control2), scaled(point)) {
          add(point)
        }
      case .close:
        for point in line(current, start) { add(point) }
      }
    }
    guard segments.count > sampleLimit else { return segments }
    let step = (segments.count + sampleLimit - 1) / sampleLimit
    return stride(from: 0, to: segments.count, by: step).map { index in
      Segment(from: segments[index].from, to: segments[min(index + step, segments.count) - 1].to)
    }
  }

  private static let steps = 4

  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private static func line(_ from: Point, _ to: Point) -> [Point] {
    from == to ? [] : (1...steps).map { mix(from, to, Double($0) / Double(steps)) }
  }

  private static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Point] {
    (1...steps).map { step in
      let t = Double(step) / Double(steps)
      let (ab, bc, cd) = (mix(a, b, t), mix(b, c, t), mix(c, d, t))
      return mix(mix(ab, bc, t), mix(bc, cd, t), t)
    }
  }

  private static func farthest(from samples: [Segment], to others: [Segment]) -> Double {
    var greatest = 0.0
    for sample in samples {
      var nearest = Double.infinity
      for other in others {
        nearest = min(nearest, squaredDistance(sample.to, other))
        if nearest <= greatest { break }
      }
      if nearest.isFinite { greatest = max(greatest, nearest) }
    }
    return greatest.squareRoot()
  }

  private static func squaredDistance(_ point: Point, _ segment: Segment) -> Double {
    let (dx, dy) = (segment.to.x - segment.from.x, segment.to.y - segment.from.y)
    let (px, py) = (point.x - segment.from.x, point.y - segment.from.y)
    let length = dx * dx + dy * dy
    let t = length > 0 ? min(max((px * dx + py * dy) / length, 0), 1) : 0
    let (x, y) = (px - dx * t, py - dy * t)
    return x * x + y * y
  }
}
