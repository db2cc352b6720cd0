import Drawing
import Geometry
import LayoutEngine

/// Views side by side.
public nonisolated struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views side by side; nil for the gap that the views themselves prefer.
  @MainActor
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A stack along x.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let rule = StackRule(axis: .horizontal, alignment: alignment.key, gap: spacing.sound)
    return ViewOutputs(
      inputs.node(
        "HStack", rule: rule, children: content.resolved(in: inputs.inside(.horizontal)).nodes))
  }
}

/// Views below each other.
public nonisolated struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views below each other; nil for the gap that the views themselves prefer.
  @MainActor
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A stack along y.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let rule = StackRule(axis: .vertical, alignment: alignment.key, gap: spacing.sound)
    return ViewOutputs(
      inputs.node(
        "VStack", rule: rule, children: content.resolved(in: inputs.inside(.vertical)).nodes))
  }
}

/// Views on top of each other.
public nonisolated struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Views on top of each other, the first at the bottom.
  @MainActor
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// A stack in depth.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let node = inputs.node(
      "ZStack", rule: LayeredRule(alignment: alignment.pair),
      children: content.resolved(in: inputs.inside(nil)).nodes)
    for child in node.children { child.traits.mayOverlap = true }
    return ViewOutputs(node)
  }
}

/// Room that gives way before everything else.
public nonisolated struct Spacer: View {
  let minLength: CGFloat?

  /// Room of at least the given length, in points; nil for 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Room along the axis of the stack around it.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let rule = SpacerRule(axis: inputs.environment.stackAxis, minimum: minLength.sound)
    return ViewOutputs(inputs.node("Spacer", rule: rule))
  }
}

/// The first of several views that fits.
public nonisolated struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// A choice between views by whether their ideal size fits on the given axes.
  @MainActor
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The alternatives; layout chooses among them.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    ViewOutputs(
      inputs.node(
        "ViewThatFits", rule: ViewThatFitsRule(axes: axes.axes),
        children: content.resolved(in: inputs.inside(nil)).nodes))
  }
}

/// Views that run from the leading edge and begin a new row where the next one would not fit.
public nonisolated struct Flow<Content: View>: View {
  let spacing: CGFloat
  let rowSpacing: CGFloat
  let content: Content

  /// A flow with the given gaps, in points; rows keep the same gap where none is given for them.
  @MainActor
  public init(
    spacing: CGFloat = 8, rowSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.rowSpacing = rowSpacing ?? spacing
    self.content = content()
  }

  /// A flow of the views inside.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    ViewOutputs(
      inputs.node(
        "Flow",
        rule: FlowRule(gap: Double(spacing).sound ?? 0, rowGap: Double(rowSpacing).sound ?? 0),
        children: content.resolved(in: inputs.inside(nil)).nodes))
  }
}

/// Content that may be longer than the view.
public nonisolated struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// A view that scrolls along the given axes, shown from its start.
  @MainActor
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The content, cut off at the view's bounds.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    var inner = inputs.inside(axes.contains(.vertical) ? .vertical : .horizontal)
    let margins = inner.environment.values.scrollMargins
    inner.environment.values.scrollMargins = EdgeInsets()
    var nodes = content.resolved(in: inner).nodes
    if nodes.count != 1 {
      let stack = StackRule(axis: .vertical, alignment: .horizontalCenter, gap: nil)
      nodes = [inputs.node("VStack", rule: stack, children: nodes)]
    }
    if margins != EdgeInsets() {
      let rule = PaddingRule(insets: margins.geometry)
      nodes = [inputs.node("contentMargins", rule: rule, children: nodes)]
    }
    let node = inputs.node("ScrollView", rule: ScrollRule(axes: axes.axes), children: nodes)
    node.effect = Effect(clips: true)
    return ViewOutputs(node)
  }
}

/// A thin line between views.
public nonisolated struct Divider: View {
  /// A line across the stack around it.
  public init() {}

  /// A line in the separator's colour.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let node = inputs.node("Divider", rule: DividerRule(axis: inputs.environment.stackAxis))
    let paint = SeparatorShapeStyle().paint(in: inputs.environment)
    node.overhang = 0
    node.draw = { [.fill(.rect($0.rect), .nonZero, paint.make($0.rect))] }
    return ViewOutputs(node)
  }
}

extension Double {
  /// Largest length that a program can ask for, in points; sums of many stay exact to a thousandth.
  static let largestLength = 1e9

  /// The number within ±``largestLength``, nil for NaN and infinities, which no gap or size can be.
  var sound: Double? {
    isFinite ? Swift.min(Swift.max(self, -Double.largestLength), Double.largestLength) : nil
  }
}

extension Optional where Wrapped == CGFloat {
  /// The number as a Double, nil for NaN and infinities too.
  var sound: Double? { flatMap { Double($0).sound } }
}
