import LayoutEngine

/// A control that takes text.
public nonisolated struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  let prompt: Text?
  let axis: Axis

  /// A field with a label, which is shown while the field is empty and has no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label)
  }

  /// A field with a label; along a vertical axis it grows with its text.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label()
  }

  /// A rounded field as wide as its room, one line high.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    FieldLook(
      name: "TextField", text: text, shown: text.wrappedValue, label: label, prompt: prompt,
      isMultiline: false, grows: axis == .vertical
    ).resolved(in: inputs)
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
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field with a text that is looked up in the scene's language; along a vertical axis it grows with its text.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field of a formatted value; what does not parse leaves the value as it is.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = Binding<String>(
      get: { format.format(value.wrappedValue) },
      set: { new in
        if let parsed = try? format.parseStrategy.parse(new) { value.wrappedValue = parsed }
      })
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A field of text as it is drawn: on a ground by the look around, in forms behind its label.
nonisolated struct FieldLook<Label: View>: View {
  let name: String
  let text: Binding<String>
  let shown: String
  let label: Label
  let prompt: Text?
  let isMultiline: Bool
  var grows = false

  @MainActor
  func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let scale = inputs.environment.controlScale
    let (look, isInForm) = inputs.environment.withValues { ($0.textFieldStyle, $0.rows == .form) }
    let labelNodes = label.resolved(in: inputs.at(.position(0))).nodes
    let child: LayoutNode
    if isInForm && !isMultiline {
      let row = HStack(spacing: CGFloat(Theme.labelGap)) {
        NodeView(nodes: labelNodes).modifier(HiddenLabelModifier())
        field(look, placeholder: AnyView(prompt), scale: scale)
      }
      child = row.resolved(in: inputs).single(in: inputs)
    } else {
      let placeholder = prompt.map { AnyView($0) } ?? AnyView(label)
      child = AnyView(field(look, placeholder: placeholder, scale: scale)).resolved(in: inputs)
        .single(in: inputs)
    }
    let node = LayoutNode(name, rule: PassThroughRule(), children: [child], wraps: true)
    let value = text
    node.makeControl(
      labelNodes.map(\.spokenText).joined(separator: " "),
      .field(get: { value.wrappedValue }, set: { value.wrappedValue = $0 }), in: inputs)
    node.traits.accessibility["value"] = shown
    return ViewOutputs(node)
  }

  @ViewBuilder @MainActor
  private func field(
    _ look: TextFieldLook.Kind, placeholder: AnyView, scale: Double
  ) -> some View {
    switch look {
    case .plain where !isMultiline:
      ZStack(alignment: .leading) {
        PlainFieldGround()
        content(placeholder).lineLimit(1)
      }
    case .plain, .rounded: grounded(Theme.controlRadius, placeholder, scale)
    case .square: grounded(0, placeholder, scale)
    }
  }

  @MainActor
  private func grounded(
    _ radius: Double, _ placeholder: AnyView, _ scale: Double
  ) -> some View {
    let shape = RoundedRectangle(cornerRadius: CGFloat(radius), style: .circular)
    return room(placeholder, scale)
      .background(Color(Theme.field), in: shape)
      .overlay(shape.strokeBorder(Color(Theme.label, opacity: 0.2)))
      .modifier(DimmedModifier())
  }

  @ViewBuilder @MainActor
  private func room(_ placeholder: AnyView, _ scale: Double) -> some View {
    let inset = CGFloat(Theme.fieldInset)
    if grows {
      ZStack { content(placeholder) }
        .padding(.horizontal, inset).padding(
          .vertical, CGFloat(Theme.buttonPadding(.regular).vertical)
        )
        .frame(
          maxWidth: .infinity, minHeight: CGFloat(Theme.fieldHeight * scale), alignment: .leading)
    } else {
      FieldGround(isMultiline: isMultiline)
        .overlay(alignment: isMultiline ? .topLeading : .leading) {
          content(placeholder)
            .lineLimit(isMultiline ? nil : 1)
            .padding(.horizontal, inset)
            .padding(.vertical, isMultiline ? inset : 0)
        }
    }
  }

  @ViewBuilder @MainActor
  private func content(_ placeholder: AnyView) -> some View {
    if shown.isEmpty {
      placeholder.foregroundStyle(.tertiary)
    } else {
      Text(verbatim: shown)
    }
  }
}

/// Room of a text field or editor.
nonisolated struct FieldGround: View {
  let isMultiline: Bool

  @MainActor
  func resolved(in inputs: ViewInputs) -> ViewOutputs {
    guard !isMultiline else {
      let ideal = LengthSize(
        width: Length(Theme.fieldWidth), height: Length(Theme.editorHeight))
      return ViewOutputs(inputs.node("field", rule: StretchRule(ideal: ideal)))
    }
    let rule = BarRule(
      idealWidth: Theme.fieldWidth, minimumWidth: 2 * Theme.fieldInset,
      height: Theme.fieldHeight * inputs.environment.controlScale)
    return ViewOutputs(inputs.node("field", rule: rule))
  }
}

/// Room of a plain text field: as wide as offered, no height of its own.
nonisolated struct PlainFieldGround: View {
  @MainActor
  func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let rule = BarRule(idealWidth: Theme.fieldWidth, minimumWidth: 0, height: 0)
    return ViewOutputs(inputs.node("field", rule: rule))
  }
}
