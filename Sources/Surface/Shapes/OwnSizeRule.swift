import LayoutEngine

/// The rule of a shape that answers with a size of its own.
///
/// Programs compute with plain numbers: a sweep is told so. NaN and negative extents count as 0.
struct OwnSizeRule: LayoutRule {
  let answer: (ProposedViewSize) -> CGSize

  /// The shape's answer.
  func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    if (proposal.width?.slope ?? 0) != 0 || (proposal.height?.slope ?? 0) != 0 {
      FlipLog.current?.markOpaque()
    }
    let size = answer(ProposedViewSize(proposal))
    return LengthSize(
      width: sound(size.width, proposal.width), height: sound(size.height, proposal.height))
  }

  /// Infinity is an answer to an infinite offer alone.
  private func sound(_ extent: CGFloat, _ offered: Length?) -> Length {
    guard extent > 0 else { return .zero }
    if extent == .infinity { return offered ?? .zero }
    return Length(Swift.min(Double(extent), Double.largestLength))
  }
}
