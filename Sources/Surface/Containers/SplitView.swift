import LayoutEngine

/// Which columns of a split view are shown.
public nonisolated enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// By the platform's rule: all of them.
  case automatic
  /// All of them.
  case all
  /// The last two.
  case doubleColumn
  /// The last one.
  case detailOnly

  var showsSidebar: Bool { self != .detailOnly }
}

extension NavigationSplitView {
  /// Two columns, of which the first may be hidden.
  @MainActor
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    showsSidebar = columnVisibility.wrappedValue.showsSidebar
  }

  /// Three columns.
  @MainActor
  public init<First: View, Second: View>(
    @ViewBuilder sidebar: () -> First, @ViewBuilder content: () -> Second,
    @ViewBuilder detail: () -> Detail
  ) where Sidebar == SidebarPair<First, Second> {
    let pair = SidebarPair(first: sidebar(), second: content())
    self.init(sidebar: { pair }, detail: detail)
  }
}

/// The first two of three columns.
public nonisolated struct SidebarPair<First: View, Second: View>: View {
  let first: First
  let second: Second

  /// The columns, each in a width of its own, with a line between them.
  @MainActor
  public var body: some View {
    HStack(spacing: 0) {
      first.modifier(ColumnModifier())
      Divider()
      second.modifier(ColumnModifier())
    }
  }
}

/// Gives a column of a split view the width that it asks for, else the theme's, and the whole height.
nonisolated struct ColumnModifier: ViewModifier {
  typealias Body = Never

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let node = content.resolved(in: inputs).single(in: inputs)
    let asked = node.traits.layoutValues[ObjectIdentifier(ColumnWidthKey.self)] as? CGFloat
    return NodeView(nodes: [node])
      .frame(width: asked ?? CGFloat(Theme.sidebarWidth))
      .frame(maxHeight: .infinity, alignment: .top)
      .resolved(in: inputs)
  }
}

nonisolated struct ColumnWidthKey: LayoutValueKey {
  static let defaultValue: CGFloat? = nil
}

extension View {
  /// The width of the split view's column that the view stands in, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    layoutValue(key: ColumnWidthKey.self, value: width)
  }

  /// The width of the split view's column that the view stands in, in points; the ideal one is taken.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    layoutValue(key: ColumnWidthKey.self, value: ideal)
  }

  /// The look of split views; all show their columns side by side.
  public nonisolated func navigationSplitViewStyle(_ style: NavigationSplitViewLook) -> some View {
    self
  }
}

/// A look of split views.
public nonisolated enum NavigationSplitViewLook: Hashable, Sendable {
  /// The looks.
  case automatic, balanced, prominentDetail
}

/// Views of which one is shown, in the form before `NavigationStack`.
public nonisolated struct NavigationView<Content: View>: View {
  let content: Content

  /// A view that shows its content.
  @MainActor
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content.
  @MainActor
  public var body: some View { content }
}
