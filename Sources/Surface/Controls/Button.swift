import Geometry
import LayoutEngine

/// A control that does something.
public nonisolated struct Button<Label: View>: View {
  let action: () -> Void
  let label: Label
  let role: ButtonRole?

  /// A button with a label.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
    self.role = role
  }

  /// The label in the look of the buttons around.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let style =
      inputs.environment.withValues { $0.buttonStyle }
      ?? AnyButtonStyle(primitive: DefaultButtonStyle())
    let child = style.make(role, AnyView(label), action).resolved(in: inputs).single(in: inputs)
    let node = LayoutNode("Button", rule: PassThroughRule(), children: [child], wraps: true)
    node.makeControl(child.spokenText, .button(action), in: inputs)
    return ViewOutputs(node)
  }
}

extension Button where Label == Text {
  /// A button with a text that is looked up in the scene's language.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// A button with a text as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Surface.Label<Text, Image> {
  /// A button with a text that is looked up in the scene's language and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Surface.Label(title, systemImage: systemImage) }
  }

  /// A button with a text as it is and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Surface.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a look was asked for, for looks that only change what is around it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// What a button does to the reader's work.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// Removes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
}
