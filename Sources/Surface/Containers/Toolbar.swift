import LayoutEngine

/// Items of a window's toolbar.
public nonisolated protocol ToolbarContent {
  /// The items as views, for steps that use their controls.
  var toolbarViews: AnyView { get }
}

/// An item of a window's toolbar.
public nonisolated struct ToolbarItem<Content: View>: ToolbarContent {
  let content: Content

  /// An item at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The item.
  public var toolbarViews: AnyView { AnyView(content) }
}

/// Several items of a window's toolbar.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let content: Content

  /// Items at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The items.
  public var toolbarViews: AnyView { AnyView(content) }
}

/// Where an item of a toolbar stands.
public nonisolated struct ToolbarItemPlacement: Sendable {
  /// By the platform's rule.
  public static let automatic = ToolbarItemPlacement()
  /// In the middle.
  public static let principal = ToolbarItemPlacement()
  /// At the leading edge.
  public static let navigation = ToolbarItemPlacement()
  /// The item that a person most likely wants.
  public static let primaryAction = ToolbarItemPlacement()
  /// Further items.
  public static let secondaryAction = ToolbarItemPlacement()
  /// The item that finishes a task.
  public static let confirmationAction = ToolbarItemPlacement()
  /// The item that leaves a task.
  public static let cancellationAction = ToolbarItemPlacement()
  /// The item that removes something.
  public static let destructiveAction = ToolbarItemPlacement()
  /// An item that tells of a state.
  public static let status = ToolbarItemPlacement()
  /// Below the content, on phones.
  public static let bottomBar = ToolbarItemPlacement()
  /// At the leading end of the top bar, on phones.
  public static let topBarLeading = ToolbarItemPlacement()
  /// At the trailing end of the top bar, on phones.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// The earlier name of ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// The earlier name of ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// Above the keyboard, on phones.
  public static let keyboard = ToolbarItemPlacement()
}

/// Collects the items of a toolbar.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Several items.
  public static func buildBlock<each Item: ToolbarContent>(
    _ items: repeat each Item
  ) -> some ToolbarContent {
    var views: [AnyView] = []
    for item in repeat each items { views.append(item.toolbarViews) }
    return ToolbarItems(views: views)
  }
  /// An `if` without `else`.
  public static func buildIf<Item: ToolbarContent>(_ item: Item?) -> some ToolbarContent {
    ToolbarItems(views: item.map { [$0.toolbarViews] } ?? [])
  }
  /// The first way of an `if`.
  public static func buildEither<Item: ToolbarContent>(first: Item) -> ToolbarItems {
    ToolbarItems(views: [first.toolbarViews])
  }
  /// The other way of an `if`.
  public static func buildEither<Item: ToolbarContent>(second: Item) -> ToolbarItems {
    ToolbarItems(views: [second.toolbarViews])
  }
}

/// Items of a toolbar.
public nonisolated struct ToolbarItems: ToolbarContent {
  let views: [AnyView]
  /// The items.
  public var toolbarViews: AnyView { AnyView(ForEach(0..<views.count) { views[$0] }) }
}

/// Keeps views that are not pictured beside those that are, so that steps find their controls.
nonisolated struct ToolbarModifier: ViewModifier {
  typealias Body = Never
  let content: AnyView

  @MainActor
  func resolved<Content: View>(_ modified: Content, in inputs: ViewInputs) -> ViewOutputs {
    let shown = modified.resolved(in: inputs).single(in: inputs)
    let items = content.resolved(in: inputs.at(.position(-12)).inside(nil)).nodes
    return ViewOutputs(
      LayoutNode("toolbar", rule: FirstOnlyRule(), children: [shown] + items, wraps: true))
  }
}
