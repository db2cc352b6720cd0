/// A value with a label.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// A value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The parts in the look of the labelled values around.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let style =
      inputs.environment.withValues { $0.labeledContentStyle }
      ?? PartsStyle(at: \.labeledContentStyle) {
        DefaultLabeledContentStyle().makeBody(configuration: $0)
      }
    return style.body(label, content).resolved(in: inputs)
  }
}

/// A look of labelled values, made from label and content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// What a value of this look is made of.
  associatedtype Body: View
  /// The value that is drawn.
  typealias Configuration = PartsConfiguration
  /// A value of this look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The label at the leading edge, the value at the trailing one.
public nonisolated struct DefaultLabeledContentStyle: LabeledContentStyle {
  /// The usual look.
  public init() {}
  /// The parts at both ends of a row.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.modifier(HiddenLabelModifier())
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == DefaultLabeledContentStyle {
  /// The usual look.
  public static var automatic: DefaultLabeledContentStyle { DefaultLabeledContentStyle() }
}

extension View {
  /// Sets the look of labelled values inside.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View {
    nonisolated(unsafe) let style = style
    let hidden = PartsStyle(at: \.labeledContentStyle) { style.makeBody(configuration: $0) }
    return values { $0.labeledContentStyle = hidden }
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
