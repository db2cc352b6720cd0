import Geometry
import LayoutEngine
import Surface

/// Centres views on places in shares of the bounds.
///
/// What a `GeometryReader` with `.position` does, as a rule on lengths, which sweeps follow exactly.
nonisolated struct MarkerLayout: EngineLayout {
  /// Centre of each view, 0…1 along both axes.
  let places: [Point]

  var exactRule: ExactRule? {
    ExactRule(name: "markers", rule: MarkerRule(places: places), axis: nil)
  }
}

/// The rule of marker layouts: takes the proposal, centres each child in its ideal size.
struct MarkerRule: LayoutRule {
  let places: [Point]

  func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    let ideal = Length(FillingRule.idealExtent)
    return LengthSize(
      width: max(proposal.width ?? ideal, .zero), height: max(proposal.height ?? ideal, .zero))
  }

  func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    zip(node.children.indices, places).map { index, place in
      let child = node.children[index].size(.ideal)
      // Details of a drawing are counted from its left edge, whatever the direction of lines.
      let x = node.isRightToLeft ? 1 - place.x : place.x
      return Placement(
        index: index,
        origin: LengthPoint(
          x: size.width * x - child.width / 2, y: size.height * place.y - child.height / 2),
        proposal: .ideal)
    }
  }
}
