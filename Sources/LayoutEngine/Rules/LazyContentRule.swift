/// The rule of content that is made when its place is known: from preferences or the geometry around.
///
/// It takes the proposal, as the decorations that use it are offered the size of what they decorate.
package struct LazyContentRule: LayoutRule {
  /// Where the content stands when it is not as large.
  package let alignment: AlignmentPair
  /// Makes the content.
  package let makeContent: () -> [LayoutNode]

  /// Content that a closure makes.
  package init(alignment: AlignmentPair, makeContent: @escaping () -> [LayoutNode]) {
    self.alignment = alignment
    self.makeContent = makeContent
  }

  /// The proposal.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    proposal.replacingUnspecified(by: .zero)
  }

  /// Every view of the content, aligned, offered the whole size.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    node.children = makeContent()
    let offered = ProposedSize(size)
    return node.children.indices.map {
      Placement(
        index: $0, origin: alignment.origin(of: node.children[$0], offered: offered, in: size),
        proposal: offered)
    }
  }

  /// The content's guides stay inside.
  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length? { nil }
}

/// The rule of a view with views beside it that are never shown, such as the items of a closed menu.
package struct FirstOnlyRule: LayoutRule {
  /// Shows the first view.
  package init() {}

  /// The first view's size.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    node.children.first?.size(proposal) ?? .zero
  }

  /// The first view.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    node.children.isEmpty ? [] : [Placement(index: 0, origin: .zero, proposal: proposal)]
  }

  /// The first view's wish.
  package func spacing(of node: LayoutNode) -> SpacingPreference {
    node.children.first?.spacing ?? .standard
  }
}
