import Drawing
import Geometry
import LayoutEngine

/// What a canvas is drawn into.
///
/// A copy draws into the same canvas with settings of its own, as on Apple's platforms.
public nonisolated struct GraphicsContext {
  /// Share of what is drawn that shows, 0…1.
  public var opacity = 1.0
  /// How what is drawn meets what is below.
  public var blendMode = BlendMode.normal
  /// From the canvas' coordinates to the current ones.
  public var transform = CGAffineTransform.identity
  private var clips: [(Drawing.Outline, FillRule, CGAffineTransform)] = []
  private let recorder: CanvasRecorder

  init(recorder: CanvasRecorder) { self.recorder = recorder }

  /// What areas and lines are drawn with.
  public struct Shading {
    let paint: (EnvironmentValues, Geometry.Rect) -> Drawing.Paint

    /// One colour.
    public static func color(_ color: Color) -> Shading { style(color) }
    /// A grey from 0 (black) to 1 (white).
    public static func color(white: Double, opacity: Double = 1) -> Shading {
      style(Color(white: white, opacity: opacity))
    }
    /// A colour from components of 0…1.
    public static func color(
      red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A style in the bounds of what it paints.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading { style.paint(in: $0).make($1) }
    }
    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading { environment, _ in
        .linearGradient(
          gradient.resolved(in: environment), from: Point(startPoint), to: Point(endPoint))
      }
    }
    /// Colours along the distance from a centre, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { environment, _ in
        .radialGradient(
          gradient.resolved(in: environment), center: Point(center),
          startRadius: Double(startRadius), endRadius: Double(endRadius))
      }
    }
  }

  /// Paints the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let outline = Drawing.Outline.path(path.geometry)
    draw([
      .fill(outline, style.isEOFilled ? .evenOdd : .nonZero, paint(shading, path.boundingRect))
    ])
  }

  /// Paints a line along a path, half on each side.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Paints a line along a path, half on each side.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = paint(shading, path.boundingRect)
    draw([.stroke(.path(path.geometry), style.geometry, paint)])
  }

  /// Draws a text on one point of its bounds.
  @MainActor
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text into a rectangle, wrapped at its width.
  @MainActor
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text on one point of its bounds.
  @MainActor
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    let origin = CGPoint(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    draw(text.items(in: CGRect(origin: origin, size: size), scale: recorder.scale))
  }

  /// Draws a text into a rectangle, wrapped at its width.
  @MainActor
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.items(in: rect, scale: recorder.scale))
  }

  /// A text in the style of the canvas, ready to be measured.
  @MainActor
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(node: text.resolved(in: recorder.inputs).single(in: recorder.inputs))
  }

  /// Draws what follows where a path holds it.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append((.path(path.geometry), style.isEOFilled ? .evenOdd : .nonZero, transform))
  }

  /// Moves the coordinates of what follows, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales the coordinates of what follows.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns the coordinates of what follows.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Maps the coordinates of what follows.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws into a group, which then meets what is below as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let group = recorder.empty()
    var inner = GraphicsContext(recorder: group)
    try content(&inner)
    draw([.layer(Layer(), group.items)])
  }

  private func paint(_ shading: Shading, _ bounds: CGRect) -> Drawing.Paint {
    shading.paint(recorder.inputs.environment, Geometry.Rect(bounds))
  }

  /// Records items in the current settings.
  private func draw(_ items: [DisplayItem]) {
    var items = items
    if transform != .identity { items = [.transform(transform.geometry, items)] }
    for (outline, rule, mapping) in clips.reversed() {
      items =
        mapping == .identity
        ? [.clip(outline, rule, items)]
        : [.clip(.path(outline.path.transformed(by: mapping.geometry)), rule, items)]
    }
    let share = opacity > 0 ? Swift.min(opacity, 1) : 0
    if share != 1 || blendMode != .normal {
      items = [.layer(Layer(opacity: share, blendMode: blendMode.mode), items)]
    }
    recorder.items += items
  }
}

extension GraphicsContext {
  /// A text in the style of a canvas.
  public struct ResolvedText {
    let node: LayoutNode

    /// The size that the text takes in a room, in points.
    @MainActor
    public func measure(in size: CGSize) -> CGSize {
      func offered(_ extent: CGFloat) -> Length? { extent.isFinite ? Length(Double(extent)) : nil }
      let taken = node.size(ProposedSize(width: offered(size.width), height: offered(size.height)))
      return CGSize(width: CGFloat(taken.width.value), height: CGFloat(taken.height.value))
    }

    @MainActor
    func items(in rect: CGRect, scale: Double) -> [DisplayItem] {
      node.draw?(DrawContext(exactRect: Geometry.Rect(rect), scale: scale)) ?? []
    }
  }
}

/// Collects what is drawn into a canvas.
nonisolated final class CanvasRecorder {
  let inputs: ViewInputs
  let scale: Double
  var items: [DisplayItem] = []

  init(inputs: ViewInputs, scale: Double) {
    self.inputs = inputs
    self.scale = scale
  }

  func empty() -> CanvasRecorder { CanvasRecorder(inputs: inputs, scale: scale) }
}
