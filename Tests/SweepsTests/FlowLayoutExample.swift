import Foundation
import Surface

/// A flow as tutorials write it, with two faults: without a proposed width it reports none, and its
/// spacing is hidden by a local constant.
struct FlowLayoutExample: Layout {
  struct Place {
    let index: Int
    let point: CGPoint
    let size: CGSize
  }

  var spacing: CGFloat = 8

  func layout(
    _ subviews: Subviews, maxWidth: CGFloat
  ) -> (placements: [Place], height: CGFloat) {
    var placements: [Place] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    var rowHeight: CGFloat = 0
    let spacing: CGFloat = 8
    for (i, s) in subviews.enumerated() {
      let size = s.sizeThatFits(.unspecified)
      if x + size.width > maxWidth, x > 0 {
        x = 0
        y += rowHeight + spacing
        rowHeight = 0
      }
      placements.append(Place(index: i, point: CGPoint(x: x, y: y), size: size))
      x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
    return (placements, y + rowHeight)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let r = layout(subviews, maxWidth: proposal.width ?? .infinity)
    return CGSize(width: proposal.width ?? 0, height: r.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let r = layout(subviews, maxWidth: bounds.width)
    for p in r.placements {
      subviews[p.index].place(
        at: CGPoint(x: bounds.minX + p.point.x, y: bounds.minY + p.point.y),
        anchor: .topLeading, proposal: ProposedViewSize(p.size))
    }
  }
}
