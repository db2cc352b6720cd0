package import Geometry

/// The rule of modifiers that change nothing about size or place.
package struct PassThroughRule: LayoutRule {
  /// A rule that hands everything through.
  package init() {}

  /// The child's size.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    node.children.first?.size(proposal) ?? .zero
  }

  /// The offer.
  package func room(
    for placement: Placement, in node: LayoutNode, offered: ProposedSize
  ) -> ProposedSize { offered }
}

/// The rule of `.padding`: the child is offered what the insets leave, at least 0.
package struct PaddingRule: LayoutRule {
  /// Distance on each side, in points.
  package let insets: EdgeInsets

  /// Padding by the given insets.
  package init(insets: EdgeInsets) { self.insets = insets }

  private func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    func reduced(_ length: Length?, by inset: Double) -> Length? {
      length.map { max($0 - Length(inset), .zero) }
    }
    return ProposedSize(
      width: reduced(proposal.width, by: insets.leading + insets.trailing),
      height: reduced(proposal.height, by: insets.top + insets.bottom))
  }

  /// The child's size and the insets.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    let child = node.children[0].size(childProposal(proposal))
    return LengthSize(
      width: max(child.width + Length(insets.leading + insets.trailing), .zero),
      height: max(child.height + Length(insets.top + insets.bottom), .zero))
  }

  /// The child, moved by the leading and top inset.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    let origin = LengthPoint(x: Length(insets.leading), y: Length(insets.top))
    return [Placement(index: 0, origin: origin, proposal: childProposal(proposal))]
  }

  /// What the insets leave of the offer.
  package func room(
    for placement: Placement, in node: LayoutNode, offered: ProposedSize
  ) -> ProposedSize { childProposal(offered) }

  /// Padding replaces the child's wishes by the standard gap.
  package func spacing(of node: LayoutNode) -> SpacingPreference { .standard }
}

/// The rule of `.fixedSize()`: the child is asked for its ideal extent on the fixed axes.
package struct FixedSizeRule: LayoutRule {
  /// Whether the width is the ideal one.
  package let horizontal: Bool
  /// Whether the height is the ideal one.
  package let vertical: Bool

  /// Fixes the given axes.
  package init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  /// The child's answer.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    node.children[0].size(childProposal(proposal))
  }

  /// The child with the proposal that sized it.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    [Placement(index: 0, origin: .zero, proposal: childProposal(proposal))]
  }
}

/// The rule of `.aspectRatio(_:contentMode:)`: the child is offered the largest (fit) or smallest (fill) box of a ratio.
package struct AspectRatioRule: LayoutRule {
  /// Width divided by height; nil takes the ratio of the child's ideal size.
  package let ratio: Double?
  /// Whether the box covers the proposal instead of standing inside of it.
  package let fills: Bool

  /// The ratios that are kept; others would leave nothing of one axis.
  private static let usable = 1e-6...1e6

  /// Keeps a ratio; one beyond a million to one counts as none.
  package init(ratio: Double?, fills: Bool) {
    self.ratio = ratio.flatMap { AspectRatioRule.usable.contains($0) ? $0 : nil }
    self.fills = fills
  }

  /// Source: OpenSwiftUI AspectRatioLayout; k = min(w / r, h), an unspecified axis does not limit.
  private func childProposal(_ node: LayoutNode, _ proposal: ProposedSize) -> ProposedSize {
    if proposal.width == nil && proposal.height == nil { return proposal }
    let ideal = node.children[0].size(.ideal).value
    let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard AspectRatioRule.usable.contains(ratio) else { return proposal }
    let unlimited = fills ? Length.zero : Length.infinity
    let byWidth = proposal.width.map { $0 / ratio } ?? unlimited
    let byHeight = proposal.height ?? unlimited
    let height = fills ? max(byWidth, byHeight) : min(byWidth, byHeight)
    return ProposedSize(width: height * ratio, height: height)
  }

  /// The child's answer to the box.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    node.children[0].size(childProposal(node, proposal))
  }

  /// The child with the box that sized it.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    [Placement(index: 0, origin: .zero, proposal: childProposal(node, proposal))]
  }
}

/// The rule of `.position(x:y:)`: takes the whole proposal and centres the child on a point.
package struct PositionRule: LayoutRule {
  /// Centre of the child in the view's own coordinates, in points.
  package let center: LengthPoint

  /// Centres on the given point.
  package init(center: LengthPoint) { self.center = center }

  /// It is.
  package var movesChild: Bool { true }

  /// The proposal, the child's extent on unspecified axes.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    if let width = proposal.width, let height = proposal.height {
      return LengthSize(width: width, height: height)
    }
    return proposal.replacingUnspecified(by: node.children[0].size(proposal))
  }

  /// The child, offered the view's size, centred on the point.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    let offered = ProposedSize(size)
    let child = node.children[0].size(offered)
    let origin = LengthPoint(x: center.x - child.width / 2, y: center.y - child.height / 2)
    return [Placement(index: 0, origin: origin, proposal: offered)]
  }
}

/// The rule of `.offset(x:y:)`: the child is shown elsewhere, the layout around does not notice.
package struct OffsetRule: LayoutRule {
  /// Movement of the child, in points.
  package let offset: LengthPoint

  /// Moves by the given distances.
  package init(offset: LengthPoint) { self.offset = offset }

  /// It is.
  package var movesChild: Bool { true }

  /// The child's size.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    node.children[0].size(proposal)
  }

  /// The child, moved.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    [Placement(index: 0, origin: offset, proposal: proposal)]
  }

  /// The child's guides where it would stand without the movement.
  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length? {
    node.children[0].explicitGuide(key, in: size, offered: proposal)
  }
}

/// The rule of `.alignmentGuide(_:computeValue:)`: one guide is given by a function of the view's size.
package struct GuideRule: LayoutRule {
  /// The guide that is set.
  package let key: AlignmentKey
  /// Its place from the view's own origin.
  package let value: (LayoutNode, LengthSize, ProposedSize) -> Length

  /// The guide's kind.
  package var ownGuides: GuideKinds { key.kind }

  /// Sets a guide.
  package init(key: AlignmentKey, value: @escaping (LayoutNode, LengthSize, ProposedSize) -> Length)
  {
    self.key = key
    self.value = value
  }

  /// The child's size.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    node.children[0].size(proposal)
  }

  /// The given value for its own key, the child's for all others.
  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length? {
    let child = node.children[0]
    return key == self.key
      ? value(child, size, proposal)
      : child.explicitGuide(key, in: size, offered: proposal)
  }
}
