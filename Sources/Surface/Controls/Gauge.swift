/// A bar that shows where a value stands in a range.
public nonisolated struct Gauge<Label: View, Current: View, Bounds: View>: View {
  let share: Double
  let label: Label
  let current: Current
  let bounds: (minimum: Bounds, maximum: Bounds)

  /// A gauge with a label, the value's text and views at its ends.
  @MainActor
  public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bounds,
    @ViewBuilder maximumValueLabel: () -> Bounds
  ) {
    let extent = Double(range.upperBound - range.lowerBound)
    let place = Double(value - range.lowerBound)
    share = extent > 0 && place > 0 ? Swift.min(place / extent, 1) : 0
    self.label = label()
    current = currentValueLabel()
    bounds = (minimumValueLabel(), maximumValueLabel())
  }

  /// The label above a track as wide as its room, the value's text below.
  @MainActor
  public var body: some View {
    VStack(spacing: 4) {
      label.modifier(HiddenLabelModifier())
      HStack(spacing: CGFloat(Theme.labelGap)) {
        bounds.minimum
        ProgressView(value: share)
        bounds.maximum
      }
      current
    }
  }
}

extension Gauge where Bounds == EmptyView {
  /// A gauge with a label and the value's text.
  @MainActor
  public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(value: value, in: range, label: label, currentValueLabel: currentValueLabel) {
      EmptyView()
    } maximumValueLabel: {
      EmptyView()
    }
  }
}

extension Gauge where Current == EmptyView, Bounds == EmptyView {
  /// A gauge with a label.
  @MainActor
  public init<Value: BinaryFloatingPoint>(
    value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: range, label: label) { EmptyView() }
  }
}
