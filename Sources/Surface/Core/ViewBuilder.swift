import LayoutEngine

/// Collects the views of a closure, as SwiftUI's builder of the same name.
@resultBuilder
public struct ViewBuilder {
  /// A single expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first way of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// The other way of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views side by side in a builder.
public nonisolated struct TupleView<each Content: View>: View {
  /// The views.
  public let content: (repeat each Content)

  /// A tuple of views.
  public init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// The nodes of all views, each at its position.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    var nodes: [LayoutNode] = []
    var position = 0
    for view in repeat each content {
      nodes += view.resolved(in: inputs.at(.position(position))).nodes
      position += 1
    }
    return ViewOutputs(nodes)
  }
}

/// One of two views.
public nonisolated enum ConditionalContent<First: View, Second: View>: View {
  /// The condition held.
  case first(First)
  /// It did not.
  case second(Second)

  /// The nodes of the way that was taken, which is part of their identity.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    switch self {
    case .first(let view): view.resolved(in: inputs.at(.branch(0)))
    case .second(let view): view.resolved(in: inputs.at(.branch(1)))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The view's nodes, none where there is no view.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    self?.resolved(in: inputs.at(.branch(0))) ?? ViewOutputs([])
  }
}

/// A view that is not there.
public nonisolated struct EmptyView: View {
  /// Nothing.
  public init() {}

  /// No node.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs { ViewOutputs([]) }
}

/// A view whose type is hidden.
public nonisolated struct AnyView: View {
  private let resolve: @MainActor (ViewInputs) -> ViewOutputs

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    nonisolated(unsafe) let view = view
    resolve = { view.resolved(in: $0) }
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  /// The hidden view's nodes.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs { resolve(inputs) }
}

/// Views that share modifiers but no container.
public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// A group of views.
  @MainActor
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The nodes of the views inside.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs { content.resolved(in: inputs) }
}
