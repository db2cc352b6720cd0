/// Cuts a flattened path into dashes.
///
/// Lengths are measured along the lines. The pattern starts anew at each subpath; an odd pattern counts twice, so
/// that dashes and gaps alternate. A closed subpath that begins and ends within a dash keeps those joined.
package struct PathDasher {
  /// Lengths of dashes and gaps in turn, even in number.
  private let pattern: [Double]
  /// Index in the pattern where a subpath begins.
  private let firstIndex: Int
  /// Length left there.
  private let firstRest: Double

  /// Dashes in one path at most; beyond it the line is drawn solid, since gaps could no longer be seen.
  private static let limit = 1_000_000.0

  /// A dasher; nil where the pattern leaves the line solid: it is empty, all zero, or holds a length that is
  /// negative or not finite.
  package init?(dash: [Double], phase: Double) {
    let total = dash.reduce(0, +)
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), total > 0, total.isFinite
    else { return nil }
    pattern = dash.count % 2 == 0 ? dash : dash + dash
    let period = pattern.reduce(0, +)
    guard period.isFinite else { return nil }
    var rest = (phase.isFinite ? phase : 0).truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while rest >= pattern[index] && index < pattern.count - 1 {
      rest -= pattern[index]
      index += 1
    }
    firstIndex = index
    firstRest = max(pattern[index] - rest, 0)
  }

  /// The dashes of a path as open subpaths.
  package func dashes(of path: FlattenedPath) -> FlattenedPath {
    var result = FlattenedPath()
    for index in path.subpaths.indices where path.isDrawn(subpath: index) {
      var line = Line(path, subpath: index)
      cut(&line)
      for dash in line.dashes {
        result.subpaths.append(.init(start: result.points.count, isClosed: dash.isClosed))
        result.points += dash.points
        result.vertices += dash.vertices
      }
    }
    return result
  }

  /// Points with their marks.
  private struct Dash {
    var points: [Point] = []
    var vertices: [FlattenedPath.Vertex] = []
    var isClosed = false

    mutating func add(_ point: Point, _ vertex: FlattenedPath.Vertex = .corner) {
      points.append(point)
      vertices.append(vertex)
    }
  }

  /// A subpath and what was cut from it.
  private struct Line {
    var points: [Point]
    var vertices: [FlattenedPath.Vertex]
    let isClosed: Bool
    var dashes: [Dash] = []

    init(_ path: FlattenedPath, subpath index: Int) {
      let range = path.range(ofSubpath: index)
      points = Array(path.points[range])
      vertices =
        path.vertices.isEmpty
        ? Array(repeating: .corner, count: points.count) : Array(path.vertices[range])
      isClosed = path.subpaths[index].isClosed
      if isClosed {
        points.append(points[0])
        vertices.append(.corner)
      }
    }

    /// Length of all its lines.
    var length: Double {
      zip(points, points.dropFirst()).reduce(0) { sum, line in
        let (x, y) = (line.1.x - line.0.x, line.1.y - line.0.y)
        return sum + (x * x + y * y).squareRoot()
      }
    }
  }

  /// Cuts a subpath into dashes.
  private func cut(_ line: inout Line) {
    let period = pattern.reduce(0, +)
    guard line.length / period * Double(pattern.count) < Self.limit else {
      line.dashes = [Dash(points: line.points, vertices: line.vertices)]
      return
    }
    var index = firstIndex
    var rest = firstRest
    var dash = Dash()
    if index % 2 == 0 { dash.add(line.points[0]) }
    for next in line.points.indices.dropFirst() {
      let (a, b) = (line.points[next - 1], line.points[next])
      let (x, y) = (b.x - a.x, b.y - a.y)
      let length = (x * x + y * y).squareRoot()
      var done = 0.0
      while length - done > rest {
        done += rest
        dash.add(Point(x: a.x + x * (done / length), y: a.y + y * (done / length)))
        if index % 2 == 0 {
          line.dashes.append(dash)
          dash = Dash()
        }
        index = (index + 1) % pattern.count
        rest = pattern[index]
      }
      rest -= length - done
      if index % 2 == 0 { dash.add(b, line.vertices[next]) }
    }
    guard index % 2 == 0 else { return }
    finish(&line, last: dash)
  }

  /// Adds the dash in which a subpath ends; on a closed one it goes on in the first.
  private func finish(_ line: inout Line, last: Dash) {
    var dash = last
    if line.isClosed && firstIndex % 2 == 0 {
      if line.dashes.isEmpty {
        // One dash all around: the line is solid again.
        dash.points.removeLast()
        dash.vertices.removeLast()
        dash.isClosed = true
      } else {
        let first = line.dashes.removeFirst()
        dash.points += first.points.dropFirst()
        dash.vertices += first.vertices.dropFirst()
      }
    }
    line.dashes.append(dash)
  }
}
