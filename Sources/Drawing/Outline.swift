package import Geometry

/// The edge of what is filled, stroked or clipped to; named shapes stay named so that they are drawn fast.
package enum Outline: Hashable, Sendable {
  /// A rectangle.
  case rect(Rect)
  /// A rectangle with circular corners; the radius is limited to half the shorter side.
  case roundedRect(Rect, radius: Double)
  /// An ellipse inscribed in a rectangle.
  case ellipse(Rect)
  /// Any path.
  case path(Path)

  /// The outline as lines and curves.
  package var path: Path {
    switch self {
    case .rect(let rect): .rectangle(rect)
    case .roundedRect(let rect, let radius): .roundedRectangle(rect, radius: radius)
    case .ellipse(let rect): .ellipse(in: rect)
    case .path(let path): path
    }
  }

  /// A rectangle that holds all end and control points.
  package var controlBounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .path(let path): path.controlBounds
    }
  }
}
