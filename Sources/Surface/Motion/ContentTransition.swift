/// How the content of a view changes; texts change at once and their places move.
public nonisolated struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// By moving what stays.
  public static let interpolate = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// As symbols do; they stand still.
  public static func symbolEffect(_ effect: SymbolEffect = .replace) -> ContentTransition {
    ContentTransition()
  }
}

extension View {
  /// Accepted; texts change at once.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}
