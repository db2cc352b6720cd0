import Geometry
import LayoutEngine

/// A horizontal stack as a layout.
public nonisolated struct HStackLayout: EngineLayout {
  /// Which guides are brought onto one line.
  public var alignment: VerticalAlignment
  /// Gap in points; nil for the views' own wishes.
  public var spacing: CGFloat?

  /// A stack along x.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The stack's rule.
  public var exactRule: ExactRule? {
    ExactRule(
      name: "HStack",
      rule: StackRule(axis: .horizontal, alignment: alignment.key, gap: spacing.sound),
      axis: .horizontal)
  }
}

/// A vertical stack as a layout.
public nonisolated struct VStackLayout: EngineLayout {
  /// Which guides are brought onto one line.
  public var alignment: HorizontalAlignment
  /// Gap in points; nil for the views' own wishes.
  public var spacing: CGFloat?

  /// A stack along y.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The stack's rule.
  public var exactRule: ExactRule? {
    ExactRule(
      name: "VStack",
      rule: StackRule(axis: .vertical, alignment: alignment.key, gap: spacing.sound),
      axis: .vertical)
  }
}

/// A stack in depth as a layout.
public nonisolated struct ZStackLayout: EngineLayout {
  /// Which guides are brought onto each other.
  public var alignment: Alignment

  /// A stack in depth.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The stack's rule.
  public var exactRule: ExactRule? {
    ExactRule(name: "ZStack", rule: LayeredRule(alignment: alignment.pair), axis: nil)
  }
}

/// A flow as a layout.
public nonisolated struct FlowingLayout: EngineLayout {
  /// Gap between views in a row, in points.
  public var spacing: CGFloat
  /// Gap between rows, in points.
  public var rowSpacing: CGFloat

  /// A flow; rows keep the same gap where none is given for them.
  public init(spacing: CGFloat = 8, rowSpacing: CGFloat? = nil) {
    self.spacing = spacing
    self.rowSpacing = rowSpacing ?? spacing
  }

  /// The flow's rule.
  public var exactRule: ExactRule? {
    ExactRule(
      name: "Flow", rule: FlowRule(gap: Double(spacing), rowGap: Double(rowSpacing)), axis: nil)
  }
}

/// A layout of the library, whose rule is the engine's; other layouts may measure with it.
public nonisolated protocol EngineLayout: Layout where Cache == Void {}

extension EngineLayout {
  private func node(_ subviews: Subviews) -> LayoutNode? {
    exactRule.map { LayoutNode($0.name, rule: $0.rule, children: subviews.nodes) }
  }

  /// The size by the engine's rule.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = node(subviews)?.size(proposal.proposedSize).value ?? .zero
    return CGSize(width: size.width, height: size.height)
  }

  /// The places by the engine's rule.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let node = node(subviews) else { return }
    let size = LengthSize(
      width: Length(Double(bounds.width)), height: Length(Double(bounds.height)))
    for placement in node.rule.placements(
      in: node, size: size, offered: proposal.proposedSize)
    {
      subviews[placement.index].place(
        at: CGPoint(
          x: bounds.minX + CGFloat(placement.origin.x.value),
          y: bounds.minY + CGFloat(placement.origin.y.value)),
        proposal: ProposedViewSize(placement.proposal))
    }
  }
}

/// A layout whose type is hidden, so that a program can change it and keep the views inside.
public nonisolated struct AnyLayout: Layout {
  private let measure: (ProposedViewSize, Subviews) -> CGSize
  private let put: (CGRect, ProposedViewSize, Subviews) -> Void
  /// The hidden layout's rule.
  public let exactRule: ExactRule?

  /// Hides the type of a layout.
  public init<Base: Layout>(_ layout: Base) {
    nonisolated(unsafe) let layout = layout
    exactRule = layout.exactRule
    measure = { proposal, subviews in
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    put = { bounds, proposal, subviews in
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The hidden layout's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { measure(proposal, subviews) }

  /// The hidden layout's places.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { put(bounds, proposal, subviews) }
}
