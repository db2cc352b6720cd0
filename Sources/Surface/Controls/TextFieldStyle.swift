/// A look of text fields that the library draws.
public nonisolated protocol TextFieldStyle {
  /// Which of the looks it is; only the library can make one.
  var look: TextFieldLook { get }
}

/// One of the library's looks of text fields.
public nonisolated struct TextFieldLook: Sendable {
  enum Kind: Sendable { case rounded, plain, square }
  let kind: Kind
}
/// A field with rounded corners and a border.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A field with rounded corners.
  public init() {}
  /// Rounded.
  public var look: TextFieldLook { TextFieldLook(kind: .rounded) }
}
/// The platform's usual look, which has a border too.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// The usual look.
  public init() {}
  /// Rounded.
  public var look: TextFieldLook { TextFieldLook(kind: .rounded) }
}

/// The text alone, as high as its line.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// The text alone.
  public init() {}
  /// Plain.
  public var look: TextFieldLook { TextFieldLook(kind: .plain) }
}

/// A field with square corners and a border.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// A field with square corners.
  public init() {}
  /// Square.
  public var look: TextFieldLook { TextFieldLook(kind: .square) }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with rounded corners and a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's usual look.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field with square corners and a border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// Sets the look of text fields inside.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let kind = style.look.kind
    return values { $0.textFieldStyle = kind }
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
