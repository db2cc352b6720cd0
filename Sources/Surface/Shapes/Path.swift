package import Geometry

/// An outline of lines and curves.
public nonisolated struct Path: Hashable, Sendable {
  package var geometry = Geometry.Path()

  /// An outline without parts.
  public init() {}

  package init(_ geometry: Geometry.Path) { self.geometry = geometry }

  /// An outline that a closure draws.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// An ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether it has no part.
  public var isEmpty: Bool { geometry.isEmpty }

  /// The smallest rectangle around all its points, control points included.
  public var boundingRect: CGRect { CGRect(geometry.controlBounds) }

  /// Starts a part.
  public mutating func move(to point: CGPoint) { geometry.move(to: Point(point)) }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) { geometry.line(to: Point(point)) }

  /// Adds straight lines through points, starting a part at the first.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    geometry.quad(to: Point(point), control: Point(control))
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    geometry.cubic(to: Point(point), control1: Point(control1), control2: Point(control2))
  }

  /// Joins the current part to its start.
  public mutating func closeSubpath() { geometry.close() }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    geometry.append(.rectangle(Geometry.Rect(rect.standardized)))
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let (rect, radius) = (
      Geometry.Rect(rect), Double(min(cornerSize.width, cornerSize.height))
    )
    geometry.append(
      style == .circular
        ? .roundedRectangle(rect, radius: radius)
        : .continuousRoundedRectangle(rect, radius: radius))
  }

  /// Adds an ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    geometry.append(.ellipse(in: Geometry.Rect(rect)))
  }

  /// Adds an arc of a circle; clockwise as seen with y upwards, as in SwiftUI.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    geometry.addArc(
      center: Point(center), radius: Double(radius), startDegrees: startAngle.degrees,
      endDegrees: endAngle.degrees, clockwise: clockwise)
  }

  /// Adds all parts of another path.
  public mutating func addPath(_ path: Path) { geometry.append(path.geometry) }

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(geometry.transformed(by: .translation(x: Double(dx), y: Double(dy))))
  }
}

/// How the corners of a rounded rectangle are shaped.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Curves that begin further out, as on the platform's icons (approximated).
  case continuous
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// Size in degrees, which are kept exactly.
  public var degrees: Double
  /// Size in radians.
  public var radians: Double {
    get { degrees / 180 * Double.pi }
    set { degrees = newValue / Double.pi * 180 }
  }

  /// No angle.
  public init() { degrees = 0 }
  /// An angle from degrees.
  public init(degrees: Double) { self.degrees = degrees }
  /// An angle from radians.
  public init(radians: Double) { degrees = radians / Double.pi * 180 }
  /// An angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// No angle.
  public static let zero = Angle()
  /// Whether `a` is the smaller angle.
  public static func < (a: Angle, b: Angle) -> Bool { a.degrees < b.degrees }
}

extension Geometry.Point {
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Geometry.Rect {
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension CGRect {
  package init(_ rect: Geometry.Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
