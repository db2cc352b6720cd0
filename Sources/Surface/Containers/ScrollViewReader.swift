/// Views that can be scrolled by a program; in a picture content stands at its start.
public nonisolated struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  /// Views made with a way to scroll them.
  @MainActor
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The views.
  @MainActor
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls the views of a reader, which pictures do not show.
public nonisolated struct ScrollViewProxy: Sendable {
  /// Does nothing: content stands at its start.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view that is made anew only where it is another one, which pictures do not show.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  let content: Content

  /// A view of a content.
  public init(content: Content) { self.content = content }

  /// The content.
  @MainActor
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view made anew only where it is another one, which pictures do not show.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
