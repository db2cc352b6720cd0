/// Controls side by side that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
  let content: Content

  /// A group of controls.
  @MainActor
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls without a gap.
  @MainActor
  public var body: some View { HStack(spacing: 0) { content } }
}

/// A button that shares something, which steps do not do.
public nonisolated struct ShareLink<Label: View>: View {
  let label: Label

  /// A button for an item.
  @MainActor
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label as a button.
  @MainActor
  public var body: some View {
    Button(action: {}) { label }
  }
}

extension ShareLink where Label == Surface.Label<Text, Image> {
  /// A button for an item in the platform's words.
  @MainActor
  public init<Item>(item: Item) {
    self.init("Share…", item: item)
  }

  /// A button for an item with a text that is looked up in the scene's language.
  @MainActor
  public init<Item>(_ title: LocalizedStringKey, item: Item) {
    self.init(item: item) { Surface.Label(title, systemImage: "square.and.arrow.up") }
  }
}

/// A button that begins and ends the changing of a list; steps do not change lists by it.
public nonisolated struct EditButton: View {
  /// A button in the platform's words.
  public init() {}

  /// The button.
  @MainActor
  public var body: some View {
    Button("Edit") {}
  }
}
