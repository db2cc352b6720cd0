/// A program: what its windows show.
@MainActor @preconcurrency
public protocol App {
  /// The windows.
  associatedtype Body: Scene
  /// The windows of the program.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// A program as it starts.
  @MainActor @preconcurrency init()
}

/// One or several windows.
@MainActor @preconcurrency
public protocol Scene {
  /// What the windows are made of.
  associatedtype Body: Scene
  /// The windows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Collects the windows; programs leave this to its default.
  @MainActor @preconcurrency func collectWindows(into windows: inout [SceneWindow])
}

extension Scene {
  /// The windows of the body.
  @MainActor
  public func collectWindows(into windows: inout [SceneWindow]) {
    body.collectWindows(into: &windows)
  }
}

extension Never: Scene {
  /// Nothing can come here.
  public nonisolated func collectWindows(into windows: inout [SceneWindow]) { switch self {} }
}

extension Scene where Body == Never {
  /// Scenes of the library have no body.
  public nonisolated var body: Never {
    preconditionFailure("a scene of the library has no body")
  }
}

/// A window as the runner sees it.
public struct SceneWindow {
  /// Its id, where the program gives one.
  package let id: String?
  /// Its title, where the program gives one.
  package let title: String?
  /// Its content.
  package let content: AnyView
  /// Extents that the program wants at first, in points.
  package var defaultSize: CGSize?
}

/// A kind of window.
public nonisolated struct WindowGroup<Content: View>: Scene {
  let id: String?
  let title: String?
  let content: Content

  /// A window.
  @MainActor
  public init(@ViewBuilder content: () -> Content) {
    id = nil
    title = nil
    self.content = content()
  }

  /// A window with an id.
  @MainActor
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    title = nil
    self.content = content()
  }

  /// A window with a title.
  @MainActor
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    id = nil
    self.title = title
    self.content = content()
  }

  /// A window with a title and an id.
  @MainActor
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.title = title
    self.content = content()
  }

  /// The window.
  @MainActor
  public func collectWindows(into windows: inout [SceneWindow]) {
    windows.append(SceneWindow(id: id, title: title, content: AnyView(content)))
  }
}

/// Collects the windows of a program.
@resultBuilder
public struct SceneBuilder {
  /// A single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> { TupleScene(content: (repeat each content)) }
}

/// Several scenes.
public nonisolated struct TupleScene<each Content: Scene>: Scene {
  let content: (repeat each Content)

  /// The windows of all scenes.
  @MainActor
  public func collectWindows(into windows: inout [SceneWindow]) {
    for scene in repeat each content { scene.collectWindows(into: &windows) }
  }
}

/// The default size of a window.
nonisolated struct SizedScene<Content: Scene>: Scene {
  let content: Content
  let size: CGSize

  @MainActor
  func collectWindows(into windows: inout [SceneWindow]) {
    let first = windows.count
    content.collectWindows(into: &windows)
    for index in first..<windows.count { windows[index].defaultSize = size }
  }
}

/// How windows may be resized; pictures are made at every size.
public struct WindowResizability: Sendable {
  /// By the platform's rule.
  public static var automatic: WindowResizability { WindowResizability() }
  /// Only to the content's size.
  public static var contentSize: WindowResizability { WindowResizability() }
  /// Not below the content's minimum.
  public static var contentMinSize: WindowResizability { WindowResizability() }
}

extension Scene {
  /// The size that a window has at first, in points.
  @MainActor
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    SizedScene(content: self, size: CGSize(width: width, height: height))
  }
  /// The size that a window has at first, in points.
  @MainActor
  public func defaultSize(_ size: CGSize) -> some Scene {
    SizedScene(content: self, size: size)
  }
  /// Accepted; pictures are made at every size.
  @MainActor
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}
