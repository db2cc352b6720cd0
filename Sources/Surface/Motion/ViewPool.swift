import LayoutEngine

/// The views that a container held before, to be found again by what they are.
@MainActor
struct ViewPool {
  /// Identity, kind and number among views of equal identity and kind.
  private struct Key: Hashable {
    let identity: ViewIdentity?
    let name: String
    let ordinal: Int
  }

  /// Numbers equal views in order.
  private struct Numbering {
    private var counts: [Key: Int] = [:]

    mutating func key(of node: LayoutNode) -> Key {
      let plain = Key(identity: node.identity, name: node.name, ordinal: 0)
      let count = counts[plain, default: 0]
      counts[plain] = count + 1
      return Key(identity: node.identity, name: node.name, ordinal: count)
    }
  }

  private var views: [MovingView?]
  private var indices: [Key: Int] = [:]
  private var numbering = Numbering()

  init(_ views: [MovingView]) {
    self.views = []
    add(views)
  }

  private mutating func add(_ more: [MovingView]) {
    for view in more {
      indices[numbering.key(of: view.target.node)] = views.count
      views.append(view)
    }
  }

  /// Takes out the views that the given nodes continue; nil for nodes that continue none.
  mutating func take(_ nodes: [LayoutNode]) -> [MovingView?] {
    var numbering = Numbering()
    return nodes.map { node in
      guard let index = indices[numbering.key(of: node)] else { return nil }
      defer { views[index] = nil }
      return views[index]
    }
  }

  /// Replaces groups that were not found by the views that they held together.
  ///
  /// A group is there only where several views stand for one; with one view less there is none.
  mutating func openGroups() {
    for (index, view) in views.enumerated() {
      guard let view, view.target.node.traits.isImplicitGroup, !view.isLeaving else { continue }
      views[index] = nil
      add(view.children + view.leaving)
    }
  }

  /// The views that were not taken: those that leave now behind those that left before.
  var rest: [MovingView] {
    let rest = views.compactMap { $0 }
    return rest.filter(\.isLeaving) + rest.filter { !$0.isLeaving }
  }
}
