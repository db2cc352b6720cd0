import LayoutEngine

/// A closed menu.
public nonisolated struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  private var primaryAction: (() -> Void)?

  /// A menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A menu with a label that does something when it is tapped; steps find it by the label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
    self.primaryAction = primaryAction
  }

  /// The label on the ground of buttons; its items are not shown, steps find them by their text.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let shown = MenuGround(content: label).resolved(in: inputs.at(.position(0))).single(in: inputs)
    if let primaryAction { shown.makeControl(shown.spokenText, .button(primaryAction), in: inputs) }
    let items = content.resolved(in: inputs.at(.position(1)).inside(nil)).nodes
    let node = inputs.node("Menu", rule: FirstOnlyRule(), children: [shown] + items)
    node.traits.accessibility["label"] = shown.spokenText
    return ViewOutputs(node)
  }
}

extension Menu where Label == Text {
  /// A menu with a text that is looked up in the scene's language.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a text as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Surface.Label<Text, Image> {
  /// A menu with a text that is looked up in the scene's language and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Surface.Label(title, systemImage: systemImage) }
  }
}

/// A text that opens an address.
public nonisolated struct Link<Label: View>: View {
  let label: Label

  /// A link to an address.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label in the tint.
  @MainActor
  public var body: some View {
    label.foregroundStyle(TintShapeStyle()).accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// A link with a text that is looked up in the scene's language.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a text as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
