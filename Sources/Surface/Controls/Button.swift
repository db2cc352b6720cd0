import Geometry
import LayoutEngine

/// A control that does something.
public nonisolated struct Button<Label: View>: View {
  let action: () -> Void
  let label: Label
  let role: ButtonRole?

  /// A button with a label.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
    self.role = role
  }

  /// The label in the look of the buttons around.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let style = inputs.environment.withValues { $0.buttonStyle }
    let shown = styled(style).opacity(inputs.environment.isEnabled ? 1 : 0.4)
    let child = shown.resolved(in: inputs).single(in: inputs)
    let node = LayoutNode("Button", rule: PassThroughRule(), children: [child], wraps: true)
    node.makeControl(child.shownText, .button(action), in: inputs)
    return ViewOutputs(node)
  }

  @ViewBuilder @MainActor
  private func styled(_ style: ButtonStyleKind) -> some View {
    let (horizontal, vertical) = (
      CGFloat(Theme.buttonPadding.horizontal), CGFloat(Theme.buttonPadding.vertical)
    )
    let shape = RoundedRectangle(cornerRadius: CGFloat(Theme.controlRadius), style: .circular)
    switch style {
    case .plain: label
    case .borderless: label.foregroundStyle(role == .destructive ? Color.red : Color.accentColor)
    case .bordered:
      label.foregroundStyle(role == .destructive ? Color.red : Color.primary)
        .padding(.horizontal, horizontal).padding(.vertical, vertical)
        .background(Color(Theme.control), in: shape)
    case .prominent:
      label.foregroundStyle(Color.white)
        .padding(.horizontal, horizontal).padding(.vertical, vertical)
        .background(TintShapeStyle(), in: shape)
    }
  }
}

extension Button where Label == Text {
  /// A button with a text that is looked up in the scene's language.
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
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

/// What a button does to the reader's work.
public enum ButtonRole: Hashable, Sendable {
  /// Removes something.
  case destructive
  /// Leaves without doing anything.
  case cancel
}
