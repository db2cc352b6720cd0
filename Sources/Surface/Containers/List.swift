import Drawing
import Geometry
import LayoutEngine

/// Rows below each other, cut off at the list's bounds.
///
/// A list takes the room that it is offered. Rows keep the distances of the theme and are as wide as
/// the list; no lines are drawn between them, as on macOS.
public nonisolated struct List<Selection: Hashable, Content: View>: View {
  let selected: (AnyHashable) -> Bool
  let content: Content

  /// The rows below each other.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    var inner = inputs.inside(.vertical)
    inner.environment.values.rows = .list
    let rows = content.resolved(in: inner).nodes.map { row($0, in: inputs) }
    let stack = inputs.node(
      "VStack", rule: StackRule(axis: .vertical, alignment: .leading, gap: 0), children: rows)
    let node = inputs.node("List", rule: ScrollRule(axes: [.vertical]), children: [stack])
    node.effect = Effect(clips: true)
    return ViewOutputs(node)
  }

  @MainActor
  private func row(_ content: LayoutNode, in inputs: ViewInputs) -> LayoutNode {
    let traits = content.traits.layoutValues[ObjectIdentifier(ListRowTraits.self)] as? ListRowTraits
    let insets = traits?.insets ?? Theme.listRowInsets
    let padded = LayoutNode(
      "padding", rule: PaddingRule(insets: insets), children: [content], wraps: true)
    let row = LayoutNode(
      "row",
      rule: FlexFrameRule(
        width: FlexFrameRule.Limits(maximum: .infinity), height: FlexFrameRule.Limits(),
        alignment: AlignmentPair(horizontal: .leading, vertical: .verticalCenter)),
      children: [padded], wraps: true)
    var background = traits?.background
    if background == nil, let tag = content.tag, selected(tag) {
      background = AnyView(
        RoundedRectangle(cornerRadius: CGFloat(Theme.controlRadius), style: .circular)
          .fill(Color.accentColor.opacity(Theme.selectionOpacity)))
    }
    guard let background else { return row }
    let ground = background.resolved(in: inputs.at(.position(-9)).inside(nil)).nodes
    return LayoutNode(
      "background", rule: DecorationRule(alignment: .center, isBackground: true),
      children: [row] + ground, wraps: true)
  }
}

extension Theme {
  static var listRowInsets: Geometry.EdgeInsets {
    Geometry.EdgeInsets(
      top: rowInsets.vertical, leading: rowInsets.horizontal, bottom: rowInsets.vertical,
      trailing: rowInsets.horizontal)
  }
}

/// What a view asks of the list around it.
struct ListRowTraits {
  var insets: Geometry.EdgeInsets?
  var background: AnyView?
}

extension List where Selection == Never {
  /// A list of given rows.
  @MainActor
  public init(@ViewBuilder content: () -> Content) {
    selected = { _ in false }
    self.content = content()
  }

  /// A list with a row for each element that carries its identity.
  @MainActor
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A list with a row for each element, whose identity is at a key path.
  @MainActor
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A list with a row for each number of a constant range.
  @MainActor
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// A list of given rows, one of which may be selected by its tag or id.
  @MainActor
  public init(selection: Binding<Selection?>, @ViewBuilder content: () -> Content) {
    selected = { tag in selection.wrappedValue.map { AnyHashable($0) == tag } ?? false }
    self.content = content()
  }

  /// A list of given rows, several of which may be selected by their tags or ids.
  @MainActor
  public init(selection: Binding<Set<Selection>>, @ViewBuilder content: () -> Content) {
    selected = { tag in
      (tag.base as? Selection).map { selection.wrappedValue.contains($0) } ?? false
    }
    self.content = content()
  }

  /// A list with a row for each element that carries its identity, one of which may be selected.
  @MainActor
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// A list with a row for each element that carries its identity, several of which may be selected.
  @MainActor
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<Selection>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list with a row for each element, whose identity is at a key path; one may be selected.
  @MainActor
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A list with a row for each element, whose identity is at a key path; several may be selected.
  @MainActor
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<Selection>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

/// A look of lists.
public nonisolated protocol ListStyle {
  /// Only the library can make one.
  var look: ListLook { get }
}

/// One of the library's looks of lists, all of which are laid out in the same way.
public nonisolated struct ListLook: Sendable {}

/// A look of lists by its name.
public nonisolated struct NamedListStyle: ListStyle {
  /// The only one.
  public var look: ListLook { ListLook() }
}

extension ListStyle where Self == NamedListStyle {
  /// The platform's usual look.
  public static var automatic: NamedListStyle { NamedListStyle() }
  /// Rows without anything around.
  public static var plain: NamedListStyle { NamedListStyle() }
  /// Rows that stand in.
  public static var inset: NamedListStyle { NamedListStyle() }
  /// Rows of a sidebar.
  public static var sidebar: NamedListStyle { NamedListStyle() }
  /// Rows with a border around.
  public static var bordered: NamedListStyle { NamedListStyle() }
  /// Rows in groups.
  public static var grouped: NamedListStyle { NamedListStyle() }
  /// Rows in groups that stand in.
  public static var insetGrouped: NamedListStyle { NamedListStyle() }
}

extension View {
  private nonisolated func listRow(_ change: @escaping (inout ListRowTraits) -> Void) -> some View {
    trait { traits in
      let key = ObjectIdentifier(ListRowTraits.self)
      var row = traits.layoutValues[key] as? ListRowTraits ?? ListRowTraits()
      change(&row)
      traits.layoutValues[key] = row
    }
  }

  /// Sets the look of lists inside; all are laid out in the same way.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }

  /// Sets the distances between a list's row and its content, in points; nil for the usual ones.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRow { $0.insets = insets?.geometry }
  }

  /// Puts a view behind a row of a list.
  public nonisolated func listRowBackground<Background: View>(
    _ view: Background?
  ) -> some View {
    nonisolated(unsafe) let background = view.map { AnyView($0) }
    return listRow { $0.background = background }
  }

  /// Accepted: lines between rows are not drawn, as on macOS.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Accepted: lines between rows are not drawn, as on macOS.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Accepted: lines between sections are not drawn, as on macOS.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
}
