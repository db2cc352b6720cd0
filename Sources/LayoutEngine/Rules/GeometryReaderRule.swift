package import Geometry

/// The rule of `GeometryReader`: takes the proposal; its content is made from its size.
package struct GeometryReaderRule: LayoutRule {
  /// Extent along an axis without a proposal, in points (OpenSwiftUI says 0, folklore 10).
  package static let idealExtent = 10.0
  /// Makes the content for a size in points.
  package let makeContent: (Size) -> [LayoutNode]

  /// A reader with the given content.
  package init(makeContent: @escaping (Size) -> [LayoutNode]) { self.makeContent = makeContent }

  /// The proposal.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    let ideal = Length(GeometryReaderRule.idealExtent)
    return LengthSize(
      width: max(proposal.width ?? ideal, .zero), height: max(proposal.height ?? ideal, .zero))
  }

  /// Every view of the content, offered the reader's size, at its top left corner.
  ///
  /// The content reads the size as plain numbers, so no comparison tells where it would differ.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    if size.width.slope != 0 || size.height.slope != 0 { FlipLog.current?.markOpaque() }
    node.children = makeContent(size.value)
    return node.children.indices.map {
      Placement(index: $0, origin: .zero, proposal: ProposedSize(size))
    }
  }

  /// The content's guides stay inside.
  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length? { nil }
}
