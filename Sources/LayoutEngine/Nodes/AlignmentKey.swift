/// Which line of a view is brought onto the same line of its neighbours.
package struct AlignmentKey: Hashable {
  /// How several explicit guides inside of one container become the container's own.
  package enum Merge: Hashable {
    /// The first along the axis, as for first baselines.
    case smallest
    /// The last along the axis, as for last baselines.
    case largest
    /// Their mean, SwiftUI's default combination.
    case mean
  }

  /// The axis across which the guide measures.
  package let axis: Axis
  /// Distinguishes keys of one axis.
  package let id: AnyHashable
  /// Combination of several guides.
  package let mergeRule: Merge
  /// Which kind of guide it is.
  package let kind: GuideKinds
  /// The guide of a view that sets none, from the size of the view.
  package let defaultValue: (LengthSize) -> Length

  /// A key.
  package init(
    axis: Axis, id: AnyHashable, merge: Merge = .mean, kind: GuideKinds = .others,
    defaultValue: @escaping (LengthSize) -> Length
  ) {
    self.axis = axis
    self.id = id
    self.mergeRule = merge
    self.kind = kind
    self.defaultValue = defaultValue
  }

  /// Combines the explicit guides of the views in a container; nil where there is none.
  package func merge(_ values: [Length]) -> Length? {
    guard let first = values.first else { return nil }
    guard values.count > 1 else { return first }
    return switch mergeRule {
    case .smallest: values.dropFirst().reduce(first) { min($0, $1) }
    case .largest: values.dropFirst().reduce(first) { max($0, $1) }
    case .mean: values.dropFirst().reduce(first, +) / Double(values.count)
    }
  }

  /// Whether both are the same guide.
  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.axis == b.axis && a.id == b.id
  }

  /// Feeds axis and id.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(id)
  }
}

extension AlignmentKey {
  /// The leading edge.
  package static var leading: AlignmentKey {
    AlignmentKey(axis: .horizontal, id: "leading") { _ in .zero }
  }
  /// The middle along x.
  package static var horizontalCenter: AlignmentKey {
    AlignmentKey(axis: .horizontal, id: "center") { $0.width / 2 }
  }
  /// The trailing edge.
  package static var trailing: AlignmentKey {
    AlignmentKey(axis: .horizontal, id: "trailing") { $0.width }
  }
  /// The top edge.
  package static var top: AlignmentKey { AlignmentKey(axis: .vertical, id: "top") { _ in .zero } }
  /// The middle along y.
  package static var verticalCenter: AlignmentKey {
    AlignmentKey(axis: .vertical, id: "center") { $0.height / 2 }
  }
  /// The bottom edge.
  package static var bottom: AlignmentKey {
    AlignmentKey(axis: .vertical, id: "bottom") { $0.height }
  }
  /// The baseline of the first line of text; the bottom edge of what has no text.
  package static var firstTextBaseline: AlignmentKey {
    AlignmentKey(
      axis: .vertical, id: "firstTextBaseline", merge: .smallest, kind: .textBaselines
    ) { $0.height }
  }
  /// The baseline of the last line of text; the bottom edge of what has no text.
  package static var lastTextBaseline: AlignmentKey {
    AlignmentKey(
      axis: .vertical, id: "lastTextBaseline", merge: .largest, kind: .textBaselines
    ) { $0.height }
  }
}

/// A guide along each axis.
package struct AlignmentPair: Hashable {
  /// Guide along x.
  package var horizontal: AlignmentKey
  /// Guide along y.
  package var vertical: AlignmentKey

  /// Centre on centre.
  package static var center: AlignmentPair {
    AlignmentPair(horizontal: .horizontalCenter, vertical: .verticalCenter)
  }

  /// A pair of guides.
  package init(horizontal: AlignmentKey, vertical: AlignmentKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The place of a child that brings its guides onto those of a box of the given size.
  package func origin(
    of child: LayoutNode, offered proposal: ProposedSize, in box: LengthSize
  ) -> LengthPoint {
    let size = child.size(proposal)
    return LengthPoint(
      x: horizontal.defaultValue(box) - child.guide(horizontal, in: size, offered: proposal),
      y: vertical.defaultValue(box) - child.guide(vertical, in: size, offered: proposal))
  }
}
