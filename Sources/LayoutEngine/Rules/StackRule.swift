/// The rule of `HStack` and `VStack`: the least flexible view is served first, each with an equal share of what is left.
///
/// Source: `swiftui-layout` rules for stacks as audited by OpenSwiftUI (StackLayout) and described
/// by objc.io (2020-11-10): proposals go to priority groups from high to low, inside of a group in
/// order of flexibility; stacks overflow, never compress.
package struct StackRule: LayoutRule {
  /// Direction in which the views follow each other.
  package let axis: Axis
  /// The guide that is brought onto one line across the axis.
  package let alignment: AlignmentKey
  /// Gap between neighbours, in points; nil asks the views themselves.
  package let gap: Double?

  /// A stack along the given axis.
  package init(axis: Axis, alignment: AlignmentKey, gap: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.gap = gap
  }

  /// Sum of the children and gaps along the axis, span of the aligned children across it.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    guard !node.children.isEmpty else { return .zero }
    let line = StackLine(rule: self, children: node.children, proposal: proposal)
    return line.size
  }

  /// Runs the sizing again with the minor extent settled, then puts the children in a row.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    guard !node.children.isEmpty else { return [] }
    var settled = proposal
    settled[axis.other] = proposal[axis.other] ?? size[axis.other]
    return StackLine(rule: self, children: node.children, proposal: settled).placements
  }

  /// Spacer-like along both axes where there is nothing inside, else the standard.
  package func spacing(of node: LayoutNode) -> SpacingPreference {
    node.children.count == 1 ? node.children[0].spacing : .standard
  }
}

/// One measured row or column of views.
private struct StackLine {
  let rule: StackRule
  let children: [LayoutNode]
  var proposals: [ProposedSize]
  var sizes: [LengthSize]
  var gaps: [Double]

  init(rule: StackRule, children: [LayoutNode], proposal: ProposedSize) {
    self.rule = rule
    self.children = children
    gaps = children.indices.dropFirst().map { index in
      rule.gap
        ?? children[index - 1].spacing.distance(to: children[index].spacing, along: rule.axis)
    }
    var ideal = ProposedSize.ideal
    ideal[rule.axis.other] = proposal[rule.axis.other]
    proposals = Array(repeating: ideal, count: children.count)
    if let offered = proposal[rule.axis] {
      sizes = Array(repeating: .zero, count: children.count)
      distribute(offered, minor: proposal[rule.axis.other])
    } else {
      sizes = children.map { $0.size(ideal) }
    }
  }

  /// Offers each child its share, least flexible first.
  private mutating func distribute(_ offered: Length, minor: Length?) {
    func probe(_ index: Int, _ extent: Length) -> Length {
      var proposal = ProposedSize.ideal
      proposal[rule.axis] = extent
      proposal[rule.axis.other] = minor
      return children[index].size(proposal)[rule.axis]
    }
    let minimum = children.indices.map { probe($0, .zero) }
    let maximum = children.indices.map { probe($0, .infinity) }
    let groups = priorityGroups()
    var reserved = Length.zero
    for group in groups.dropFirst() {
      for index in group { reserved += minimum[index] }
    }
    var available = offered - Length(gaps.reduce(0, +)) - reserved
    for (rank, group) in groups.enumerated() {
      if rank > 0 {
        for index in group { available += minimum[index] }
      }
      let order = group.sortedStably { first, second in
        isLessFlexible(
          (minimum[first], maximum[first]), than: (minimum[second], maximum[second]))
      }
      for (served, index) in order.enumerated() {
        let share = max(available / Double(order.count - served), .zero)
        proposals[index][rule.axis] = share
        sizes[index] = children[index].size(proposals[index])
        // Infinity stays infinity, whatever is taken from it.
        if available.isFinite { available -= sizes[index][rule.axis] }
      }
    }
  }

  /// Indices of the children, grouped by priority, highest first, source order inside.
  private func priorityGroups() -> [[Int]] {
    let priorities = children.map(\.priority)
    let ranks = Set(priorities).sorted(by: >)
    guard ranks.count > 1 else { return [Array(children.indices)] }
    return ranks.map { rank in children.indices.filter { priorities[$0] == rank } }
  }

  /// Where each child's guide stands across the axis, from the child's own edge.
  private var guides: [Length] {
    children.indices.map { index in
      children[index].guide(rule.alignment, in: sizes[index], offered: proposals[index])
    }
  }

  /// Extent before the common guide line, and across the whole line.
  private func span(_ guides: [Length]) -> (before: Length, total: Length) {
    var before = guides[0]
    var after = sizes[0][rule.axis.other] - guides[0]
    for index in children.indices.dropFirst() {
      before = max(before, guides[index])
      after = max(after, sizes[index][rule.axis.other] - guides[index])
    }
    return (before, before + after)
  }

  var size: LengthSize {
    var result = LengthSize.zero
    result[rule.axis] = sizes.reduce(Length(gaps.reduce(0, +))) { $0 + $1[rule.axis] }
    result[rule.axis.other] = span(guides).total
    return result
  }

  var placements: [Placement] {
    let guides = guides
    let before = span(guides).before
    var position = Length.zero
    return children.indices.map { index in
      if index > 0 { position += Length(gaps[index - 1]) }
      var origin = LengthPoint.zero
      origin[rule.axis] = position
      origin[rule.axis.other] = before - guides[index]
      position += sizes[index][rule.axis]
      return Placement(index: index, origin: origin, proposal: proposals[index])
    }
  }
}
