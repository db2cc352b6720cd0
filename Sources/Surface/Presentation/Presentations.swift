import LayoutEngine

/// Notes that something is presented that pictures do not show.
nonisolated struct PresentationModifier: ViewModifier {
  typealias Body = Never
  let kind: String
  let isPresented: () -> Bool

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    if isPresented() { inputs.session.report(.notPictured(kind), at: inputs.identity) }
    return content.resolved(in: inputs)
  }
}

extension View {
  private nonisolated func presents(
    _ kind: String, _ isPresented: @escaping () -> Bool
  ) -> some View {
    modifier(PresentationModifier(kind: kind, isPresented: isPresented))
  }

  /// Presents a view over the window; where it is presented, a note says that it is not pictured.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents("sheet") { isPresented.wrappedValue } }

  /// Presents a view of an item over the window; where it is presented, a note says that it is not pictured.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents("sheet") { item.wrappedValue != nil } }

  /// Presents a view over the whole window; where it is presented, a note says that it is not pictured.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents("full-screen cover") { isPresented.wrappedValue } }

  /// Presents a view beside the window's content; where it is presented, a note says that it is not pictured.
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { presents("inspector") { isPresented.wrappedValue } }

  /// Presents a view beside this one; where it is presented, a note says that it is not pictured.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents("popover") { isPresented.wrappedValue } }

  /// Presents a question; where it is presented, a note says that it is not pictured.
  public nonisolated func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { presents("alert") { isPresented.wrappedValue } }

  /// Presents a question; where it is presented, a note says that it is not pictured.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { presents("alert") { isPresented.wrappedValue } }

  /// Presents a question; where it is presented, a note says that it is not pictured.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { presents("alert") { isPresented.wrappedValue } }

  /// Presents a choice; where it is presented, a note says that it is not pictured.
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View { presents("confirmation dialog") { isPresented.wrappedValue } }

  /// Presents a choice; where it is presented, a note says that it is not pictured.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { presents("confirmation dialog") { isPresented.wrappedValue } }

  /// Items of a menu that is opened beside the view; never open in a picture.
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View { self }

  /// Actions behind a row of a list; never open in a picture.
  public nonisolated func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View { self }
}

/// Whether something is shown.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable {
  /// By the platform's rule.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

/// A side along x.
public nonisolated enum HorizontalEdge: Int8, Hashable, CaseIterable, Sendable {
  /// The side where a line of text begins.
  case leading
  /// The side where a line of text ends.
  case trailing
}

/// A side along y.
public nonisolated enum VerticalEdge: Int8, Hashable, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Upper and lower sides.
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8
    /// Sides from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// Leaves what is presented; nothing is, in a picture.
public nonisolated struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Whether a view is presented over another; none is, in a picture.
public nonisolated struct PresentationMode: Sendable {
  /// It is not.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

/// How far colours stand apart.
public nonisolated enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// As far as usual.
  case standard
  /// Further than usual.
  case increased
}

/// Opens an address; nothing is opened from a picture.
public nonisolated struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

/// Whether a program is in use.
public nonisolated enum ScenePhase: Hashable, Comparable, Sendable {
  /// Not in sight.
  case background
  /// In sight and not in use.
  case inactive
  /// In use.
  case active
}

/// A class of extents.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

extension EnvironmentValues {
  /// Leaves what is presented.
  public var dismiss: DismissAction { DismissAction() }
  /// Opens an address.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// In use, in every picture.
  public var scenePhase: ScenePhase { .active }
  /// Leaves what is presented, by its earlier name.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// Nothing is being searched for.
  public var isSearching: Bool { false }
  /// The usual one.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// None, as on macOS.
  public var horizontalSizeClass: UserInterfaceSizeClass? { nil }
  /// None, as on macOS.
  public var verticalSizeClass: UserInterfaceSizeClass? { nil }
  /// Not asked for.
  public var accessibilityReduceTransparency: Bool { false }
  /// Not asked for.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
}
