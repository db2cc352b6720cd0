/// A path whose curves are replaced by lines.
package struct FlattenedPath: Hashable, Sendable {
  /// A run of points joined by lines; it ends where the next one starts.
  package struct Subpath: Hashable, Sendable {
    /// Index of its first point.
    package var start: Int
    /// Whether a line leads from the last point to the first.
    package var isClosed: Bool

    /// A subpath from its parts.
    @inlinable
    package init(start: Int, isClosed: Bool) {
      self.start = start
      self.isClosed = isClosed
    }
  }

  /// What the line does at a point.
  package enum Vertex: UInt8, Hashable, Sendable {
    /// It may turn: an end of a command.
    case corner
    /// It follows a curve.
    case smooth
    /// It follows a curve so close to its end that the line in between has the curve's direction there.
    case guide
  }

  /// Points of all subpaths, one after another.
  package var points: [Point]
  /// What the line does at each point; empty where all are corners or nobody asked.
  package var vertices: [Vertex]
  /// The subpaths in drawing order.
  package var subpaths: [Subpath]
  /// Whether it is known that nothing overlaps: every winding number is 0 or one other, the same everywhere.
  package var isSimple: Bool

  /// A path without points.
  @inlinable
  package init() {
    points = []
    vertices = []
    subpaths = []
    isSimple = false
  }

  /// A path of one closed polygon.
  @inlinable
  package init(polygon: [Point]) {
    points = polygon
    vertices = []
    subpaths = [Subpath(start: 0, isClosed: true)]
    isSimple = false
  }

  /// Removes everything and keeps the memory.
  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    vertices.removeAll(keepingCapacity: true)
    subpaths.removeAll(keepingCapacity: true)
    isSimple = false
  }

  /// Starts a subpath at a point.
  @inlinable
  package mutating func begin(at point: Point) {
    subpaths.append(Subpath(start: points.count, isClosed: false))
    points.append(point)
  }

  /// Adds a line to the current subpath, which must have been begun.
  @inlinable
  package mutating func add(_ point: Point) { points.append(point) }

  /// Closes the current subpath.
  @inlinable
  package mutating func close() {
    if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
  }

  /// Indices of the points of a subpath.
  @inlinable
  package func range(ofSubpath index: Int) -> Range<Int> {
    let end = index + 1 < subpaths.count ? subpaths[index + 1].start : points.count
    return subpaths[index].start..<end
  }

  /// Whether a subpath has a command after its move, even one without length.
  package func isDrawn(subpath index: Int) -> Bool {
    subpaths[index].isClosed || range(ofSubpath: index).count > 1
  }

  /// Maps every point.
  package mutating func apply(_ transform: AffineTransform) {
    guard transform != .identity else { return }
    for index in points.indices { points[index] = transform.apply(to: points[index]) }
  }
}
