/// A look of tab views.
public nonisolated struct TabViewLook: Hashable, Sendable {
  /// When dots tell which page is shown.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// Where there are several pages.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }
  let dots: IndexDisplayMode?

  /// A row of labels above the chosen tab.
  public static var automatic: TabViewLook { TabViewLook(dots: nil) }
  /// Drawn as the usual look.
  public static var sidebarAdaptable: TabViewLook { TabViewLook(dots: nil) }
  /// Drawn as the usual look.
  public static var tabBarOnly: TabViewLook { TabViewLook(dots: nil) }
  /// Drawn as the usual look.
  public static var grouped: TabViewLook { TabViewLook(dots: nil) }
  /// The chosen tab alone, with dots where there are several.
  public static var page: TabViewLook { TabViewLook(dots: .automatic) }
  /// The chosen tab alone; dots tell which one it is.
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewLook {
    TabViewLook(dots: indexDisplayMode)
  }
}

extension View {
  /// Sets the look of tab views inside.
  public nonisolated func tabViewStyle(_ style: TabViewLook) -> some View {
    values { $0.pageDots = style.dots }
  }
}
