/// The rule of `ScrollView`: the proposal along its axes, the content's extent across them.
///
/// Source: swiftuifieldguide (ScrollView); the content is offered its ideal extent along the
/// scrolled axes and shown from its start.
package struct ScrollRule: LayoutRule {
  /// The axes along which content may be longer than the view.
  package let axes: [Axis]

  /// A view that scrolls along the given axes.
  package init(axes: [Axis]) { self.axes = axes }

  private func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    var offered = proposal
    for axis in axes { offered[axis] = nil }
    return offered
  }

  /// The offer along the scrolled axes, the content's extent across and where nothing is offered.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    let content = node.children[0].size(childProposal(proposal))
    var size = content
    for axis in axes {
      if let offered = proposal[axis] { size[axis] = max(offered, .zero) }
    }
    return size
  }

  /// The content at the start of the view.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    [Placement(index: 0, origin: .zero, proposal: childProposal(proposal))]
  }
}
