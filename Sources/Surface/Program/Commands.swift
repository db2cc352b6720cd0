/// Items of a program's menus, which are not pictured.
public nonisolated protocol Commands {}

/// Items that take the place of a menu's own, or stand beside them.
public nonisolated struct CommandGroup<Content: View>: Commands {
  /// Items in place of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder content: () -> Content) {}
  /// Items before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder content: () -> Content) {}
  /// Items after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder content: () -> Content) {}
}

/// A menu of the program.
public nonisolated struct CommandMenu<Content: View>: Commands {
  /// A menu with a name.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// A group of items that every program has.
public nonisolated struct CommandGroupPlacement: Sendable {
  /// Items that make something new.
  public static let newItem = CommandGroupPlacement()
  /// Items that save.
  public static let saveItem = CommandGroupPlacement()
  /// Items that undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// What the program says of itself.
  public static let appInfo = CommandGroupPlacement()
  /// The program's settings.
  public static let appSettings = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement()
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement()
}

/// Several commands.
public nonisolated struct TupleCommands: Commands {}

/// Collects the commands of a program.
@resultBuilder
public struct CommandsBuilder {
  /// Several commands.
  public static func buildBlock<each Item: Commands>(_ items: repeat each Item) -> TupleCommands {
    TupleCommands()
  }
}

extension Scene {
  /// Adds items to the program's menus, which are not pictured.
  @MainActor
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// What happens when a value changes while the program runs, which it does not in pictures.
  @MainActor
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }

  /// Where a window stands at first, which no picture shows.
  @MainActor
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
}

/// A look of window frames, which are not pictured.
public nonisolated struct WindowStyle: Sendable {
  /// The platform's usual look.
  public static let automatic = WindowStyle()
  /// Without a title bar.
  public static let hiddenTitleBar = WindowStyle()
  /// With a title bar.
  public static let titleBar = WindowStyle()
}

/// A window of which there is one.
public nonisolated struct Window<Content: View>: Scene {
  let group: WindowGroup<Content>

  /// A window with a title and an id.
  @MainActor
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, id: id, content: content)
  }

  /// The window.
  @MainActor
  public func collectWindows(into windows: inout [SceneWindow]) {
    group.collectWindows(into: &windows)
  }
}

/// The window with a program's settings; as a scene it is named `Settings`.
public nonisolated struct Settings<Content: View>: Scene {
  let group: WindowGroup<Content>

  /// A window of settings.
  @MainActor
  public init(@ViewBuilder content: () -> Content) {
    group = WindowGroup("Settings", content: content)
  }

  /// The window.
  @MainActor
  public func collectWindows(into windows: inout [SceneWindow]) {
    group.collectWindows(into: &windows)
  }
}
