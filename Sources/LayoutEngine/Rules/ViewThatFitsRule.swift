/// The rule of `ViewThatFits`: the first child whose ideal size fits the proposal on the constrained axes.
///
/// Apple documents the choice by ideal size; the comparison includes ties, the last child is taken
/// when none fits, and an axis without a proposal does not constrain (both undocumented, chosen here).
package struct ViewThatFitsRule: LayoutRule {
  /// The axes on which a child has to fit.
  package let axes: [Axis]

  /// A choice constrained on the given axes.
  package init(axes: [Axis]) { self.axes = axes }

  /// Index of the child that is shown; nil where there is none.
  package func chosen(in node: LayoutNode, offered proposal: ProposedSize) -> Int? {
    guard let last = node.children.indices.last else { return nil }
    return node.children.indices.first { index in
      let ideal = node.children[index].size(.ideal)
      return axes.allSatisfy { axis in
        proposal[axis].map { ideal[axis].fits(in: $0) } ?? true
      }
    } ?? last
  }

  /// The chosen child's answer to the same proposal.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    chosen(in: node, offered: proposal).map { node.children[$0].size(proposal) } ?? .zero
  }

  /// The chosen child alone.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    chosen(in: node, offered: proposal).map {
      [Placement(index: $0, origin: .zero, proposal: proposal)]
    } ?? []
  }

  /// What was chosen when the view was placed, with how far it is too large for the room that there
  /// was when the view was measured, and the collection views inside of the alternatives.
  package func choice(
    in node: LayoutNode, offered proposal: ProposedSize, room: ProposedSize
  ) -> LayoutTree.Choice? {
    chosen(in: node, offered: proposal).map { index in
      let ideal = node.children[index].size(.ideal)
      let excesses = axes.compactMap { axis in
        room[axis].flatMap { ideal[axis].fits(in: $0) ? nil : ideal[axis] - $0 }
      }
      return LayoutTree.Choice(
        index: index, count: node.children.count, items: node.children[index].itemsInside,
        mostItems: node.children.map(\.itemsInside).max() ?? 0, excess: excesses.first)
    }
  }

  /// Such as `alternative 3 of 7`.
  package func decision(of node: LayoutNode, offered proposal: ProposedSize) -> String? {
    chosen(in: node, offered: proposal).map { "alternative \($0 + 1) of \(node.children.count)" }
  }
}
