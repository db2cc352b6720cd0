/// A look of toggles, made from a toggle's label and state.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What a toggle of this look is made of.
  associatedtype Body: View
  /// The toggle that is drawn.
  typealias Configuration = ToggleStyleConfiguration
  /// A toggle of this look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A toggle as its look sees it.
public nonisolated struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    let hidden: AnyView
    /// The nodes of the label.
    @MainActor
    public func resolved(in inputs: ViewInputs) -> ViewOutputs { hidden.resolved(in: inputs) }
  }
  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether several values that differ are behind it; never here.
  public var isMixed: Bool { false }
}

/// A look of toggles whose type is hidden.
package struct AnyToggleStyle {
  let make: @MainActor (AnyView, Binding<Bool>) -> AnyView

  init<Style: ToggleStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { label, isOn in
      AnyView(
        style.makeBody(
          configuration: ToggleStyleConfiguration(label: .init(hidden: label), isOn: isOn)
        )
        // A look that is built from a toggle means the usual one, else it would never end.
        .values { $0.toggleStyle = nil })
    }
  }
}

/// The platform's usual look, a checkbox.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// The usual look.
  public init() {}
  /// A checkbox.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggleStyle().makeBody(configuration: configuration)
  }
}

/// A box with a tick before the label.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  /// A box with a tick.
  public init() {}
  /// The box, then the label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: CGFloat(Theme.labelGap)) {
      CheckboxMark(isOn: configuration.isOn)
      configuration.label.modifier(HiddenLabelModifier())
    }
    .modifier(DimmedModifier())
  }
}

/// A switch behind the label.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  /// A switch.
  public init() { tint = nil }
  /// A switch whose track has a colour where it is on.
  public init(tint: Color) { self.tint = tint }
  /// The label, then the switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: CGFloat(Theme.labelGap)) {
      configuration.label.modifier(HiddenLabelModifier())
      SwitchMark(isOn: configuration.isOn, tint: tint)
    }
    .modifier(DimmedModifier())
  }
}

/// A button that stays pressed while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// A button.
  public init() {}
  /// The label on the tint where it is on, else on the ground of controls.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.isOn ? Color.white : Color.primary)
      .modifier(
        ButtonGround(
          ground: configuration.isOn
            ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(Theme.control)))
      )
      .modifier(DimmedModifier())
  }
}

/// Leaves a label out where the views around hide labels.
nonisolated struct HiddenLabelModifier: ViewModifier {
  typealias Body = Never

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    inputs.environment.withValues { $0.labelsHidden }
      ? ViewOutputs([]) : content.resolved(in: inputs)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's usual look.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the look of toggles inside.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    let hidden = AnyToggleStyle(style)
    return values { $0.toggleStyle = hidden }
  }
}
