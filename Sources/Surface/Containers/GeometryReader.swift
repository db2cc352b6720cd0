import Geometry
import LayoutEngine

/// A view whose content is made from its size.
public nonisolated struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public let content: (GeometryProxy) -> Content

  /// Content that depends on the reader's size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// A node that asks for its content when it knows its size.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let content = content
    let inner = inputs.inside(nil)
    let spaces = inputs.environment.withValues { $0.coordinateSpaces }
    weak var reader: LayoutNode?
    inputs.session.defersContent = true
    let rule = GeometryReaderRule { size in
      // Layout runs where views are resolved, on the main actor; closures of programs need it.
      nonisolated(unsafe) var nodes: [LayoutNode] = []
      nonisolated(unsafe) let (content, inner, reader) = (content, inner, reader)
      MainActor.assumeIsolated {
        let proxy = GeometryProxy(
          node: reader, spaces: spaces, size: CGSize(width: size.width, height: size.height))
        nodes = content(proxy).resolved(in: inner).nodes
        for node in nodes { node.traits.mayOverlap = true }
      }
      return nodes
    }
    let node = inputs.node("GeometryReader", rule: rule)
    reader = node
    return ViewOutputs(node)
  }
}

/// The size and place of a view.
public nonisolated struct GeometryProxy: @unchecked Sendable {
  /// The view's size, in points.
  public let size: CGSize
  private let origin: CGPoint
  private let spaces: CoordinateSpaces

  /// The geometry of a node that is being laid out or was.
  init(node: LayoutNode?, spaces: CoordinateSpaces, size: CGSize? = nil) {
    let frame = node?.placedFrame
    if let x = frame?.origin.x, let y = frame?.origin.y, x.slope != 0 || y.slope != 0 {
      FlipLog.current?.markOpaque()
    }
    let bounds = frame.map { CGRect($0.value) } ?? .zero
    self.size = size ?? bounds.size
    origin = bounds.origin
    self.spaces = spaces
  }

  private func frame(from reference: CGPoint) -> CGRect {
    CGRect(origin: CGPoint(x: origin.x - reference.x, y: origin.y - reference.y), size: size)
  }

  /// The view's bounds in a coordinate space, in points.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The view's bounds in a coordinate space, in points; a name that nobody gave means the window.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: frame(from: .zero)
    case .local: CGRect(origin: .zero, size: size)
    case .named(let name): frame(from: spaces.origin(of: name))
    }
  }

  /// The view's bounds in a named space, in points; nil where nobody gave the name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace, let frame = spaces.frame(of: name) else {
      return nil
    }
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// A place in another view, in this view's coordinates, in points.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    let frame = anchor.node.placedFrame.map { CGRect($0.value) } ?? .zero
    return anchor.read(frame).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// A place in another view, in this view's coordinates, in points.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let point = anchor.read(anchor.node.placedFrame.map { CGRect($0.value) } ?? .zero)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// No inset: a picture has no notch.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// Coordinates that places are given in.
public nonisolated enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// Those of the window.
  case global
  /// Those of the view itself.
  case local
  /// Those of a view around that has the name.
  case named(AnyHashable)
}

/// A coordinate space by its type.
public nonisolated protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view itself.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view's own coordinates.
  public init() {}
  /// The view's own coordinates.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The window's coordinates.
  public init() {}
  /// The window's coordinates.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view around that has a name.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinates.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's coordinates.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of a view around that has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

/// The named views around a view.
package struct CoordinateSpaces: @unchecked Sendable {
  final class Space {
    weak var node: LayoutNode?
  }
  var spaces: [AnyHashable: Space] = [:]

  func frame(of name: AnyHashable) -> CGRect? {
    spaces[name]?.node?.placedFrame.map { CGRect($0.value) }
  }

  func origin(of name: AnyHashable) -> CGPoint { frame(of: name)?.origin ?? .zero }
}

/// Gives the coordinates of a view a name.
nonisolated struct CoordinateSpaceModifier: ViewModifier {
  typealias Body = Never
  let name: AnyHashable

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let space = CoordinateSpaces.Space()
    var inner = inputs
    inner.environment.values.coordinateSpaces.spaces[name] = space
    let child = content.resolved(in: inner).single(in: inputs)
    let node = LayoutNode(
      "coordinateSpace", rule: PassThroughRule(), children: [child], wraps: true)
    space.node = node
    return ViewOutputs(node)
  }
}

extension View {
  /// Gives the view's coordinates a name for the views inside.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    guard case .named(let key) = name.coordinateSpace else {
      return modifier(CoordinateSpaceModifier(name: AnyHashable(0)))
    }
    return modifier(CoordinateSpaceModifier(name: key))
  }

  /// Gives the view's coordinates a name for the views inside.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
