import LayoutEngine

/// A bar that shows how far something is.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let share: Double?
  let label: Label
  let current: CurrentValueLabel

  /// A bar for a value between 0 and a total, with a label above and the value's text below.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    share = value.map { total > 0 ? Swift.min(Swift.max(Double($0 / total), 0), 1) : 0 }
    self.label = label()
    current = currentValueLabel()
  }

  /// The label above a track, whose part is filled with the tint, or below a ring.
  ///
  /// A spinner stands still: a quarter of its ring is filled.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let isCircular = inputs.environment.withValues { $0.progressIsCircular } ?? (share == nil)
    let node =
      if let style = inputs.environment.withValues({ $0.progressViewStyle }) {
        style.body(configuration).resolved(in: inputs).single(in: inputs)
      } else if isCircular {
        ring.resolved(in: inputs).single(in: inputs)
      } else {
        bar.resolved(in: inputs).single(in: inputs)
      }
    return ViewOutputs(
      LayoutNode("ProgressView", rule: PassThroughRule(), children: [node], wraps: true))
  }

  @MainActor
  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: share,
      label: Label.self == EmptyView.self ? nil : .init(hidden: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(hidden: AnyView(current)))
  }

  @MainActor
  private var bar: some View {
    VStack(alignment: .leading, spacing: 4) {
      label
      Capsule().fill(Color(Theme.control))
        .overlay(alignment: .leading) { ProgressFill(share: share ?? 0).fill(TintShapeStyle()) }
        .frame(height: CGFloat(Theme.progressHeight))
      currentText
    }
  }

  @MainActor
  private var ring: some View {
    let side = CGFloat(Theme.spinnerSide)
    return VStack(spacing: 4) {
      Circle().strokeBorder(Color(Theme.control), lineWidth: 3)
        .overlay {
          Circle().inset(by: 1.5).trim(from: 0, to: CGFloat(share ?? 0.25))
            .rotation(.degrees(-90)).stroke(TintShapeStyle(), lineWidth: 3)
        }
        .frame(width: side, height: side)
      label
      currentText
    }
  }

  private var currentText: some View { current.font(.caption).foregroundStyle(.secondary) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A bar for a value between 0 and a total, with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// A spinner with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: nil as Double?, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A spinner.
  public init() { self.init { EmptyView() } }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A spinner with a text that is looked up in the scene's language.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }

  /// A spinner with a text as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A bar for a value between 0 and a total.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A bar with a text that is looked up in the scene's language.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// The filled part of a progress bar, rounded like its track.
nonisolated struct ProgressFill: Shape {
  let share: Double

  func path(in rect: CGRect) -> Path {
    guard share > 0 else { return Path() }
    var filled = rect
    filled.size.width = Swift.max(rect.width * CGFloat(share), rect.height)
    return Path(roundedRect: filled, cornerRadius: rect.height / 2, style: .circular)
  }
}
