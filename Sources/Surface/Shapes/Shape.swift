package import Drawing
import Geometry
import LayoutEngine

/// An outline for every rectangle, which is a view as well.
public nonisolated protocol Shape: Sendable, View, Animatable {
  /// The outline in a rectangle, in the rectangle's coordinates.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes when it is offered one; as offered where the type says nothing.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline for drawing; shapes of the library answer with more than a path.
  nonisolated func outline(in rect: CGRect) -> ShapeOutline
}

/// An outline made ready for drawing.
public struct ShapeOutline {
  package let outline: Drawing.Outline
  package init(_ outline: Drawing.Outline) { self.outline = outline }
}

extension Shape {
  /// As offered, 10 points where nothing is.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The path.
  public nonisolated func outline(in rect: CGRect) -> ShapeOutline {
    ShapeOutline(.path(path(in: rect).geometry))
  }

  /// A node filled with the foreground style.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    ViewOutputs(
      shapeNode(in: inputs, name: shapeName, ForegroundStyle()) { .fill($0, .nonZero, $1) })
  }

  /// The rule of the shape's size.
  ///
  /// Shapes that take what they are offered, or a square of it, are known by their answers, so that
  /// sweeps stay exact; what another shape says is asked at each size.
  private var sizeRule: any LayoutRule {
    let offers = [
      ProposedViewSize(width: 37, height: 91), ProposedViewSize(width: 91, height: 37),
      ProposedViewSize(width: 37, height: nil), ProposedViewSize(width: nil, height: 91),
      .unspecified,
    ]
    for isSquare in [false, true] {
      let rule = FillingRule(isSquare: isSquare)
      let isSame = offers.allSatisfy {
        let size = rule.size(of: $0.proposedSize).value
        return sizeThatFits($0) == CGSize(width: size.width, height: size.height)
      }
      if isSame { return rule }
    }
    return OwnSizeRule { self.sizeThatFits($0) }
  }

  var shapeName: String { String(String(describing: Self.self).prefix { $0 != "<" }) }

  /// A node that draws the shape's outline by a command.
  @MainActor
  func shapeNode<Style: ShapeStyle>(
    in inputs: ViewInputs, name: String, _ style: Style,
    _ command: @escaping (Drawing.Outline, Drawing.Paint) -> DisplayItem
  ) -> LayoutNode {
    let node = inputs.node(name, rule: sizeRule)
    let paint = style.paint(in: inputs.environment)
    func draw(_ shape: Self, _ context: DrawContext) -> [DisplayItem] {
      let outline = shape.outline(in: CGRect(context.rect)).outline
      return [command(outline, paint.make(context.rect))]
    }
    node.overhang = overhang { command($0, paint.make(.zero)) }
    node.draw = { draw(self, $0) }
    if AnimatableData.self != EmptyAnimatableData.self {
      node.animatableState = AnimatableState(self, draw: draw)
    }
    return node
  }
}

extension Shape {
  /// How far the drawn outline may stand out of the shape's frame, in points; nil for anywhere.
  ///
  /// The outlines of the shapes that the library has keep their distance to the frame at every size;
  /// a program's own may do as they like.
  fileprivate func overhang(_ command: (Drawing.Outline) -> DisplayItem) -> Double? {
    guard self is any FrameBound else { return nil }
    let frame = Geometry.Rect(x: 0, y: 0, width: 100, height: 100)
    let outline = outline(in: CGRect(frame)).outline
    let bounds = outline.controlBounds
    // An outline that is moved inwards by more than half the frame comes out on the other side.
    let edge = Swift.max(
      abs(frame.minX - bounds.minX), abs(frame.minY - bounds.minY),
      abs(bounds.maxX - frame.maxX), abs(bounds.maxY - frame.maxY))
    guard case .stroke(_, let style, _) = command(outline) else { return edge }
    return edge + style.width * Swift.max(style.miterLimit, 2)
  }
}

/// A shape whose outline keeps its distance to the frame at every size.
nonisolated protocol FrameBound {}

extension Rectangle: FrameBound {}
extension RoundedRectangle: FrameBound {}
extension UnevenRoundedRectangle: FrameBound {}
extension Capsule: FrameBound {}
extension Circle: FrameBound {}
extension Ellipse: FrameBound {}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved inwards, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
  var insetAmount: CGFloat = 0
  /// A rectangle that fills its room.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: insetAmount, dy: insetAmount))
  }
  /// The rectangle.
  public func outline(in rect: CGRect) -> ShapeOutline {
    ShapeOutline(.rect(Geometry.Rect(rect.insetBy(dx: insetAmount, dy: insetAmount))))
  }
  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> Rectangle {
    var result = self
    result.insetAmount += amount
    return result
  }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// Radius of the corners along each axis, in points.
  public var cornerSize: CGSize
  /// Form of the corners.
  public var style: RoundedCornerStyle
  var insetAmount: CGFloat = 0

  /// A rectangle with the given corner radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  /// A rectangle with the given corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  private var radius: CGFloat { max(min(cornerSize.width, cornerSize.height) - insetAmount, 0) }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount), cornerRadius: radius,
      style: style)
  }
  /// The rounded rectangle.
  public func outline(in rect: CGRect) -> ShapeOutline {
    let inner = Geometry.Rect(rect.insetBy(dx: insetAmount, dy: insetAmount))
    return style == .circular
      ? ShapeOutline(.roundedRect(inner, radius: Double(radius)))
      : ShapeOutline(.path(.continuousRoundedRectangle(inner, radius: Double(radius))))
  }
  /// A smaller rounded rectangle on the same centres.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var result = self
    result.insetAmount += amount
    return result
  }
}

/// A rectangle with rounded corners of unequal radius.
public nonisolated struct UnevenRoundedRectangle: Shape {
  let radii:
    (topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat)

  /// A rectangle with the given radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = (topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius)
  }

  /// The outline, with circular corners.
  public func path(in rect: CGRect) -> Path {
    let limit = min(rect.width, rect.height) / 2
    func limited(_ radius: CGFloat) -> CGFloat { max(0, min(radius, limit)) }
    let handle = CGFloat(1 - Geometry.Path.circularHandle)
    let corners: [(corner: CGPoint, before: CGPoint, after: CGPoint, radius: CGFloat)] = [
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1),
        limited(radii.topTrailing)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0),
        limited(radii.bottomTrailing)
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1),
        limited(radii.bottomLeading)
      ),
      (
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0),
        limited(radii.topLeading)
      ),
    ]
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + limited(radii.topLeading), y: rect.minY))
    for (corner, before, after, r) in corners {
      func along(_ direction: CGPoint, _ length: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + direction.x * length, y: corner.y + direction.y * length)
      }
      path.addLine(to: along(before, r))
      if r > 0 {
        path.addCurve(
          to: along(after, r), control1: along(before, r * handle),
          control2: along(after, r * handle))
      }
    }
    path.closeSubpath()
    return path
  }
}

/// A circle in the middle of its room.
public nonisolated struct Circle: InsettableShape {
  var insetAmount: CGFloat = 0
  /// A circle as large as its room allows.
  public init() {}

  private func square(_ rect: CGRect) -> CGRect {
    let side = max(min(rect.width, rect.height) - 2 * insetAmount, 0)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: square(rect)) }
  /// The circle.
  public func outline(in rect: CGRect) -> ShapeOutline {
    ShapeOutline(.ellipse(Geometry.Rect(square(rect))))
  }
  /// A smaller circle.
  public func inset(by amount: CGFloat) -> Circle {
    var result = self
    result.insetAmount += amount
    return result
  }
  /// A square of the smaller side.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(proposal.width ?? size.height, proposal.height ?? size.width)
    return CGSize(width: side, height: side)
  }
}

/// An ellipse that fills its room.
public nonisolated struct Ellipse: InsettableShape {
  var insetAmount: CGFloat = 0
  /// An ellipse.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount))
  }
  /// The ellipse.
  public func outline(in rect: CGRect) -> ShapeOutline {
    ShapeOutline(.ellipse(Geometry.Rect(rect.insetBy(dx: insetAmount, dy: insetAmount))))
  }
  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> Ellipse {
    var result = self
    result.insetAmount += amount
    return result
  }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape {
  var insetAmount: CGFloat = 0
  /// Form of the ends.
  public var style: RoundedCornerStyle
  /// A capsule that fills its room.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  private func inner(_ rect: CGRect) -> CGRect { rect.insetBy(dx: insetAmount, dy: insetAmount) }

  /// The outline; full ends leave no room for continuous corners, so both styles are circular.
  public func path(in rect: CGRect) -> Path {
    let inner = inner(rect)
    return Path(
      roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: .circular)
  }
  /// The rounded rectangle.
  public func outline(in rect: CGRect) -> ShapeOutline {
    let inner = inner(rect)
    return ShapeOutline(
      .roundedRect(
        Geometry.Rect(inner), radius: Double(min(inner.width, inner.height) / 2)))
  }
  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> Capsule {
    var result = self
    result.insetAmount += amount
    return result
  }
}

extension Path: Shape {
  /// The path itself, wherever the view stands; its coordinates begin at the view's corner.
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// A shape whose type is hidden.
public nonisolated struct AnyShape: Shape {
  private let make: @Sendable (CGRect) -> Path
  /// Hides the type of a shape.
  public init<Content: Shape>(_ shape: Content) { make = { shape.path(in: $0) } }
  /// The hidden shape's outline.
  public func path(in rect: CGRect) -> Path { make(rect) }
}

/// A shape filled with a style.
public nonisolated struct FilledShape<Content: Shape, Style: ShapeStyle>: View {
  let shape: Content
  let style: Style
  let rule: FillRule

  /// The filled outline.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let rule = rule
    return ViewOutputs(
      shape.shapeNode(in: inputs, name: shape.shapeName, style) { .fill($0, rule, $1) })
  }
}

/// A shape whose outline is drawn as a line.
public nonisolated struct StrokedShape<Content: Shape, Style: ShapeStyle>: View {
  let shape: Content
  let style: Style
  let stroke: StrokeStyle

  /// The line along the outline.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let line = stroke.geometry
    return ViewOutputs(
      shape.shapeNode(in: inputs, name: shape.shapeName, style) { .stroke($0, line, $1) })
  }
}

/// How a line along an outline is drawn.
public nonisolated struct StrokeStyle: Hashable, Sendable {
  /// Thickness, in points.
  public var lineWidth: CGFloat
  /// Form of open ends.
  public var lineCap: LineCap
  /// Form of corners.
  public var lineJoin: LineJoin
  /// Largest ratio of miter length to line width.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// Form of open ends.
  public enum LineCap: Hashable, Sendable {
    /// Ends at the end point.
    case butt
    /// Adds half a disc.
    case round
    /// Adds half a square.
    case square
  }

  /// Form of corners.
  public enum LineJoin: Hashable, Sendable {
    /// Outer edges meet in a point.
    case miter
    /// A sector of a disc.
    case round
    /// A triangle.
    case bevel
  }

  /// A line.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var geometry: Geometry.StrokeStyle {
    let cap: Geometry.StrokeStyle.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Geometry.StrokeStyle.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return Geometry.StrokeStyle(
      width: Double(lineWidth), cap: cap, join: join, miterLimit: Double(miterLimit),
      dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}

/// How a shape is filled.
public nonisolated struct FillStyle: Hashable, Sendable {
  /// Whether only points of odd winding are inside.
  public var isEOFilled: Bool
  /// Fills with one of the two rules; edges are always smooth.
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}

extension Shape {
  /// The shape filled with a style.
  public nonisolated func fill<Style: ShapeStyle>(
    _ style: Style = ForegroundStyle(), style fillStyle: FillStyle = FillStyle()
  ) -> FilledShape<Self, Style> {
    FilledShape(shape: self, style: style, rule: fillStyle.isEOFilled ? .evenOdd : .nonZero)
  }

  /// A line along the outline, half on each side.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle
  ) -> StrokedShape<Self, Style> {
    StrokedShape(shape: self, style: style, stroke: strokeStyle)
  }

  /// A line along the outline, half on each side.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> StrokedShape<Self, Style> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the outline in the foreground style.
  public nonisolated func stroke(
    lineWidth: CGFloat = 1
  ) -> StrokedShape<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// A line along the outline in the foreground style.
  public nonisolated func stroke(style: StrokeStyle) -> StrokedShape<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: style)
  }

  /// The part of the outline between two shares of its length.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: Double(start), end: Double(end))
  }

  /// The shape turned about the middle of its room.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

extension InsettableShape {
  /// A line inside of the outline.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> StrokedShape<InsetShape, Style> {
    inset(by: lineWidth / 2).stroke(style, lineWidth: lineWidth)
  }

  /// A line inside of the outline.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle
  ) -> StrokedShape<InsetShape, Style> {
    inset(by: strokeStyle.lineWidth / 2).stroke(style, style: strokeStyle)
  }

  /// A line inside of the outline in the foreground style.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1
  ) -> StrokedShape<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var start: Double
  var end: Double

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, Double>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func path(in rect: CGRect) -> Path {
    Path(shape.path(in: rect).geometry.trimmed(from: start, to: end))
  }
}

/// A turned shape.
nonisolated struct RotatedShape<Content: Shape>: Shape {
  var shape: Content
  var angle: Angle
  let anchor: UnitPoint

  var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.degrees) }
    set {
      shape.animatableData = newValue.first
      angle = .degrees(newValue.second)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func path(in rect: CGRect) -> Path {
    let center = Point(
      x: Double(rect.minX + anchor.x * rect.width), y: Double(rect.minY + anchor.y * rect.height))
    return Path(
      shape.path(in: rect).geometry.transformed(
        by: .rotation(degrees: angle.degrees, about: center)))
  }
}

extension View where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
