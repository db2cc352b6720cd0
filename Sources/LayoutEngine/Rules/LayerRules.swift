/// The rule of `.overlay` and `.background`: the first child decides, the others get its size.
package struct DecorationRule: LayoutRule {
  /// Where a decoration stands on the first child.
  package let alignment: AlignmentPair
  /// Whether the decorations are drawn before the first child.
  package let isBackground: Bool

  /// Decorations in front of or behind the first child.
  package init(alignment: AlignmentPair, isBackground: Bool) {
    self.alignment = alignment
    self.isBackground = isBackground
  }

  /// The first child's size.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    node.children[0].size(proposal)
  }

  /// The first child and, aligned on it as one layered group, the decorations.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    let primary = Placement(index: 0, origin: .zero, proposal: proposal)
    let offered = ProposedSize(size)
    let decorations = node.children.indices.dropFirst().map { index in
      Placement(
        index: index,
        origin: alignment.origin(of: node.children[index], offered: offered, in: size),
        proposal: offered)
    }
    return isBackground ? decorations + [primary] : [primary] + decorations
  }

  /// The offer for the first child, its size for the decorations.
  package func room(
    for placement: Placement, in node: LayoutNode, offered: ProposedSize
  ) -> ProposedSize { placement.index == 0 ? offered : placement.proposal }

  /// The first child's guides; decorations have none that anybody outside sees.
  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length? {
    node.children[0].explicitGuide(key, in: size, offered: proposal)
  }

  /// The first child's wishes.
  package func spacing(of node: LayoutNode) -> SpacingPreference { node.children[0].spacing }
}

/// The rule of `ZStack`: every child is offered the same, the stack is as large as their aligned union.
package struct LayeredRule: LayoutRule {
  /// The guides that are brought onto each other.
  package let alignment: AlignmentPair

  /// Layers aligned by the given guides.
  package init(alignment: AlignmentPair) { self.alignment = alignment }

  private func origins(
    _ node: LayoutNode, _ proposal: ProposedSize
  ) -> (origins: [LengthPoint], size: LengthSize) {
    guard !node.children.isEmpty else { return ([], .zero) }
    var guides: [LengthPoint] = []
    var before = LengthPoint.zero
    var after = LengthPoint.zero
    for (index, child) in node.children.enumerated() {
      let size = child.size(proposal)
      let guide = LengthPoint(
        x: child.guide(alignment.horizontal, in: size, offered: proposal),
        y: child.guide(alignment.vertical, in: size, offered: proposal))
      let rest = LengthPoint(x: size.width - guide.x, y: size.height - guide.y)
      before =
        index == 0 ? guide : LengthPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
      after = index == 0 ? rest : LengthPoint(x: max(after.x, rest.x), y: max(after.y, rest.y))
      guides.append(guide)
    }
    return (
      guides.map { LengthPoint(x: before.x - $0.x, y: before.y - $0.y) },
      LengthSize(width: before.x + after.x, height: before.y + after.y)
    )
  }

  /// The union of the aligned children.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    origins(node, proposal).size
  }

  /// The children on their common guides.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    origins(node, proposal).origins.enumerated().map { index, origin in
      Placement(index: index, origin: origin, proposal: proposal)
    }
  }
}
