import LayoutEngine

private enum TagKey {}

extension LayoutNode {
  /// The value that tells the view apart in a picker, list or tab view: its tag, else the id of its `ForEach`.
  var tag: AnyHashable? {
    if let tag = traits.layoutValues[ObjectIdentifier(TagKey.self)] as? AnyHashable { return tag }
    var step = identity
    while let current = step {
      if case .id(let id) = current.component { return id }
      step = current.parent
    }
    return nil
  }

  /// The tag as a value of a type, which may be an optional of the tag's own.
  func tag<Value>(as type: Value.Type) -> Value? { tag.flatMap { $0.base as? Value } }
}

extension View {
  /// Gives the view a value that tells it apart in a picker, list or tab view.
  public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some View {
    nonisolated(unsafe) let value = AnyHashable(tag)
    return trait { $0.layoutValues[ObjectIdentifier(TagKey.self)] = value }
  }
}
