/// Look of buttons.
package enum ButtonStyleKind: Hashable, Sendable { case plain, bordered, prominent, borderless }

/// Look of switches.
package enum ToggleStyleKind: Hashable, Sendable { case automatic, checkbox, switching, button }

/// A look of buttons that the library draws.
public nonisolated protocol PrimitiveButtonStyle {
  /// Which of the looks it is.
  var look: ButtonLook { get }
}

/// One of the library's looks of buttons.
public struct ButtonLook: Sendable { package let kind: ButtonStyleKind }

/// The platform's usual look.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The usual look.
  public init() {}
  /// Bordered, as on macOS.
  public var look: ButtonLook { ButtonLook(kind: .bordered) }
}
/// The label alone.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The label alone.
  public init() {}
  /// Plain.
  public var look: ButtonLook { ButtonLook(kind: .plain) }
}
/// The label in the tint.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The label in the tint.
  public init() {}
  /// Without border.
  public var look: ButtonLook { ButtonLook(kind: .borderless) }
}
/// The label on a ground.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The label on a ground.
  public init() {}
  /// Bordered.
  public var look: ButtonLook { ButtonLook(kind: .bordered) }
}
/// The label on the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The label on the tint.
  public init() {}
  /// Prominent.
  public var look: ButtonLook { ButtonLook(kind: .prominent) }
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

/// A look of toggles that the library draws.
public nonisolated protocol ToggleStyle {
  /// Which of the looks it is.
  var look: ToggleLook { get }
}

/// One of the library's looks of toggles.
public struct ToggleLook: Sendable { package let kind: ToggleStyleKind }

/// The platform's usual look, a checkbox.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// The usual look.
  public init() {}
  /// The platform's.
  public var look: ToggleLook { ToggleLook(kind: .automatic) }
}
/// A box with a tick.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  /// A box with a tick.
  public init() {}
  /// A checkbox.
  public var look: ToggleLook { ToggleLook(kind: .checkbox) }
}
/// A switch at the trailing edge.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  /// A switch at the trailing edge.
  public init() {}
  /// A switch.
  public var look: ToggleLook { ToggleLook(kind: .switching) }
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
  /// A switch at the trailing edge.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A look of text fields that the library draws.
public nonisolated protocol TextFieldStyle {}
/// A field with rounded corners and a border.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A field with rounded corners.
  public init() {}
}
/// The platform's usual look, which has a border too.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// The usual look.
  public init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with rounded corners and a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's usual look.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension View {
  /// Sets the look of buttons inside.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    values { $0.buttonStyle = style.look.kind }
  }
  /// Sets the look of toggles inside.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    values { $0.toggleStyle = style.look.kind }
  }
  /// Sets the look of text fields inside; both looks are the same here.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    self
  }
  /// Stops controls inside from reacting.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    values { if disabled { $0.isEnabled = false } }
  }
  /// Sets the size class of controls inside.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    values { $0.controlSize = controlSize }
  }
  /// Leaves the labels of controls inside out of the picture.
  public nonisolated func labelsHidden() -> some View { values { $0.labelsHidden = true } }
}
