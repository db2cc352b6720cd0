import Geometry
package import LayoutEngine

/// A container that measures and places its views itself.
public nonisolated protocol Layout {
  /// What is kept between measuring and placing.
  associatedtype Cache = Void
  /// The views inside.
  typealias Subviews = LayoutSubviews

  /// Properties that do not depend on the views inside.
  static var layoutProperties: LayoutProperties { get }

  /// A cache for the given views.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings a cache up to date after the views changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The size that the container takes when it is offered `proposal`.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each view once, in the coordinates of `bounds`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// A guide along x that the container sets itself.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// A guide along y that the container sets itself.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The gaps that the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The library's own rule for the container, which sweeps can follow exactly; nil for programs' layouts.
  var exactRule: ExactRule? { get }
}

/// A rule of the layout engine behind a container.
public struct ExactRule {
  package let name: String
  package let rule: any LayoutRule
  package let axis: LayoutEngine.Axis?
  package init(name: String, rule: any LayoutRule, axis: LayoutEngine.Axis?) {
    self.name = name
    self.rule = rule
    self.axis = axis
  }
}

extension Layout {
  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// None.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// None.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The standard gaps.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// None: what a program computes with plain numbers is swept pixel by pixel.
  public var exactRule: ExactRule? { nil }

  /// The container with views inside.
  @MainActor
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// Properties of a layout that do not depend on the views inside.
public nonisolated struct LayoutProperties: Sendable {
  /// The axis along which spacers inside stretch.
  public var stackOrientation: Axis?
  /// Properties of no stack.
  public init() {}
}

/// What a container offers a view: nil asks for the ideal extent, 0 for the minimum, infinity for the maximum.
public nonisolated struct ProposedViewSize: Hashable, Sendable {
  /// Offered width, in points.
  public var width: CGFloat?
  /// Offered height, in points.
  public var height: CGFloat?

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// A proposal from its extents.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  package init(_ proposal: ProposedSize) {
    self.init(
      width: proposal.width.map { CGFloat($0.value) },
      height: proposal.height.map { CGFloat($0.value) })
  }

  /// The proposal with NaN counted as not given.
  package var proposedSize: ProposedSize {
    func sound(_ extent: CGFloat?) -> Length? {
      extent.flatMap { extent in
        guard !extent.isNaN else { return nil }
        return extent == .infinity ? .infinity : Length(Double(extent).sound ?? 0)
      }
    }
    return ProposedSize(width: sound(width), height: sound(height))
  }

  /// The size with extents that are not given replaced.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The gaps that a view prefers.
public nonisolated struct ViewSpacing: Sendable {
  var preference: SpacingPreference

  /// The standard gaps.
  public init() { preference = .standard }
  init(_ preference: SpacingPreference) { self.preference = preference }

  /// No gap.
  public static let zero = ViewSpacing(.none)

  /// The gap to the view after this one, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(
      preference.distance(
        to: next.preference, along: axis == .horizontal ? .horizontal : .vertical))
  }

  /// Takes over the larger wishes of another view.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func larger(_ a: Double?, _ b: Double?) -> Double? {
      guard let a, let b else { return a ?? b }
      return Swift.max(a, b)
    }
    preference = SpacingPreference(
      horizontal: larger(preference.horizontal, other.preference.horizontal),
      vertical: larger(preference.vertical, other.preference.vertical))
  }

  /// The gaps with the larger wishes of both views.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}

/// The views inside of a layout.
public nonisolated struct LayoutSubviews: RandomAccessCollection {
  package let nodes: [LayoutNode]
  package let recorder: PlacementRecorder
  /// Direction in which lines run; places are counted from the leading side in both.
  public var layoutDirection: LayoutDirection

  package init(nodes: [LayoutNode], recorder: PlacementRecorder, direction: LayoutDirection) {
    self.nodes = nodes
    self.recorder = recorder
    layoutDirection = direction
  }

  /// Index of the first view.
  public var startIndex: Int { 0 }
  /// Number of views.
  public var endIndex: Int { nodes.count }

  /// A view.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], index: index, recorder: recorder)
  }
}

/// Where a layout put its views.
package final class PlacementRecorder {
  /// The placements in the order in which they were made.
  package var placements: [Placement] = []
  /// How often each view was placed.
  package var counts: [Int: Int] = [:]
  package init() {}
}

/// One view inside of a layout.
public nonisolated struct LayoutSubview {
  package let node: LayoutNode
  let index: Int
  let recorder: PlacementRecorder

  /// How far a container gives way for the view before others.
  public var priority: Double { node.priority }
  /// The gaps that the view prefers.
  public var spacing: ViewSpacing { ViewSpacing(node.spacing) }

  /// A value that a program attached to the view.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.traits.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// The size that the view takes when it is offered `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = node.size(proposal.proposedSize).value
    return CGSize(width: size.width, height: size.height)
  }

  /// The size and guides of the view when it is offered `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let offered = proposal.proposedSize
    return ViewDimensions(node: node, size: node.size(offered), proposal: offered)
  }

  /// Puts a point of the view onto a point of the container's coordinates.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let offered = proposal.proposedSize
    let size = node.size(offered)
    func origin(_ position: CGFloat, _ share: CGFloat, _ extent: Length) -> Length {
      let place = Double(position) - Double(share) * extent.value
      return Length(place.sound ?? 0)
    }
    recorder.counts[index, default: 0] += 1
    recorder.placements.removeAll { $0.index == index }
    recorder.placements.append(
      Placement(
        index: index,
        origin: LengthPoint(
          x: origin(position.x, anchor.x, size.width), y: origin(position.y, anchor.y, size.height)),
        proposal: offered))
  }
}

/// A value that a program attaches to views for its layouts.
public nonisolated protocol LayoutValueKey {
  /// Type of the value.
  associatedtype Value
  /// The value of views without one.
  static var defaultValue: Value { get }
}

/// A layout with views inside.
nonisolated struct LayoutContainer<Base: Layout, Content: View>: View {
  let layout: Base
  let content: Content

  @MainActor
  func resolved(in inputs: ViewInputs) -> ViewOutputs {
    if let exact = layout.exactRule {
      return ViewOutputs(
        inputs.node(
          exact.name, rule: exact.rule,
          children: content.resolved(in: inputs.inside(exact.axis)).nodes))
    }
    let axis = Base.layoutProperties.stackOrientation.map {
      $0 == .horizontal ? LayoutEngine.Axis.horizontal : .vertical
    }
    let name = String(String(describing: Base.self).prefix { $0 != "<" })
    let rule = CustomLayoutRule(layout: layout, direction: inputs.environment.layoutDirection)
    return ViewOutputs(
      inputs.node(name, rule: rule, children: content.resolved(in: inputs.inside(axis)).nodes))
  }
}
