/// Replaces curves by lines that stay within a stated distance.
///
/// A cubic with control points p is cut into n equal steps of its parameter, where
/// n = ⌈√(¾·max|pᵢ − 2pᵢ₊₁ + pᵢ₊₂| / tolerance)⌉: the chord of a step of length h is off by at most
/// h²·max|B″|/8, and |B″| is at most six times that second difference. A quadratic needs
/// n = ⌈√(¼·|p₀ − 2p₁ + p₂| / tolerance)⌉ by the same bound.
package struct PathFlattener {
  /// Largest distance between curve and line, in pixels, that the renderer uses.
  ///
  /// A chord under a convex curve hides two thirds of that distance, so coverage is off by at most 0.7 of 255.
  package static let pixelTolerance = 1.0 / 256

  /// Steps up to which a curve is cut at once; a longer one is halved first, so that unseen parts are skipped.
  private static let stepLimit = 256.0
  /// Steps at most where nothing says which part will be seen.
  private static let unseenStepLimit = 16384.0
  /// Halvings after which a curve becomes a line: more than a Double's 52 bits cannot separate its points.
  private static let depthLimit = 56

  /// Largest distance between curve and line, in the unit of the result.
  package let tolerance: Double
  /// The part that will be seen, in the unit of the result; curves wholly beside it become single lines.
  package let visible: Rect?

  /// A flattener from its tolerance and the part that will be seen.
  package init(tolerance: Double = pixelTolerance, visible: Rect? = nil) {
    self.tolerance = tolerance
    self.visible = visible
  }

  /// The path mapped and flattened.
  package func flatten(_ path: Path, transform: AffineTransform = .identity) -> FlattenedPath {
    var result = FlattenedPath()
    flatten(path, transform: transform, into: &result)
    return result
  }

  /// Replaces the content of `result` by the path mapped and flattened.
  ///
  /// Points inside curves are marked only where asked for.
  package func flatten(
    _ path: Path, transform: AffineTransform, into result: inout FlattenedPath,
    marksSmooth: Bool = false
  ) {
    result.removeAll()
    var current = Point.zero
    var start = Point.zero
    var isOpen = false
    func open(_ result: inout FlattenedPath) {
      if !isOpen { result.begin(at: start) }
      isOpen = true
    }
    for element in path.elements {
      let first = result.points.count
      switch element {
      case .move(let point):
        start = transform.apply(to: point)
        current = start
        result.begin(at: start)
        isOpen = true
      case .line(let point):
        open(&result)
        current = transform.apply(to: point)
        result.add(current)
      case .quad(let point, let control):
        open(&result)
        let end = transform.apply(to: point)
        quad(current, transform.apply(to: control), end, depth: 0, into: &result.points)
        current = end
      case .cubic(let point, let control1, let control2):
        open(&result)
        let end = transform.apply(to: point)
        cubic(
          current, transform.apply(to: control1), transform.apply(to: control2), end, depth: 0,
          into: &result.points)
        current = end
      case .close:
        open(&result)
        result.close()
        current = start
        isOpen = false
      }
      if marksSmooth { markSmooth(from: first, &result) }
    }
  }

  /// Marks the points that an element added, all but its last one, as inside a curve.
  private func markSmooth(from first: Int, _ result: inout FlattenedPath) {
    let last = result.points.count - 1
    while result.isSmooth.count <= last {
      let index = result.isSmooth.count
      result.isSmooth.append(index >= first && index < last)
    }
    // The move that a drawing command without one begins with is a corner too.
    if let start = result.subpaths.last?.start { result.isSmooth[start] = false }
  }

  /// Adds the points of a quadratic after its first.
  private func quad(_ p0: Point, _ p1: Point, _ p2: Point, depth: Int, into points: inout [Point]) {
    let steps = (0.25 * secondDifference(p0, p1, p2) / tolerance).squareRoot().rounded(.up)
    if !(steps > 1) || depth >= Self.depthLimit || isBeside(p0, p1, p2, p2) {
      points.append(p2)
    } else if steps <= Self.stepLimit || visible == nil {
      let count = min(steps, Self.unseenStepLimit)
      for index in 1..<Int(count) {
        let t = Double(index) / count
        let u = 1 - t
        let (a, b, c) = (u * u, 2 * u * t, t * t)
        points.append(
          Point(x: a * p0.x + b * p1.x + c * p2.x, y: a * p0.y + b * p1.y + c * p2.y))
      }
      points.append(p2)
    } else {
      let a = middle(p0, p1)
      let c = middle(p1, p2)
      let b = middle(a, c)
      quad(p0, a, b, depth: depth + 1, into: &points)
      quad(b, c, p2, depth: depth + 1, into: &points)
    }
  }

  /// Adds the points of a cubic after its first.
  private func cubic(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, depth: Int, into points: inout [Point]
  ) {
    let difference = max(secondDifference(p0, p1, p2), secondDifference(p1, p2, p3))
    let steps = (0.75 * difference / tolerance).squareRoot().rounded(.up)
    if !(steps > 1) || depth >= Self.depthLimit || isBeside(p0, p1, p2, p3) {
      points.append(p3)
    } else if steps <= Self.stepLimit || visible == nil {
      let count = min(steps, Self.unseenStepLimit)
      for index in 1..<Int(count) {
        let t = Double(index) / count
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points.append(
          Point(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
            y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
      }
      points.append(p3)
    } else {
      let (a, b, c) = (middle(p0, p1), middle(p1, p2), middle(p2, p3))
      let (d, e) = (middle(a, b), middle(b, c))
      let center = middle(d, e)
      cubic(p0, a, d, center, depth: depth + 1, into: &points)
      cubic(center, e, c, p3, depth: depth + 1, into: &points)
    }
  }

  /// Length of p₀ − 2p₁ + p₂, infinite where it overflows.
  private func secondDifference(_ p0: Point, _ p1: Point, _ p2: Point) -> Double {
    let x = (p0.x - p1.x) + (p2.x - p1.x)
    let y = (p0.y - p1.y) + (p2.y - p1.y)
    return (x * x + y * y).squareRoot()
  }

  /// Whether a curve with these control points lies wholly on one side of what will be seen.
  ///
  /// Such a curve winds around every visible point as the line between its ends does.
  private func isBeside(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Bool {
    guard let visible else { return false }
    return max(max(p0.x, p1.x), max(p2.x, p3.x)) < visible.minX
      || min(min(p0.x, p1.x), min(p2.x, p3.x)) > visible.maxX
      || max(max(p0.y, p1.y), max(p2.y, p3.y)) < visible.minY
      || min(min(p0.y, p1.y), min(p2.y, p3.y)) > visible.maxY
  }

  /// The point half way, without overflow on the way.
  private func middle(_ a: Point, _ b: Point) -> Point {
    Point(x: a.x * 0.5 + b.x * 0.5, y: a.y * 0.5 + b.y * 0.5)
  }
}
