import LayoutEngine

/// Views of which one is shown, chosen by a row of labels.
public nonisolated struct TabView<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>?
  let content: Content
  @State private var ownSelection = 0

  /// A view whose shown tab is chosen by a binding to its tag.
  @MainActor
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The labels of all tabs side by side, the chosen tab below in what is left.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    inputs.session.connect(self, in: inputs)
    let tabs = content.resolved(in: inputs.at(.position(0)).inside(nil)).nodes
    let chosen =
      selection.map { chosen in
        tabs.firstIndex { $0.tag(as: Selection.self) == chosen.wrappedValue } ?? 0
      } ?? (tabs.indices.contains(ownSelection) ? ownSelection : 0)
    let labels = tabs.enumerated().map { index, tab in
      let label = tab.traits.layoutValues[ObjectIdentifier(TabLabelKey.self)] as? [LayoutNode]
      let (selection, own) = (selection, $ownSelection)
      let value = tab.tag(as: Selection.self)
      return Segment(
        node: NodeView(nodes: label ?? []).resolved(in: inputs).single(in: inputs),
        isChosen: index == chosen,
        choose: {
          if let selection, let value {
            selection.wrappedValue = value
          } else {
            own.wrappedValue = index
          }
        })
    }
    let room = NodeView(nodes: tabs.indices.contains(chosen) ? [tabs[chosen]] : [])
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    let shown: AnyView
    if let dots = inputs.environment.withValues({ $0.pageDots }) {
      let isDotted = dots == .always || (dots == .automatic && tabs.count > 1)
      shown = AnyView(
        room.overlay(alignment: .bottom) {
          if isDotted { PageDots(count: tabs.count, chosen: chosen) }
        })
    } else {
      shown = AnyView(
        VStack(spacing: CGFloat(SpacingPreference.standardGap)) {
          Segments(segments: labels).fixedSize()
          room
        })
    }
    let node = shown.resolved(in: inputs.at(.position(1))).single(in: inputs)
    return ViewOutputs(
      LayoutNode("TabView", rule: PassThroughRule(), children: [node], wraps: true))
  }
}

/// Dots that tell which of several pages is shown.
nonisolated struct PageDots: View {
  let count: Int
  let chosen: Int

  @MainActor
  var body: some View {
    HStack(spacing: CGFloat(Theme.pageDotGap)) {
      ForEach(0..<count) { page in
        Circle().fill(Color(Theme.label, opacity: page == chosen ? 0.85 : 0.25))
          .frame(width: CGFloat(Theme.pageDotSide), height: CGFloat(Theme.pageDotSide))
      }
    }
    .padding(CGFloat(Theme.pageDotGap))
  }
}

extension Theme {
  /// Diameter of a dot for a page, in points.
  static let pageDotSide = 7.0
  /// Gap between dots for pages and below them, in points.
  static let pageDotGap = 9.0
}

extension TabView where Selection == Int {
  /// A view that shows its first tab at first.
  @MainActor
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// One view of a tab view, with its label.
public nonisolated struct Tab<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let value: AnyHashable?

  /// The content, told apart by its value.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let outputs = content.tabItem { label }.resolved(in: inputs)
    guard let value, let key = value.base as? any Hashable else { return outputs }
    return NodeView(nodes: outputs.nodes).tag(AnyHashable(key)).resolved(in: inputs)
  }
}

extension Tab where Label == Surface.Label<Text, Image> {
  /// A tab with a text that is looked up in the scene's language and a symbol.
  @MainActor
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = Surface.Label(title, systemImage: systemImage)
    value = nil
    self.content = content()
  }

  /// A tab with a value, a text that is looked up in the scene's language and a symbol.
  @MainActor
  public init<Value: Hashable>(
    _ title: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    label = Surface.Label(title, systemImage: systemImage)
    self.value = AnyHashable(value)
    self.content = content()
  }
}

enum TabLabelKey {}

/// Gives a view the label by which a tab view offers it.
nonisolated struct TabItemModifier<Label: View>: ViewModifier {
  typealias Body = Never
  let label: Label

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let outputs = content.resolved(in: inputs)
    let nodes = label.resolved(in: inputs.at(.position(-13)).inside(nil)).nodes
    for node in outputs.nodes {
      node.traits.layoutValues[ObjectIdentifier(TabLabelKey.self)] = nodes
    }
    return outputs
  }
}

extension View {
  /// Gives the view the label by which a tab view offers it.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
