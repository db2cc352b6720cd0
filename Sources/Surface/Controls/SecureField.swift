import LayoutEngine

/// A control that takes text and shows a dot for each of its characters.
public nonisolated struct SecureField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  let prompt: Text?

  /// A field with a label, which is shown while the field is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// A field as a text field, with dots for its text.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let dots = String(repeating: "\u{2022}", count: text.wrappedValue.count)
    return FieldLook(
      name: "SecureField", text: text, shown: dots, label: label, prompt: prompt,
      isMultiline: false
    ).resolved(in: inputs)
  }
}

extension SecureField where Label == Text {
  /// A field with a text that is looked up in the scene's language.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field with a text as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A control that takes text of several lines.
public nonisolated struct TextEditor: View {
  let text: Binding<String>

  /// An editor of a text.
  public init(text: Binding<String>) { self.text = text }

  /// The text on the ground of fields, as large as its room; steps find it by its accessibility label.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    FieldLook(
      name: "TextEditor", text: text, shown: text.wrappedValue, label: EmptyView(), prompt: nil,
      isMultiline: true
    ).resolved(in: inputs)
  }
}
