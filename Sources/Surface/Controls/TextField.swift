import LayoutEngine

/// A control that takes text.
public nonisolated struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label

  /// A field with a label, which is shown while the field is empty.
  public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  /// A rounded field as wide as its room, one line high.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let shape = RoundedRectangle(cornerRadius: CGFloat(Theme.controlRadius), style: .circular)
    let field = FieldGround()
      .overlay(alignment: .leading) {
        Group {
          if text.wrappedValue.isEmpty {
            label.foregroundStyle(.tertiary)
          } else {
            Text(verbatim: text.wrappedValue)
          }
        }
        .lineLimit(1)
        .padding(.horizontal, CGFloat(Theme.fieldInset))
      }
      .background(Color(Theme.field), in: shape)
      .overlay(shape.strokeBorder(Color(Theme.label, opacity: 0.2)))
    let child = field.resolved(in: inputs).single(in: inputs)
    let node = LayoutNode("TextField", rule: PassThroughRule(), children: [child], wraps: true)
    let value = text
    let name = label.resolved(in: inputs).nodes.map(\.shownText).joined(separator: " ")
    node.makeControl(
      name, .field(get: { value.wrappedValue }, set: { value.wrappedValue = $0 }), in: inputs)
    node.traits.accessibility["value"] = text.wrappedValue
    return ViewOutputs(node)
  }
}

extension TextField where Label == Text {
  /// A field with a text that is looked up in the scene's language.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field with a text as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field with a text that is looked up in the scene's language and a prompt for the empty field.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text) { prompt ?? Text(title) }
  }
}

/// Room of a text field.
nonisolated struct FieldGround: View {
  @MainActor
  func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let rule = BarRule(
      idealWidth: Theme.fieldWidth, minimumWidth: 2 * Theme.fieldInset, height: Theme.fieldHeight)
    return ViewOutputs(inputs.node("field", rule: rule))
  }
}
