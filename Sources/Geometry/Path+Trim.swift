extension Path {
  /// Pieces into which a curve is cut to measure and trim it.
  private static let curvePieces = 32

  /// The part of the path between two shares of its length, curves as short lines.
  ///
  /// Shares are limited to 0…1; an empty path where the first is not below the second.
  package func trimmed(from start: Double, to end: Double) -> Path {
    let (low, high) = (max(0, start), min(1, end))
    guard low < high else { return Path() }
    if low == 0, high == 1 { return self }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    var result = Path()
    var position = 0.0
    var last: Point?
    for segment in segments {
      let (a, b) = (position, position + segment.length)
      position = b
      let from = max(a, low * total)
      let to = min(b, high * total)
      guard from < to else { continue }
      let first = segment.point(at: (from - a) / segment.length)
      if last != first { result.move(to: first) }
      let next = segment.point(at: (to - a) / segment.length)
      result.line(to: next)
      last = next
    }
    return result
  }

  private struct Segment {
    let start: Point
    let end: Point
    var length: Double {
      let d = end - start
      return (d.x * d.x + d.y * d.y).squareRoot()
    }
    func point(at share: Double) -> Point { start + (end - start) * share }
  }

  private var segments: [Segment] {
    var result: [Segment] = []
    var (current, first) = (Point.zero, Point.zero)
    func add(_ point: Point) {
      if point != current { result.append(Segment(start: current, end: point)) }
      current = point
    }
    for element in elements {
      let start = current
      switch element {
      case .move(let point): (current, first) = (point, point)
      case .line(let point): add(point)
      case .quad(let point, let control):
        for piece in 1...Path.curvePieces {
          let t = Double(piece) / Double(Path.curvePieces)
          let u = 1 - t
          add(start * (u * u) + control * (2 * u * t) + point * (t * t))
        }
      case .cubic(let point, let control1, let control2):
        for piece in 1...Path.curvePieces {
          let t = Double(piece) / Double(Path.curvePieces)
          let u = 1 - t
          add(
            start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
              + point * (t * t * t))
        }
      case .close: add(first)
      }
    }
    return result
  }
}
