package import Drawing
package import Geometry
package import Pixels

/// A colour, gradient or level of emphasis that shapes and text are drawn with.
public nonisolated protocol ShapeStyle: Sendable {
  /// The paint in an environment; programs use the styles of the library.
  func paint(in environment: EnvironmentValues) -> StylePaint
}

/// A style made ready for drawing.
public struct StylePaint {
  /// Makes the paint for a rectangle in window coordinates, in points.
  package let make: (Geometry.Rect) -> Drawing.Paint
  /// The plain colour, where the style is one; text is drawn with it.
  package let color: Pixels.Color?

  package init(color: Pixels.Color) {
    self.color = color
    make = { _ in .color(color) }
  }

  package init(make: @escaping (Geometry.Rect) -> Drawing.Paint) {
    color = nil
    self.make = make
  }
}

extension Color: ShapeStyle {
  /// The colour in the environment's scheme.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    StylePaint(color: resolved(in: environment))
  }
}

/// A level of emphasis of the current foreground style.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The current style, lighter with each level.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    guard let base = environment.withValues({ $0.foreground })?.color(in: environment) else {
      return Color(Theme.label, opacity: Theme.labelOpacity[level]).paint(in: environment)
    }
    let factor = level == 0 ? 1 : Theme.labelOpacity[level]
    return StylePaint(color: base.withOpacity(factor))
  }
}

/// The style that text and shapes have where none is set.
public nonisolated struct ForegroundStyle: ShapeStyle {
  /// The current foreground style.
  public init() {}

  /// The style that a view around set, else the primary label's.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    environment.withValues { $0.foreground }?.paint(in: environment)
      ?? Color.primary.paint(in: environment)
  }
}

/// The colour of what can be acted on.
public nonisolated struct TintShapeStyle: ShapeStyle {
  /// The current tint.
  public init() {}

  /// The tint that a view around set, else the accent colour.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    (environment.withValues { $0.tint } ?? .accentColor).paint(in: environment)
  }
}

/// The ground of windows.
public nonisolated struct BackgroundStyle: ShapeStyle {
  /// The current background.
  public init() {}

  /// The window's background.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    Color(Theme.window).paint(in: environment)
  }
}

/// The colour of lines between groups of content.
public nonisolated struct SeparatorShapeStyle: ShapeStyle {
  /// The separator.
  public init() {}

  /// A faint label colour.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    Color(Theme.label, opacity: Theme.separatorOpacity).paint(in: environment)
  }
}

/// A blurred ground; drawn as a translucent fill without blur.
public nonisolated struct Material: ShapeStyle {
  let opacity: Double
  /// The thinnest material.
  public static var ultraThin: Material { Material(opacity: 0.4) }
  /// A thin material.
  public static var thin: Material { Material(opacity: 0.55) }
  /// The standard material.
  public static var regular: Material { Material(opacity: 0.7) }
  /// A thick material.
  public static var thick: Material { Material(opacity: 0.85) }

  /// The window's background, translucent.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    Color(Theme.window, opacity: opacity).paint(in: environment)
  }
}

/// A style of which a share shows.
nonisolated struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// The style's paint, every colour of it with the share.
  func paint(in environment: EnvironmentValues) -> StylePaint {
    let paint = style.paint(in: environment)
    let opacity = opacity > 0 ? Swift.min(opacity, 1) : 0
    if let color = paint.color { return StylePaint(color: color.withOpacity(opacity)) }
    return StylePaint { paint.make($0).withOpacity(opacity) }
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by a factor of 0…1.
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension Drawing.Paint {
  /// The paint with the opacity of every colour multiplied by a factor of 0…1.
  fileprivate func withOpacity(_ opacity: Double) -> Drawing.Paint {
    func faded(_ gradient: Pixels.Gradient) -> Pixels.Gradient {
      Pixels.Gradient(
        stops: gradient.stops.map {
          Pixels.Gradient.Stop(offset: $0.offset, color: $0.color.withOpacity(opacity))
        })
    }
    return switch self {
    case .color(let color): .color(color.withOpacity(opacity))
    case .linearGradient(let gradient, let start, let end):
      .linearGradient(faded(gradient), from: start, to: end)
    case .radialGradient(let gradient, let center, let start, let end):
      .radialGradient(faded(gradient), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let gradient, let center, let start, let end):
      .angularGradient(faded(gradient), center: center, startDegrees: start, endDegrees: end)
    }
  }
}

/// A style whose type is hidden.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  private let make: @Sendable (EnvironmentValues) -> StylePaint
  private let isHierarchical: Bool

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    make = { style.paint(in: $0) }
    isHierarchical = style is HierarchicalShapeStyle || style is ForegroundStyle
  }

  /// The hidden style's paint.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    guard isHierarchical else { return make(environment) }
    // A level of emphasis refers to the style around it, not to itself.
    var outer = environment
    outer.values.foreground = nil
    return make(outer)
  }

  func color(in environment: EnvironmentValues) -> Pixels.Color? {
    isHierarchical ? nil : paint(in: environment).color
  }
}

extension ShapeStyle where Self == Color {
  /// Blue of the system's palette.
  public static var blue: Color { Color(Theme.blue) }
  /// Red of the system's palette.
  public static var red: Color { Color(Theme.red) }
  /// Orange of the system's palette.
  public static var orange: Color { Color(Theme.orange) }
  /// Yellow of the system's palette.
  public static var yellow: Color { Color(Theme.yellow) }
  /// Green of the system's palette.
  public static var green: Color { Color(Theme.green) }
  /// Mint of the system's palette.
  public static var mint: Color { Color(Theme.mint) }
  /// Teal of the system's palette.
  public static var teal: Color { Color(Theme.teal) }
  /// Cyan of the system's palette.
  public static var cyan: Color { Color(Theme.cyan) }
  /// Indigo of the system's palette.
  public static var indigo: Color { Color(Theme.indigo) }
  /// Purple of the system's palette.
  public static var purple: Color { Color(Theme.purple) }
  /// Pink of the system's palette.
  public static var pink: Color { Color(Theme.pink) }
  /// Brown of the system's palette.
  public static var brown: Color { Color(Theme.brown) }
  /// Grey of the system's palette.
  public static var gray: Color { Color(Theme.gray) }
  /// White in both schemes.
  public static var white: Color { Color(.fixed(.white)) }
  /// Black in both schemes.
  public static var black: Color { Color(.fixed(.black)) }
  /// Nothing.
  public static var clear: Color { Color(.fixed(.clear)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// A step lighter.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// Two steps lighter.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// Three steps lighter.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// Four steps lighter.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The window's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// The standard material.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// The ground of bars.
  public static var bar: Material { .thick }
}

extension View {
  /// Sets the style of text and shapes inside.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    values { $0.foreground = AnyShapeStyle(style) }
  }

  /// Sets the colour of text and shapes inside.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    values { $0.foreground = color.map { AnyShapeStyle($0) } }
  }

  /// Sets the colour of what can be acted on.
  public nonisolated func tint(_ color: Color?) -> some View { values { $0.tint = color } }

  /// Sets the colour of what can be acted on.
  public nonisolated func accentColor(_ color: Color?) -> some View { values { $0.tint = color } }
}
