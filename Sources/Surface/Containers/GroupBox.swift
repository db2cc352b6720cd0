/// Views on a ground of their own, under a label.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// A box with a label.
  @MainActor
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The parts in the look of the boxes around.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let style =
      inputs.environment.withValues { $0.groupBoxStyle }
      ?? PartsStyle(at: \.groupBoxStyle) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
    return style.body(label, content).resolved(in: inputs)
  }
}

/// A look of group boxes, made from label and content.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What a box of this look is made of.
  associatedtype Body: View
  /// The box that is drawn.
  typealias Configuration = PartsConfiguration
  /// A box of this look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The label above a ground with rounded corners; the content keeps a distance to the ground's edges.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The usual look.
  public init() {}
  /// The label above the box.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: CGFloat(Theme.sectionGap)) {
      configuration.label.font(.headline)
      VStack { configuration.content }
        .padding(CGFloat(Theme.groupBoxPadding))
        .background(
          Color(Theme.label, opacity: 0.05),
          in: RoundedRectangle(cornerRadius: CGFloat(Theme.groupBoxRadius), style: .circular))
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual look.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the look of group boxes inside.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    nonisolated(unsafe) let style = style
    let hidden = PartsStyle(at: \.groupBoxStyle) { style.makeBody(configuration: $0) }
    return values { $0.groupBoxStyle = hidden }
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  @MainActor
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// A box with a text that is looked up in the scene's language.
  @MainActor
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A box with a text as it is.
  @MainActor @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
