/// A sequence of subpaths made of lines and Bézier curves.
package struct Path: Hashable, Sendable {
  /// One drawing command.
  package enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: Point)
    /// A straight line from the current point.
    case line(to: Point)
    /// A quadratic Bézier curve from the current point.
    case quad(to: Point, control: Point)
    /// A cubic Bézier curve from the current point.
    case cubic(to: Point, control1: Point, control2: Point)
    /// A straight line back to the start of the subpath, which is joined there.
    case close
  }

  /// The commands in drawing order.
  package var elements: [Element]

  /// A path from its commands.
  @inlinable
  package init(_ elements: [Element] = []) { self.elements = elements }

  /// Whether it has no command.
  @inlinable package var isEmpty: Bool { elements.isEmpty }

  /// Starts a subpath.
  @inlinable
  package mutating func move(to point: Point) { elements.append(.move(to: point)) }

  /// Adds a straight line.
  @inlinable
  package mutating func line(to point: Point) { elements.append(.line(to: point)) }

  /// Adds a quadratic Bézier curve.
  @inlinable
  package mutating func quad(to point: Point, control: Point) {
    elements.append(.quad(to: point, control: control))
  }

  /// Adds a cubic Bézier curve.
  @inlinable
  package mutating func cubic(to point: Point, control1: Point, control2: Point) {
    elements.append(.cubic(to: point, control1: control1, control2: control2))
  }

  /// Closes the current subpath.
  @inlinable
  package mutating func close() { elements.append(.close) }

  /// Adds all commands of another path.
  @inlinable
  package mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// The path with every point mapped.
  package func transformed(by transform: AffineTransform) -> Path {
    Path(
      elements.map { element in
        switch element {
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
      })
  }

  /// The smallest rectangle around all end and control points; zero for an empty path.
  package var controlBounds: Rect {
    var bounds: Rect?
    func include(_ point: Point) {
      let rect = Rect(origin: point, size: .zero)
      bounds = bounds?.union(rect) ?? rect
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quad(let point, let control):
        include(point)
        include(control)
      case .cubic(let point, let control1, let control2):
        include(point)
        include(control1)
        include(control2)
      case .close: break
      }
    }
    return bounds ?? .zero
  }
}
