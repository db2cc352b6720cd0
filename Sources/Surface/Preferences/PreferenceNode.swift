package import LayoutEngine

/// What a view does to the value of one key that comes from inside.
struct PreferenceChange {
  let key: ObjectIdentifier
  /// Makes the new value from the one that comes from inside, if there is one.
  let change: (Any?) -> Any
}

extension LayoutNode {
  /// The value that the view and those inside of it hand up, in the order of the source.
  ///
  /// Only views that the last layout showed take part, where there was one.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let change = preference as? PreferenceChange
    let id = ObjectIdentifier(key)
    let ownChange = change?.key == id ? change : nil
    var value: Key.Value?
    for index in shownInSourceOrder where children.indices.contains(index) {
      guard let next = children[index].preference(key) else { continue }
      if var sum = value {
        Key.reduce(value: &sum) { next }
        value = sum
      } else {
        value = next
      }
    }
    guard let ownChange else { return value }
    return ownChange.change(value) as? Key.Value
  }

  /// Indices of the children that are shown, in source order.
  private var shownInSourceOrder: [Int] { placedChildren?.sorted() ?? Array(children.indices) }
}

/// Something that is done after a layout, with what the layout found.
struct LayoutObserver {
  let identity: ViewIdentity
  /// Reads what is observed; gives an action where it changed.
  let observe: @MainActor (LayoutNode, Session) -> (() -> Void)?
}

extension Session {
  /// Whether some view of the program wants to know what a layout found.
  func observers(in node: LayoutNode) -> [(LayoutNode, LayoutObserver)] {
    var found: [(LayoutNode, LayoutObserver)] = []
    func collect(_ node: LayoutNode) {
      let inside = node.children
      if let placed = node.placedChildren {
        for index in placed where inside.indices.contains(index) { collect(inside[index]) }
      } else {
        for child in inside { collect(child) }
      }
      if let observer = node.preference as? LayoutObserver { found.append((node, observer)) }
    }
    collect(node)
    return found
  }

  /// The views in a window, laid out until views that observe the layout have nothing more to do.
  ///
  /// Observers whose values changed run their actions; where they did, the program is resolved and
  /// laid out again, at most eight times. A sweep is told, as state then depends on the extent in
  /// ways that no comparison shows.
  package func settle(
    _ root: LayoutNode, in window: LengthSize, resolveAgain: () -> LayoutNode
  ) -> (node: LayoutNode, placed: PlacedView) {
    withDeepStack { settleHere(root, in: window, resolveAgain: resolveAgain) }
  }

  private func settleHere(
    _ root: LayoutNode, in window: LengthSize, resolveAgain: () -> LayoutNode
  ) -> (node: LayoutNode, placed: PlacedView) {
    var node = root
    var placed = PlacedView(root: node, in: window)
    guard hasObservers || !pendingActions.isEmpty else { return (node, placed) }
    if window.width.slope != 0 || window.height.slope != 0 { FlipLog.current?.markOpaque() }
    for _ in 0..<8 {
      let actions = pendingActions + observers(in: node).compactMap { $1.observe($0, self) }
      pendingActions = []
      if actions.isEmpty { break }
      for action in actions { action() }
      node = resolveAgain()
      placed = PlacedView(root: node, in: window)
    }
    return (node, placed)
  }
}
