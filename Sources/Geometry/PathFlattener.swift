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
  /// A guide lies at this part of a curve's first or last line, which makes its direction that much better.
  private static let guideShare = 64.0
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
  package func flatten(
    _ path: Path, transform: AffineTransform, into result: inout FlattenedPath
  ) {
    result.removeAll()
    walk(path, transform) { element, current in add(element, from: current, to: &result) }
  }

  /// The path flattened for its line to be drawn: its vertices are marked, and curves have guides at their ends.
  package func flattenForStroke(_ path: Path) -> FlattenedPath {
    var result = FlattenedPath()
    walk(path, .identity) { element, current in
      let first = result.points.count
      add(element, from: current, to: &result)
      addGuides(element, from: current, first: first, to: &result)
    }
    return result
  }

  /// Calls `body` with each element mapped and the point before it; a subpath always begins with a move.
  private func walk(
    _ path: Path, _ transform: AffineTransform, _ body: (Path.Element, Point) -> Void
  ) {
    var current = Point.zero
    var start = Point.zero
    var isOpen = false
    for element in path.elements {
      if case .move = element { isOpen = true }
      if !isOpen {
        body(.move(to: start), start)
        isOpen = true
      }
      let mapped = element.transformed(by: transform)
      body(mapped, current)
      switch mapped {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quad(let point, _), .cubic(let point, _, _): current = point
      case .close:
        current = start
        isOpen = false
      }
    }
  }

  /// Adds one element.
  private func add(
    _ element: Path.Element, from current: Point, to result: inout FlattenedPath
  ) {
    switch element {
    case .move(let point): result.begin(at: point)
    case .line(let point): result.add(point)
    case .quad(let point, let control):
      quad(current, control, point, depth: 0, into: &result.points)
    case .cubic(let point, let control1, let control2):
      cubic(current, control1, control2, point, depth: 0, into: &result.points)
    case .close: result.close()
    }
  }

  /// Marks the points that an element added, and adds guides within the first and last line of a curve.
  private func addGuides(
    _ element: Path.Element, from current: Point, first: Int, to result: inout FlattenedPath
  ) {
    let added = result.points.count - first
    guard added > 0 else { return }
    result.vertices += Array(repeating: .smooth, count: added - 1) + [.corner]
    let share = 1 / (Self.guideShare * Double(added))
    guard let near = element.point(at: share, from: current),
      let far = element.point(at: 1 - share, from: current)
    else { return }
    let last = result.points.count - 1
    result.points.insert(far, at: last)
    result.vertices.insert(.guide, at: last)
    result.points.insert(near, at: first)
    result.vertices.insert(.guide, at: first)
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

extension Path.Element {
  /// The element with its points mapped.
  fileprivate func transformed(by transform: AffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: transform.apply(to: point))
    case .line(let point): .line(to: transform.apply(to: point))
    case .quad(let point, let control):
      .quad(to: transform.apply(to: point), control: transform.apply(to: control))
    case .cubic(let point, let control1, let control2):
      .cubic(
        to: transform.apply(to: point), control1: transform.apply(to: control1),
        control2: transform.apply(to: control2))
    case .close: .close
    }
  }

  /// The point of a curve at a parameter; nil for what is not a curve.
  fileprivate func point(at t: Double, from start: Point) -> Point? {
    let u = 1 - t
    switch self {
    case .quad(let end, let control):
      return start * (u * u) + control * (2 * u * t) + end * (t * t)
    case .cubic(let end, let control1, let control2):
      return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
        + end * (t * t * t)
    case .move, .line, .close: return nil
    }
  }
}
