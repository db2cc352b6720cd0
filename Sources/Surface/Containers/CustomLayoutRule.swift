package import LayoutEngine

/// The rule of a program's own layout.
///
/// Programs compute with plain numbers: a sweep is told so. What they answer is made sound: NaN and
/// negative extents count as 0, and a view that was not placed stands in the middle of the bounds,
/// as SwiftUI documents.
package final class CustomLayoutRule<Base: Layout>: LayoutRule {
  package let layout: Base
  private let direction: LayoutDirection
  private var cache: Base.Cache?

  init(layout: Base, direction: LayoutDirection) {
    self.layout = layout
    self.direction = direction
  }

  private func withSubviews<Result>(
    of node: LayoutNode, _ body: (LayoutSubviews, inout Base.Cache) -> Result
  ) -> (result: Result, recorder: PlacementRecorder) {
    let recorder = PlacementRecorder()
    let subviews = LayoutSubviews(nodes: node.children, recorder: recorder, direction: direction)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    let result = body(subviews, &cache)
    self.cache = cache
    return (result, recorder)
  }

  private func noteExtents(_ proposal: ProposedSize) {
    if (proposal.width?.slope ?? 0) != 0 || (proposal.height?.slope ?? 0) != 0 {
      FlipLog.current?.markOpaque()
    }
  }

  /// The layout's answer.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    noteExtents(proposal)
    let size = withSubviews(of: node) { subviews, cache in
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }.result
    // Infinity is an answer to an infinite offer alone.
    func sound(_ extent: CGFloat, _ offered: Length?) -> Length {
      guard extent > 0 else { return .zero }
      if extent == .infinity { return offered ?? .zero }
      return Length(Swift.min(Double(extent), Double.largestLength))
    }
    return LengthSize(
      width: sound(size.width, proposal.width), height: sound(size.height, proposal.height))
  }

  /// Where the layout put its views; those that it left out stand in the middle.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    noteExtents(proposal)
    noteExtents(ProposedSize(size))
    let bounds = CGRect(x: 0, y: 0, width: size.width.value, height: size.height.value)
    let recorder = withSubviews(of: node) { subviews, cache in
      layout.placeSubviews(
        in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }.recorder
    var placements = recorder.placements.sorted { $0.index < $1.index }
    for index in node.children.indices where recorder.counts[index] == nil {
      let offered = ProposedSize(size)
      let origin = AlignmentPair.center.origin(
        of: node.children[index], offered: offered, in: size)
      placements.append(Placement(index: index, origin: origin, proposal: offered))
    }
    return placements
  }

  /// The guide that the layout sets, else the combined ones of its views.
  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length? {
    let bounds = CGRect(x: 0, y: 0, width: size.width.value, height: size.height.value)
    let own = withSubviews(of: node) { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: ProposedViewSize(proposal),
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: ProposedViewSize(proposal),
          subviews: subviews, cache: &cache)
    }.result
    if let own, own.isFinite { return Length(Double(own)) }
    return key.merge(
      placements(in: node, size: size, offered: proposal).compactMap { placement in
        let child = node.children[placement.index]
        return child.explicitGuide(
          key, in: child.size(placement.proposal), offered: placement.proposal
        ).map { placement.origin[key.axis] + $0 }
      })
  }

  /// A layout may set any guide.
  package var ownGuides: GuideKinds { .all }

  /// The layout's wish.
  package func spacing(of node: LayoutNode) -> SpacingPreference {
    withSubviews(of: node) { layout.spacing(subviews: $0, cache: &$1) }.result.preference
  }
}
