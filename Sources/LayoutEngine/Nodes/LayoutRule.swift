/// How a kind of view finds its size and the places of the views inside of it.
///
/// A rule speaks in lengths that may depend on a swept extent, and decides by comparing lengths
/// alone; one that must read plain numbers tells the current ``FlipLog``.
package protocol LayoutRule {
  /// The size that the view takes when it is offered `proposal`; called through ``LayoutNode/size(_:)``.
  func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize

  /// The places of the views inside, relative to the view's own top left corner.
  ///
  /// Children without a placement are not shown.
  func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement]

  /// The place of a guide that the view or one inside of it sets itself; nil where none does.
  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length?

  /// The guides that the rule may set itself, besides those of views inside.
  var ownGuides: GuideKinds { get }

  /// Whether the view is nothing but another place for its child, which a reader would name in its stead.
  var movesChild: Bool { get }

  /// The gaps that the view prefers to its neighbours.
  func spacing(of node: LayoutNode) -> SpacingPreference

  /// The layout priority of a view that states none.
  var defaultPriority: Double { get }

  /// Which alternative was taken for the given proposal, in words for the layout's text form.
  func decision(of node: LayoutNode, offered proposal: ProposedSize) -> String?

  /// What a child was offered when the view was measured, which wrappers that grow with their child
  /// do not offer again when they place it; `offered` is what the view itself was offered then.
  func room(
    for placement: Placement, in node: LayoutNode, offered: ProposedSize
  ) -> ProposedSize

  /// Whether text was cut because it did not fit the proposal.
  func isTruncated(_ node: LayoutNode, offered proposal: ProposedSize) -> Bool
}

extension LayoutRule {
  /// Places every child at the origin with the same proposal: the rule of plain wrappers.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    node.children.indices.map { Placement(index: $0, origin: .zero, proposal: proposal) }
  }

  /// Combines the guides of all placed children.
  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length? {
    let placed = placements(in: node, size: size, offered: proposal)
    return key.merge(
      placed.compactMap { placement in
        let child = node.children[placement.index]
        let childSize = child.size(placement.proposal)
        let guide = child.explicitGuide(key, in: childSize, offered: placement.proposal)
        return guide.map { placement.origin[key.axis] + $0 }
      })
  }

  /// The only child's wish, else none.
  package func spacing(of node: LayoutNode) -> SpacingPreference {
    node.children.count == 1 ? node.children[0].spacing : .standard
  }

  /// None of its own.
  package var ownGuides: GuideKinds { [] }

  /// It is not.
  package var movesChild: Bool { false }

  /// Zero.
  package var defaultPriority: Double { 0 }

  /// The same as when it is placed.
  package func room(
    for placement: Placement, in node: LayoutNode, offered: ProposedSize
  ) -> ProposedSize { placement.proposal }

  /// Nothing was decided.
  package func decision(of node: LayoutNode, offered proposal: ProposedSize) -> String? { nil }

  /// Nothing was cut.
  package func isTruncated(_ node: LayoutNode, offered proposal: ProposedSize) -> Bool { false }
}
