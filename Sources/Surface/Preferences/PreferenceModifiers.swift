import LayoutEngine

/// Changes the value of a key that comes from inside of a view.
nonisolated struct PreferenceModifier: ViewModifier {
  typealias Body = Never
  let key: ObjectIdentifier
  let change: @MainActor (LayoutNode, Any?) -> Any

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let (key, change) = (key, change)
    return content.resolved(in: inputs).map { child in
      let node = LayoutNode("preference", rule: PassThroughRule(), children: [child], wraps: true)
      node.preference = PreferenceChange(key: key) { value in
        nonisolated(unsafe) var result: Any = ()
        nonisolated(unsafe) let (value, child) = (value, child)
        MainActor.assumeIsolated { result = change(child, value) }
        return result
      }
      return node
    }
  }
}

/// Runs an action after a layout in which a value differs from the one before.
nonisolated struct ObserverModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let name: String
  /// Whether the action runs for the first value too.
  let initial: Bool
  let read: @MainActor (LayoutNode) -> Value
  let action: (Value, Value) -> Void

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let place = inputs.at(.position(-10))
    inputs.session.hasObservers = true
    let (initial, read, action) = (initial, read, action)
    var outputs = content.resolved(in: place)
    let child = outputs.single(in: place)
    let node = LayoutNode(name, rule: PassThroughRule(), children: [child], wraps: true)
    inputs.session.keep(place.identity)
    node.preference = LayoutObserver(identity: place.identity) { node, session in
      let value = read(node)
      let before: Value? = session.exchange(value, for: place.identity)
      guard before == nil ? initial : before != value else { return nil }
      return { action(before ?? value, value) }
    }
    outputs.nodes = [node]
    return outputs
  }
}

/// A view made from the value of a key that comes from inside of another view.
nonisolated struct PreferenceReader<Key: PreferenceKey, Decoration: View>: ViewModifier {
  typealias Body = Never
  let alignment: Alignment
  let isBackground: Bool
  let make: (Key.Value) -> Decoration

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let child = content.resolved(in: inputs).single(in: inputs)
    let inner = inputs.at(.position(-11)).inside(nil)
    let make = make
    let rule = LazyContentRule(alignment: alignment.pair) {
      nonisolated(unsafe) var nodes: [LayoutNode] = []
      nonisolated(unsafe) let (child, inner, make) = (child, inner, make)
      MainActor.assumeIsolated {
        let value = child.preference(Key.self) ?? Key.defaultValue
        nodes = make(value).resolved(in: inner).nodes
        for node in nodes { node.traits.mayOverlap = true }
      }
      return nodes
    }
    let decoration = inputs.node("PreferenceReader", rule: rule)
    return ViewOutputs(
      LayoutNode(
        isBackground ? "background" : "overlay",
        rule: DecorationRule(alignment: .center, isBackground: isBackground),
        children: [child, decoration], wraps: true))
  }
}

extension View {
  /// Hands a value to the views around, in place of what views inside hand up.
  public nonisolated func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    nonisolated(unsafe) let value = value
    return modifier(PreferenceModifier(key: ObjectIdentifier(key)) { _, _ in value })
  }

  /// Changes the value that views inside hand up.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    nonisolated(unsafe) let callback = callback
    return modifier(
      PreferenceModifier(key: ObjectIdentifier(key)) { _, value in
        var result = value as? Key.Value ?? Key.defaultValue
        callback(&result)
        return result
      })
  }

  /// Runs an action when the value that views inside hand up changed, after the layout that found it.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(
      ObserverModifier<Key.Value>(
        name: "onPreferenceChange", initial: true,
        read: { $0.preference(Key.self) ?? Key.defaultValue }, action: { _, new in action(new) }))
  }

  /// Puts a view that is made from a value of this one in front of it.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Decoration: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Decoration
  ) -> some View {
    modifier(
      PreferenceReader<Key, Decoration>(
        alignment: alignment, isBackground: false, make: transform))
  }

  /// Puts a view that is made from a value of this one behind it.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Decoration: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Decoration
  ) -> some View {
    modifier(
      PreferenceReader<Key, Decoration>(alignment: alignment, isBackground: true, make: transform))
  }

  /// Hands a value made from a place in the view to the views around.
  public nonisolated func anchorPreference<Key: PreferenceKey, Value>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    nonisolated(unsafe) let (transform, value) = (transform, value)
    return modifier(
      PreferenceModifier(key: ObjectIdentifier(key)) { node, _ in
        transform(Anchor(node: node, read: value.read))
      })
  }

  /// Changes the value that views inside hand up by a place in the view.
  public nonisolated func transformAnchorPreference<Key: PreferenceKey, Value>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    nonisolated(unsafe) let (transform, value) = (transform, value)
    return modifier(
      PreferenceModifier(key: ObjectIdentifier(key)) { node, inner in
        var result = inner as? Key.Value ?? Key.defaultValue
        transform(&result, Anchor(node: node, read: value.read))
        return result
      })
  }

  /// Runs an action when something about the view's geometry changed, after the layout that found it.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    modifier(GeometryObserver(transform: transform) { _, new in action(new) })
  }

  /// Runs an action when something about the view's geometry changed, after the layout that found it.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(GeometryObserver(transform: transform, action: action))
  }
}

/// Runs an action when something about a view's geometry changed.
nonisolated struct GeometryObserver<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let (transform, spaces) = (transform, inputs.environment.withValues { $0.coordinateSpaces })
    let observer = ObserverModifier<Value>(
      name: "onGeometryChange", initial: true,
      read: { node in transform(GeometryProxy(node: node, spaces: spaces)) }, action: action)
    return observer.resolved(content, in: inputs)
  }
}

/// A place in a view that another view can ask for in its own coordinates.
public nonisolated struct Anchor<Value> {
  /// Which place of a view is meant.
  public struct Source {
    let read: (CGRect) -> Value
  }
  let node: LayoutNode
  let read: (CGRect) -> Value
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }
  /// A rectangle in the view's coordinates, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in shares of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
    }
  }
  /// A point in the view's coordinates, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
