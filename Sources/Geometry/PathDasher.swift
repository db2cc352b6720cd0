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
    for subpath in path.subpaths where subpath.isDrawn { addDashes(of: path, subpath, to: &result) }
    return result
  }

  /// Adds the dashes of one subpath.
  private func addDashes(
    of path: FlattenedPath, _ subpath: FlattenedPath.Subpath, to result: inout FlattenedPath
  ) {
    var points = Array(path.points[subpath.start..<subpath.end])
    var smooth = Array(path.isSmooth[subpath.start..<subpath.end])
    if subpath.isClosed {
      points.append(points[0])
      smooth.append(false)
    }
    guard isWorthDashing(points) else {
      result.subpaths.append(
        .init(
          start: result.points.count, end: result.points.count + points.count,
          isClosed: false, isDrawn: true))
      result.points += points
      result.isSmooth += smooth
      return
    }
    let firstDash = result.subpaths.count
    var index = firstIndex
    var rest = firstRest
    if index % 2 == 0 { result.begin(at: points[0]) }
    for next in points.indices.dropFirst() {
      let (a, b) = (points[next - 1], points[next])
      let (x, y) = (b.x - a.x, b.y - a.y)
      let length = (x * x + y * y).squareRoot()
      var done = 0.0
      while length - done > rest {
        done += rest
        let point = Point(x: a.x + x * (done / length), y: a.y + y * (done / length))
        if index % 2 == 0 { result.add(point) } else { result.begin(at: point) }
        index = (index + 1) % pattern.count
        rest = pattern[index]
      }
      rest -= length - done
      if index % 2 == 0 { result.add(b, isSmooth: smooth[next]) }
    }
    if subpath.isClosed && index % 2 == 0 && firstIndex % 2 == 0 {
      joinEnds(firstDash: firstDash, in: &result)
    }
  }

  /// Whether a line is so short or so long against the pattern that dashes can be told apart.
  private func isWorthDashing(_ points: [Point]) -> Bool {
    var total = 0.0
    for index in points.indices.dropFirst() {
      let (x, y) = (points[index].x - points[index - 1].x, points[index].y - points[index - 1].y)
      total += (x * x + y * y).squareRoot()
    }
    return total / pattern.reduce(0, +) * Double(pattern.count) < Self.limit
  }

  /// Puts the last dash of a closed subpath before its first.
  private func joinEnds(firstDash: Int, in result: inout FlattenedPath) {
    guard result.subpaths.count > firstDash, let last = result.subpaths.last else { return }
    if result.subpaths.count == firstDash + 1 {
      // One dash all around: the line is solid again.
      result.points.removeLast()
      result.isSmooth.removeLast()
      result.subpaths[firstDash].end -= 1
      result.subpaths[firstDash].isClosed = true
      return
    }
    let first = result.subpaths[firstDash]
    let points = result.points[first.start + 1..<first.end]
    let smooth = result.isSmooth[first.start + 1..<first.end]
    result.points += points
    result.isSmooth += smooth
    result.subpaths[result.subpaths.count - 1] = .init(
      start: last.start, end: result.points.count, isClosed: false, isDrawn: true)
    // The first dash is part of the last one now; as a move alone it draws nothing.
    result.subpaths[firstDash].isDrawn = false
  }
}
