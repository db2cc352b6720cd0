/// A value with a label.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// A value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label at the leading edge, the value at the trailing one.
  @MainActor
  public var body: some View {
    HStack {
      label.modifier(HiddenLabelModifier())
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContent where Label == Text {
  /// A value with a text that is looked up in the scene's language.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A value with a text as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title that is looked up in the scene's language.
  public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// A text with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// A formatted value with a title that is looked up in the scene's language.
  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}
