import LayoutEngine

/// Views of which the last one that was reached is shown; a picture shows the first.
///
/// Titles and toolbars belong to the window's frame, which is not pictured.
public nonisolated struct NavigationStack<Root: View>: View {
  let root: Root
  private let isLedOn: () -> Bool

  /// A stack that shows its root.
  @MainActor
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    isLedOn = { false }
  }

  /// A stack that shows its root; where its path leads on, a note says that it is not pictured.
  @MainActor
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    isLedOn = { !path.wrappedValue.isEmpty }
  }

  /// A stack that shows its root; where its path leads on, a note says that it is not pictured.
  @MainActor
  public init<Path: Collection>(path: Binding<Path>, @ViewBuilder root: () -> Root)
  where Path.Element: Hashable {
    self.root = root()
    isLedOn = { !path.wrappedValue.isEmpty }
  }

  /// The root.
  @MainActor
  public var body: some View {
    root.modifier(
      PresentationModifier(kind: "destination of the navigation path", isPresented: isLedOn))
  }
}

/// Columns side by side.
public nonisolated struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  let sidebar: Sidebar
  let detail: Detail
  var showsSidebar = true

  /// Two columns.
  @MainActor
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  /// The sidebar in a fixed width, a line, then the detail in what is left.
  @MainActor
  public var body: some View {
    HStack(spacing: 0) {
      if showsSidebar {
        sidebar.modifier(ColumnModifier())
        Divider()
      }
      detail.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// A row that leads to another view.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label

  /// A link to a view.
  @MainActor
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A link to a view.
  @MainActor
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label.
  @MainActor
  public var body: some View { label.accessibilityAddTraits(.isLink) }
}

extension NavigationLink where Destination == Never {
  /// A link to the view of a value.
  @MainActor
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// A link to a view with a text that is looked up in the scene's language.
  @MainActor
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }

  /// A link to a view with a text that is looked up in the scene's language.
  @MainActor
  public init(_ title: LocalizedStringKey, destination: Destination) { label = Text(title) }

  /// A link to a view with a text as it is.
  @MainActor @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(title)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the view of a value with a text that is looked up in the scene's language.
  @MainActor
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    label = Text(title)
  }

  /// A link to the view of a value with a text as it is.
  @MainActor @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    label = Text(title)
  }
}

extension View {
  /// Names the window; its frame is not pictured, the name is kept in layouts.
  public nonisolated func navigationTitle(_ title: LocalizedStringKey) -> some View {
    trait { $0.accessibility["navigationTitle"] = title.plainText }
  }

  /// Names the window; its frame is not pictured, the name is kept in layouts.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    trait { $0.accessibility["navigationTitle"] = String(title) }
  }

  /// Names the window; its frame is not pictured, the name is kept in layouts.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    trait { $0.accessibility["navigationTitle"] = title.plainText }
  }

  /// Adds to the window's name, which is not pictured.
  public nonisolated func navigationSubtitle(_ title: LocalizedStringKey) -> some View {
    trait { $0.accessibility["navigationSubtitle"] = title.plainText }
  }

  /// Says what a link's value leads to; a picture shows the root.
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }

  /// Fills the window's toolbar, which is not pictured; steps find its controls.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content().toolbarViews))
  }

  /// Fills the window's toolbar, which is not pictured; steps find its controls.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: AnyView(content())))
  }
}

extension Theme {
  /// Width of a sidebar, in points.
  static let sidebarWidth = 200.0
}
