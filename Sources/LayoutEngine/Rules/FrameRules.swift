/// The rule of `.frame(width:height:)`: a given axis is fixed, the other passes through.
package struct FixedFrameRule: LayoutRule {
  /// Fixed extent along x, in points.
  package let width: Double?
  /// Fixed extent along y, in points.
  package let height: Double?
  /// Where the child stands when it is not as large.
  package let alignment: AlignmentPair

  /// A frame; nil leaves an axis as it is.
  package init(width: Double?, height: Double?, alignment: AlignmentPair) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  private func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: width.map { Length($0) } ?? proposal.width,
      height: height.map { Length($0) } ?? proposal.height)
  }

  /// The fixed extents, the child's on the other axis.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    if let width, let height { return LengthSize(width: Length(width), height: Length(height)) }
    let child = node.children[0].size(childProposal(proposal))
    return LengthSize(
      width: width.map { Length($0) } ?? child.width,
      height: height.map { Length($0) } ?? child.height)
  }

  /// The child, aligned inside.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    let offered = childProposal(proposal)
    let origin = alignment.origin(of: node.children[0], offered: offered, in: size)
    return [Placement(index: 0, origin: origin, proposal: offered)]
  }
}

/// The rule of `.frame(minWidth:idealWidth:maxWidth:…)` along each axis.
///
/// Source: OpenSwiftUI FlexFrameLayout with its tests: the child is offered
/// clamp(p ?? ideal, min, max); the result follows the proposal only where both limits are given.
package struct FlexFrameRule: LayoutRule {
  /// The limits along one axis, in points.
  package struct Limits: Equatable, Sendable {
    /// Least extent.
    package let minimum: Double?
    /// Extent where none is proposed.
    package let ideal: Double?
    /// Largest extent.
    package let maximum: Double?

    /// Limits in order: negative or NaN minima become 0, ideal and maximum are raised to what stands below them.
    package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
      func sound(_ value: Double?) -> Double? { value.flatMap { $0.isNaN ? nil : $0 } }
      let least = sound(minimum).map { Swift.max($0, 0) }
      let preferred = sound(ideal).map { Swift.max($0, least ?? 0) }
      self.minimum = least
      self.ideal = preferred
      self.maximum = sound(maximum).map { Swift.max($0, preferred ?? least ?? 0) }
    }

    func clamp(_ length: Length) -> Length {
      var result = length
      if let maximum { result = min(result, Length(maximum)) }
      if let minimum { result = max(result, Length(minimum)) }
      return result
    }

    func childProposal(_ proposal: Length?) -> Length? {
      (proposal ?? ideal.map { Length($0) }).map(clamp)
    }

    /// What the child is offered in the finished frame: its extent, or still nothing where the
    /// child's ideal extent lies strictly between the limits.
    func placementProposal(_ proposal: Length?, extent: Length) -> Length? {
      guard proposal == nil, ideal == nil else { return extent }
      let isLimited =
        (minimum.map { extent <= Length($0) } ?? false)
        || (maximum.map { extent >= Length($0) } ?? false)
      return isLimited ? extent : nil
    }

    /// The frame's own extent; the child's is asked only where the rule needs it.
    func extent(offered proposal: Length?, child: () -> Length) -> Length {
      if proposal == nil, let ideal { return Length(ideal) }
      switch (minimum, maximum) {
      case (_?, _?):
        if let proposal { return clamp(proposal) }
        return clamp(child())
      case (let least?, nil):
        let offered = childProposal(proposal) ?? .infinity
        return max(min(offered, child()), Length(least))
      case (nil, let most?):
        let own = child()
        return min(childProposal(proposal).map { max($0, own) } ?? own, Length(most))
      case (nil, nil):
        return child()
      }
    }
  }

  /// Limits along x.
  package let width: Limits
  /// Limits along y.
  package let height: Limits
  /// Where the child stands when it is not as large.
  package let alignment: AlignmentPair

  /// A frame with limits.
  package init(width: Limits, height: Limits, alignment: AlignmentPair) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// Each axis by its limits.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    let offered = ProposedSize(
      width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
    return LengthSize(
      width: width.extent(offered: proposal.width) { node.children[0].size(offered).width },
      height: height.extent(offered: proposal.height) { node.children[0].size(offered).height })
  }

  /// The offer within the limits; a frame that grew with its child offers more when it places it.
  package func room(
    for placement: Placement, in node: LayoutNode, offered: ProposedSize
  ) -> ProposedSize {
    ProposedSize(
      width: width.childProposal(offered.width), height: height.childProposal(offered.height))
  }

  /// The child, offered the frame's own size, aligned inside.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    let offered = ProposedSize(
      width: width.placementProposal(proposal.width, extent: size.width),
      height: height.placementProposal(proposal.height, extent: size.height))
    let origin = alignment.origin(of: node.children[0], offered: offered, in: size)
    return [Placement(index: 0, origin: origin, proposal: offered)]
  }
}
