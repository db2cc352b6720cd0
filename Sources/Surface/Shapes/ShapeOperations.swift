import Geometry

extension Shape where Self == Capsule {
  /// A capsule with the given form of its ends.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension FilledShape {
  /// The filled shape with a line along its outline, half on each side.
  public nonisolated func stroke<Line: ShapeStyle>(
    _ line: Line, lineWidth: CGFloat = 1
  ) -> some View {
    overlay(shape.stroke(line, lineWidth: lineWidth))
  }

  /// The filled shape with a line along its outline, half on each side.
  public nonisolated func stroke<Line: ShapeStyle>(
    _ line: Line, style: StrokeStyle
  ) -> some View {
    overlay(shape.stroke(line, style: style))
  }

  /// The filled shape below another filling of it.
  public nonisolated func fill<Second: ShapeStyle>(
    _ second: Second, style: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(second, style: style))
  }
}

extension FilledShape where Content: InsettableShape {
  /// The filled shape with a line inside of its outline.
  public nonisolated func strokeBorder<Line: ShapeStyle>(
    _ line: Line, lineWidth: CGFloat = 1
  ) -> some View {
    overlay(shape.strokeBorder(line, lineWidth: lineWidth))
  }
}

extension StrokedShape {
  /// The line above a filling of the shape.
  public nonisolated func fill<Ground: ShapeStyle>(_ ground: Ground) -> some View {
    background(shape.fill(ground))
  }
}

extension Shape {
  /// The shape larger or smaller about a point of its room.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape larger or smaller along each axis about a point of its room.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    MappedShape(shape: self) { rect in
      let center = Point(
        x: Double(rect.minX + anchor.x * rect.width), y: Double(rect.minY + anchor.y * rect.height))
      return .scale(x: Double(x), y: Double(y), about: center)
    }
  }

  /// The shape where a mapping takes it.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    let mapping = transform.geometry
    return MappedShape(shape: self) { _ in mapping }
  }

  /// The shape in a room of the given size, in points.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape in a room of the given size, in points.
  public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }
}

/// A shape that a mapping of the plane has moved.
nonisolated struct MappedShape<Content: Shape>: Shape {
  var shape: Content
  let mapping: @Sendable (CGRect) -> Geometry.AffineTransform

  var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func path(in rect: CGRect) -> Path {
    Path(shape.path(in: rect).geometry.transformed(by: mapping(rect)))
  }
}

/// A shape in a room of its own.
nonisolated struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  let size: CGSize

  var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension Path {
  /// The part of the path between two shares of its length.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    Path(geometry.trimmed(from: Double(start), to: Double(end)))
  }
}
