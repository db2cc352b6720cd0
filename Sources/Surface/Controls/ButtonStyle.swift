/// A look of buttons, made from a button's label.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button of this look is made of.
  associatedtype Body: View
  /// The button that is drawn.
  typealias Configuration = ButtonStyleConfiguration
  /// A button of this look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A look and behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What a button of this look is made of.
  associatedtype Body: View
  /// The button that is drawn.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// A button of this look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A button as its look sees it.
public nonisolated struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let hidden: AnyView
    /// The nodes of the label.
    @MainActor
    public func resolved(in inputs: ViewInputs) -> ViewOutputs { hidden.resolved(in: inputs) }
  }
  /// What the button does to the reader's work.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is pressed; never, in a picture.
  public let isPressed: Bool
}

/// A button as its look and behaviour see it.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let hidden: AnyView
    /// The nodes of the label.
    @MainActor
    public func resolved(in inputs: ViewInputs) -> ViewOutputs { hidden.resolved(in: inputs) }
  }
  /// What the button does to the reader's work.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: () -> Void
  /// Does what the button does.
  public func trigger() { action() }
}

/// A look of buttons whose type is hidden.
package struct AnyButtonStyle {
  let make: @MainActor (ButtonRole?, AnyView, @escaping () -> Void) -> AnyView

  init<Style: ButtonStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { role, label, _ in
      AnyView(
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: role, label: .init(hidden: label), isPressed: false)))
    }
  }

  init<Style: PrimitiveButtonStyle>(primitive style: Style) {
    nonisolated(unsafe) let style = style
    make = { role, label, action in
      AnyView(
        style.makeBody(
          configuration: PrimitiveButtonStyleConfiguration(
            role: role, label: .init(hidden: label), action: action)
        )
        // A look that is built from a button means the usual one, else it would never end.
        .values { $0.buttonStyle = nil })
    }
  }
}

/// The platform's usual look, bordered as on macOS.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The usual look.
  public init() {}
  /// The label on a ground.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label alone.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The label alone.
  public init() {}
  /// The label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(DimmedModifier())
  }
}

/// The label in the tint.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The label in the tint.
  public init() {}
  /// The label in the tint, red where it destroys something.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        configuration.role == .destructive
          ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
      )
      .modifier(DimmedModifier())
  }
}

/// The label as a link.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  /// The label as a link.
  public init() {}
  /// The label in the tint.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label on a ground.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The label on a ground.
  public init() {}
  /// The label with padding on the ground of controls.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
      .modifier(ButtonGround(ground: AnyShapeStyle(Color(Theme.control))))
      .modifier(DimmedModifier())
  }
}

/// The label on the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The label on the tint.
  public init() {}
  /// The label in white with padding on the tint.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(Color.white)
      .modifier(
        ButtonGround(
          ground: configuration.role == .destructive
            ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
      )
      .modifier(DimmedModifier())
  }
}

/// Padding and ground of bordered buttons, by the size class of controls and the border's shape.
nonisolated struct ButtonGround: ViewModifier {
  let ground: AnyShapeStyle
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape

  @MainActor
  func body(content: Content) -> some View {
    let padding = Theme.buttonPadding(controlSize)
    content
      .padding(.horizontal, CGFloat(padding.horizontal))
      .padding(.vertical, CGFloat(padding.vertical))
      .background(ground, in: borderShape.shape)
  }
}

/// Shows controls that do not react fainter.
nonisolated struct DimmedModifier: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  @MainActor
  func body(content: Content) -> some View {
    content.opacity(isEnabled ? 1 : Theme.disabledOpacity)
  }
}

/// Form of the ground of bordered buttons.
public nonisolated struct ButtonBorderShape: Sendable {
  let radius: CGFloat?
  /// The platform's usual form.
  public static var automatic: ButtonBorderShape {
    ButtonBorderShape(radius: CGFloat(Theme.controlRadius))
  }
  /// A capsule.
  public static var capsule: ButtonBorderShape { ButtonBorderShape(radius: nil) }
  /// A circle, here the capsule around the label.
  public static var circle: ButtonBorderShape { ButtonBorderShape(radius: nil) }
  /// A rectangle with rounded corners.
  public static var roundedRectangle: ButtonBorderShape { automatic }
  /// A rectangle with rounded corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(radius: radius)
  }

  var shape: AnyShape {
    radius.map { AnyShape(RoundedRectangle(cornerRadius: $0, style: .circular)) }
      ?? AnyShape(Capsule())
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's usual look.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label as a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Sets the look of buttons inside.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    let hidden = AnyButtonStyle(style)
    return values { $0.buttonStyle = hidden }
  }
  /// Sets the look and behaviour of buttons inside.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    let hidden = AnyButtonStyle(primitive: style)
    return values { $0.buttonStyle = hidden }
  }
  /// Sets the form of the ground of buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

private struct BorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// Form of the ground of bordered buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}
