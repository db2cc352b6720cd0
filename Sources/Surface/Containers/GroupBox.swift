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

  /// The label above the box; the content keeps a distance to the box's edges.
  @MainActor
  public var body: some View {
    VStack(alignment: .leading, spacing: CGFloat(Theme.sectionGap)) {
      label.font(.headline)
      VStack { content }
        .padding(CGFloat(Theme.groupBoxPadding))
        .background(
          Color(Theme.label, opacity: 0.05),
          in: RoundedRectangle(cornerRadius: CGFloat(Theme.groupBoxRadius), style: .circular))
    }
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
