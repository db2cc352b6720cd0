/// The rule of a flow: views from the left, a new row where the next one would pass the offered width.
///
/// One function finds all places and the size, so measuring and placing cannot disagree. A row is
/// begun only where the current one already holds something: a view wider than the flow stands
/// alone in its row, uncut.
package struct FlowRule: LayoutRule {
  /// Gap between neighbours in a row, in points.
  package let gap: Double
  /// Gap between rows, in points.
  package let rowGap: Double

  /// A flow with the given gaps.
  package init(gap: Double, rowGap: Double) {
    self.gap = gap
    self.rowGap = rowGap
  }

  /// Places and extent of all children within `width`; nil puts them in one row.
  private func rows(
    _ node: LayoutNode, within width: Length?
  ) -> (placements: [Placement], size: LengthSize) {
    var placements: [Placement] = []
    var (x, y, rowHeight, widest) = (Length.zero, Length.zero, Length.zero, Length.zero)
    var rowIsEmpty = true
    for (index, child) in node.children.enumerated() {
      let size = child.size(.ideal)
      if !rowIsEmpty, let width, !(x + size.width).fits(in: width) {
        y += rowHeight + Length(rowGap)
        (x, rowHeight, rowIsEmpty) = (.zero, .zero, true)
      }
      placements.append(
        Placement(
          index: index, origin: LengthPoint(x: x, y: y), proposal: ProposedSize(size)))
      widest = max(widest, x + size.width)
      rowHeight = max(rowHeight, size.height)
      x += size.width + Length(gap)
      rowIsEmpty = false
    }
    return (placements, LengthSize(width: widest, height: y + rowHeight))
  }

  /// As wide as the widest row but never wider than offered, as high as all rows.
  ///
  /// A view that is wider than the offer stands out: were the flow to grow with it, a container
  /// that grew along would offer more when it places the flow, and the other rows would wrap anew.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    var size = rows(node, within: proposal.width).size
    if let width = proposal.width { size.width = min(size.width, max(width, .zero)) }
    return size
  }

  /// The children row by row; each is offered its ideal size.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    rows(node, within: proposal.width).placements
  }
}
