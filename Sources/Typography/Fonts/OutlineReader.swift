import CFreeType
import Geometry

/// Turns the points of a FreeType outline into path elements, in the outline's own units.
struct OutlineReader {
  private let outline: FT_Outline

  init(_ outline: FT_Outline) { self.outline = outline }

  func path() -> Path {
    var path = Path()
    var first = 0
    for contour in 0..<max(0, Int(outline.n_contours)) {
      let last = Int(outline.contours[contour])
      guard last >= first, last < Int(outline.n_points) else { break }
      append(first...last, to: &path)
      first = last + 1
    }
    return path
  }

  private enum Kind { case on, quadratic, cubic }

  /// The lowest two bits of a tag say what the point is (`FT_CURVE_TAG`).
  private func kind(_ index: Int) -> Kind {
    switch UInt8(truncatingIfNeeded: outline.tags[index]) & 3 {
    case 1: .on
    case 2: .cubic
    default: .quadratic
    }
  }

  private func point(_ index: Int) -> Point {
    Point(x: Double(outline.points[index].x), y: Double(outline.points[index].y))
  }

  private func middle(_ a: Point, _ b: Point) -> Point {
    Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }

  private func append(_ range: ClosedRange<Int>, to path: inout Path) {
    // A contour may start on a control point; then the last point, or the middle between two
    // control points, is where the pen goes down.
    var indices = Array(range)
    let start: Point
    if kind(range.lowerBound) == .on {
      start = point(indices.removeFirst())
    } else if kind(range.upperBound) == .on {
      start = point(indices.removeLast())
    } else {
      start = middle(point(range.lowerBound), point(range.upperBound))
    }
    path.move(to: start)
    var position = 0
    while position < indices.count {
      position += appendSegment(indices, at: position, start: start, to: &path)
    }
    path.close()
  }

  /// Adds the segment that begins at a point; the number of points used.
  private func appendSegment(
    _ indices: [Int], at position: Int, start: Point, to path: inout Path
  ) -> Int {
    let here = point(indices[position])
    let next = position + 1 < indices.count ? indices[position + 1] : nil
    switch kind(indices[position]) {
    case .on:
      path.line(to: here)
      return 1
    case .quadratic:
      guard let next else {
        path.quad(to: start, control: here)
        return 1
      }
      if kind(next) == .on {
        path.quad(to: point(next), control: here)
        return 2
      }
      path.quad(to: middle(here, point(next)), control: here)
      return 1
    case .cubic:
      guard let next else { return 1 }
      let end = position + 2 < indices.count ? point(indices[position + 2]) : start
      path.cubic(to: end, control1: here, control2: point(next))
      return 3
    }
  }
}
