/// The rule of shapes and colours: as large as proposed, 10 points where nothing is.
package struct FillingRule: LayoutRule {
  /// Extent along an axis without a proposal, in points (SwiftUI's default for shapes).
  package static let idealExtent = 10.0
  /// Whether the view is a square of the smaller extent, as a circle is.
  package let isSquare: Bool

  /// A rule for a view that fills what it gets.
  package init(isSquare: Bool = false) { self.isSquare = isSquare }

  /// The proposal.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    size(of: proposal)
  }

  /// The size at a proposal, whatever the view.
  package func size(of proposal: ProposedSize) -> LengthSize {
    let ideal = Length(FillingRule.idealExtent)
    let size = LengthSize(
      width: max(proposal.width ?? ideal, .zero), height: max(proposal.height ?? ideal, .zero))
    guard isSquare else { return size }
    if proposal.width == nil, proposal.height == nil { return size }
    let side: Length =
      proposal.width == nil
      ? size.height : proposal.height == nil ? size.width : min(size.width, size.height)
    return LengthSize(width: side, height: side)
  }
}

/// The rule of `Spacer`: takes what it is offered along the stack it stands in, gives way first.
package struct SpacerRule: LayoutRule {
  /// Least extent where none is given, in points.
  package static let defaultMinimum = 8.0
  /// The axis of the stack around it; nil outside of a stack, where both axes are taken.
  package let axis: Axis?
  /// Least extent, in points.
  package let minimum: Double

  /// A spacer in a stack along the given axis.
  package init(axis: Axis?, minimum: Double?) {
    self.axis = axis
    self.minimum = minimum ?? SpacerRule.defaultMinimum
  }

  /// max(p, minimum) along the axis, 0 across it.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    func extent(_ along: Axis) -> Length {
      guard axis == nil || axis == along else { return .zero }
      return max(proposal[along] ?? Length(minimum), Length(minimum))
    }
    return LengthSize(width: extent(.horizontal), height: extent(.vertical))
  }

  /// Lower than any view's.
  package var defaultPriority: Double { -.infinity }

  /// No gap beside a spacer.
  package func spacing(of node: LayoutNode) -> SpacingPreference { .none }
}

/// The rule of views of one size whatever is proposed.
package struct FixedLeafRule: LayoutRule {
  /// The size, in points.
  package let fixed: LengthSize
  /// A view of the given size.
  package init(size: LengthSize) { fixed = size }

  /// The fixed size.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize { fixed }
}

/// The rule of controls: at least as wide as their minimum, the whole offer along x, a fixed height.
package struct BarRule: LayoutRule {
  /// Extent along x where none is proposed, in points.
  package let idealWidth: Double
  /// Least extent along x, in points.
  package let minimumWidth: Double
  /// Extent along y, in points.
  package let height: Double

  /// A control that stretches along x.
  package init(idealWidth: Double, minimumWidth: Double, height: Double) {
    self.idealWidth = idealWidth
    self.minimumWidth = minimumWidth
    self.height = height
  }

  /// The offer along x, the fixed height.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    let width = proposal.width ?? Length(idealWidth)
    return LengthSize(width: max(width, Length(minimumWidth)), height: Length(height))
  }
}

/// The rule of `Divider`: a thin line across the axis of the stack around it.
package struct DividerRule: LayoutRule {
  /// Thickness of a divider, in points.
  package static let thickness = 1.0
  /// The axis of the stack around it; nil counts as vertical.
  package let axis: Axis?

  /// A divider in a stack along the given axis.
  package init(axis: Axis?) { self.axis = axis }

  /// The thickness along the stack, the offer across it.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    let along = axis ?? .vertical
    var size = LengthSize.zero
    size[along] = Length(DividerRule.thickness)
    size[along.other] = max(proposal[along.other] ?? Length(FillingRule.idealExtent), .zero)
    return size
  }
}
