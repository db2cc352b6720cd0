/// A path whose curves are replaced by lines.
package struct FlattenedPath: Hashable, Sendable {
  /// A run of points joined by lines.
  package struct Subpath: Hashable, Sendable {
    /// Index of its first point.
    package var start: Int
    /// Index after its last point.
    package var end: Int
    /// Whether a line leads from the last point to the first.
    package var isClosed: Bool
    /// Whether a drawing command followed the move, even one without length.
    package var isDrawn: Bool

    /// A subpath from its parts.
    @inlinable
    package init(start: Int, end: Int, isClosed: Bool, isDrawn: Bool) {
      self.start = start
      self.end = end
      self.isClosed = isClosed
      self.isDrawn = isDrawn
    }
  }

  /// Points of all subpaths, one after another.
  package var points: [Point]
  /// For each point whether it lies inside a curve, where the line turns without a corner.
  package var isSmooth: [Bool]
  /// The subpaths in drawing order.
  package var subpaths: [Subpath]

  /// A path without points.
  @inlinable
  package init() {
    points = []
    isSmooth = []
    subpaths = []
  }

  /// A path of one closed polygon.
  @inlinable
  package init(polygon: [Point]) {
    points = polygon
    isSmooth = Array(repeating: false, count: polygon.count)
    subpaths = [Subpath(start: 0, end: polygon.count, isClosed: true, isDrawn: true)]
  }

  /// Removes everything and keeps the memory.
  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    isSmooth.removeAll(keepingCapacity: true)
    subpaths.removeAll(keepingCapacity: true)
  }

  /// Starts a subpath at a point.
  @inlinable
  package mutating func begin(at point: Point) {
    subpaths.append(
      Subpath(start: points.count, end: points.count + 1, isClosed: false, isDrawn: false))
    points.append(point)
    isSmooth.append(false)
  }

  /// Adds a line to the current subpath, which must have been begun.
  @inlinable
  package mutating func add(_ point: Point, isSmooth smooth: Bool = false) {
    points.append(point)
    isSmooth.append(smooth)
    subpaths[subpaths.count - 1].end = points.count
    subpaths[subpaths.count - 1].isDrawn = true
  }

  /// Closes the current subpath.
  @inlinable
  package mutating func close() {
    guard !subpaths.isEmpty else { return }
    subpaths[subpaths.count - 1].isClosed = true
    subpaths[subpaths.count - 1].isDrawn = true
  }
}

extension FlattenedPath {
  /// Maps every point.
  package mutating func apply(_ transform: AffineTransform) {
    guard transform != .identity else { return }
    for index in points.indices { points[index] = transform.apply(to: points[index]) }
  }
}
