package import Geometry

/// The layout of a window as values: what the text form prints and the laws are checked on.
package struct LayoutTree: Equatable, Sendable {
  /// Width of the window, in points.
  package var width: Double
  /// Height of the window, in points.
  package var height: Double
  /// Device pixels for each point.
  package var scale: Double
  /// The root view.
  package var root: Node

  /// One view.
  package struct Node: Equatable, Sendable {
    /// Kind of view.
    package var view: String
    /// Test identifier, else the id of its `ForEach`.
    package var id: String?
    /// Place in window coordinates, in points, not rounded, as drawn at the instant.
    package var frame: LengthRect
    /// What it shows as text.
    package var text: String?
    /// Which alternative was chosen inside of it.
    package var decision: String?
    /// What was chosen from, where the view is a `ViewThatFits`.
    package var choice: Choice?
    /// Whether it is one of a collection's views: made by a `ForEach` or named `item-…`.
    package var isItem: Bool
    /// Share of the view that shows, the product of its own and its ancestors'.
    package var opacity: Double
    /// Seconds after the last step at which it reaches its place, where it is on its way.
    package var arrival: Double?
    /// Whether its text was cut because of the room that it was offered.
    package var isTruncated: Bool
    /// Code points of its text that no font has.
    package var missing: [Unicode.Scalar]
    /// Whether what stands outside of it is cut off.
    package var clips: Bool
    /// Whether it may stand over its siblings.
    package var mayOverlap: Bool
    /// What it is allowed to break, law name to reason.
    package var allowances: [String: String]
    /// Accessibility label, value and traits.
    package var accessibility: [String: String]
    /// The views inside, in drawing order.
    package var children: [Node]
  }

  /// A decision of a `ViewThatFits`.
  package struct Choice: Equatable, Sendable {
    /// Index of the alternative that is shown.
    package var index: Int
    /// Number of alternatives.
    package var count: Int
    /// Views of a collection inside of the alternative that is shown.
    package var items: Int
    /// Most views of a collection inside of any alternative.
    package var mostItems: Int
    /// How far the alternative is too large for the room, in points; nil where it was chosen because it fits.
    package var excess: Length?
  }

  /// The tree of a laid-out window.
  package init(root: PlacedView, window: Size, scale: Double) {
    width = window.width
    height = window.height
    self.scale = scale
    self.root = withDeepStack { Node(root, opacity: 1) }
  }

  /// Every view, outer before inner, in drawing order.
  package var nodes: [Node] {
    var result: [Node] = []
    _ = root.first { node in
      result.append(node)
      return false
    }
    return result
  }

  /// The first view with the given id.
  package func node(id: String) -> Node? { root.first { $0.id == id } }
}

extension LayoutTree.Node {
  init(_ placed: PlacedView, opacity inherited: Double) {
    let node = placed.node
    view = node.name
    id = node.traits.identifier ?? node.traits.explicitID
    frame = placed.frame
    text = node.text
    decision = node.rule.decision(of: node, offered: placed.proposal)
    choice = (node.rule as? ViewThatFitsRule)?.choice(
      in: node, offered: placed.proposal, room: placed.room)
    isItem = node.isItem
    isTruncated = node.rule.isTruncated(node, offered: placed.proposal)
    missing = node.missing
    let effect = placed.effect
    arrival = placed.arrival
    opacity = inherited * placed.opacity * (effect?.opacity ?? 1)
    clips = effect?.clips ?? false
    mayOverlap = node.traits.mayOverlap
    allowances = node.traits.allowances
    accessibility = node.traits.accessibility
    children = []
    children.reserveCapacity(placed.children.count)
    for child in placed.children { children.append(LayoutTree.Node(child, opacity: opacity)) }
    // What is drawn elsewhere than it was laid out stands where it is drawn.
    if node.rule is OffsetRule || node.rule is PassThroughRule, children.count == 1 {
      frame = children[0].frame
    }
  }

  /// The first view, outer before inner, that fulfils a condition.
  package func first(where matches: (LayoutTree.Node) -> Bool) -> LayoutTree.Node? {
    // Programs may be nested deeper than a stack allows to descend.
    var waiting = [self]
    while let node = waiting.popLast() {
      if matches(node) { return node }
      waiting.append(contentsOf: node.children.reversed())
    }
    return nil
  }
}
