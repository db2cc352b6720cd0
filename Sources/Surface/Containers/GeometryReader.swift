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
    let rule = GeometryReaderRule { size in
      // Layout runs where views are resolved, on the main actor; closures of programs need it.
      nonisolated(unsafe) var nodes: [LayoutNode] = []
      nonisolated(unsafe) let (content, inner) = (content, inner)
      MainActor.assumeIsolated {
        let proxy = GeometryProxy(size: CGSize(width: size.width, height: size.height))
        nodes = content(proxy).resolved(in: inner).nodes
        for node in nodes { node.traits.mayOverlap = true }
      }
      return nodes
    }
    return ViewOutputs(inputs.node("GeometryReader", rule: rule))
  }
}

/// The size of a geometry reader.
public nonisolated struct GeometryProxy: Sendable {
  /// The reader's size, in points.
  public let size: CGSize

  /// The reader's bounds in its own coordinates, in points; other spaces are not kept.
  public func frame(in space: LocalCoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// No inset: a picture has no notch.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// The coordinate space of the view itself.
public nonisolated struct LocalCoordinateSpace: Sendable {
  /// The view's own coordinates.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
