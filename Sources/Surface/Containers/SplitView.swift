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

/// Gives a column of a split view its width and the whole height.
nonisolated struct ColumnModifier: ViewModifier {
  @MainActor
  func body(content: Content) -> some View {
    ColumnLayout { content }.frame(maxHeight: .infinity, alignment: .top)
  }
}

/// The width that a column asks for by a layout value, else the theme's.
nonisolated struct ColumnLayout: Layout {
  private func width(_ subviews: Subviews) -> CGFloat {
    subviews.lazy.compactMap { $0[ColumnWidthKey.self] }.first ?? CGFloat(Theme.sidebarWidth)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let offered = ProposedViewSize(width: width(subviews), height: proposal.height)
    let heights = subviews.map { $0.sizeThatFits(offered).height }
    return CGSize(width: width(subviews), height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: bounds.origin,
        proposal: ProposedViewSize(width: bounds.width, height: proposal.height))
    }
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

/// Views side by side, with a line between them.
public nonisolated struct HSplitView<Content: View>: View {
  let content: Content

  /// Views side by side.
  @MainActor
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A row without gaps.
  @MainActor
  public var body: some View { HStack(spacing: 1) { content } }
}

/// Views below each other, with a line between them.
public nonisolated struct VSplitView<Content: View>: View {
  let content: Content

  /// Views below each other.
  @MainActor
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A column without gaps.
  @MainActor
  public var body: some View { VStack(spacing: 1) { content } }
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
