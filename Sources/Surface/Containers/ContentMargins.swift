/// To which part of a scroll view a margin belongs.
public nonisolated struct ContentMarginPlacement: Equatable, Sendable {
  let movesContent: Bool
  /// To all parts.
  public static let automatic = ContentMarginPlacement(movesContent: true)
  /// To what is scrolled.
  public static let scrollContent = ContentMarginPlacement(movesContent: true)
  /// To the indicators, which are not pictured.
  public static let scrollIndicators = ContentMarginPlacement(movesContent: false)
}

extension View {
  /// Keeps what scroll views inside show away from their edges, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Keeps what scroll views inside show away from their edges, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Keeps what scroll views inside show away from their edges, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    values { values in
      guard placement.movesContent else { return }
      if edges.contains(.top) { values.scrollMargins.top = insets.top }
      if edges.contains(.bottom) { values.scrollMargins.bottom = insets.bottom }
      if edges.contains(.leading) { values.scrollMargins.leading = insets.leading }
      if edges.contains(.trailing) { values.scrollMargins.trailing = insets.trailing }
    }
  }
}
