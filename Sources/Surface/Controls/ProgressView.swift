import LayoutEngine

/// A bar that shows how far something is.
public nonisolated struct ProgressView<Label: View>: View {
  let share: Double?
  let label: Label

  /// A bar for a value between 0 and a total, with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    share = value.map { total > 0 ? Swift.min(Swift.max(Double($0 / total), 0), 1) : 0 }
    self.label = label()
  }

  /// A spinner with a label.
  public init(@ViewBuilder label: () -> Label) {
    share = nil
    self.label = label()
  }

  /// The label above a track, whose part is filled with the tint, or below a ring.
  ///
  /// A spinner stands still: a quarter of its ring is filled.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let isCircular = inputs.environment.withValues { $0.progressIsCircular } ?? (share == nil)
    let node =
      isCircular
      ? ring.resolved(in: inputs).single(in: inputs) : bar.resolved(in: inputs).single(in: inputs)
    return ViewOutputs(
      LayoutNode("ProgressView", rule: PassThroughRule(), children: [node], wraps: true))
  }

  @MainActor
  private var bar: some View {
    VStack(alignment: .leading, spacing: 4) {
      label
      Capsule().fill(Color(Theme.control))
        .overlay(alignment: .leading) { ProgressFill(share: share ?? 0).fill(TintShapeStyle()) }
        .frame(height: CGFloat(Theme.progressHeight))
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
    }
  }
}

extension ProgressView {
  /// A bar for a value between 0 and a total, with a label above and the value's text below.
  public init<Value: BinaryFloatingPoint, Title: View, Current: View>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Title,
    @ViewBuilder currentValueLabel: () -> Current
  ) where Label == ProgressLabels<Title, Current> {
    let labels = ProgressLabels(title: label(), current: currentValueLabel())
    self.init(value: value, total: total) { labels }
  }
}

/// The label of a progress view and the text of its value.
public nonisolated struct ProgressLabels<Title: View, Current: View>: View {
  let title: Title
  let current: Current

  /// The value's text below the label.
  @MainActor
  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      title
      current.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A look of progress views.
public nonisolated protocol ProgressViewStyle {
  /// Which of the looks it is; only the library can make one.
  var look: ProgressLook { get }
}

/// One of the library's looks of progress views.
public nonisolated struct ProgressLook: Sendable {
  let isCircular: Bool?
}

/// A look of progress views by its name.
public nonisolated struct NamedProgressViewStyle: ProgressViewStyle {
  /// Which of the looks it is.
  public let look: ProgressLook
}

extension ProgressViewStyle where Self == NamedProgressViewStyle {
  /// A bar where the progress is known, else a ring.
  public static var automatic: NamedProgressViewStyle {
    NamedProgressViewStyle(look: ProgressLook(isCircular: nil))
  }
  /// A bar.
  public static var linear: NamedProgressViewStyle {
    NamedProgressViewStyle(look: ProgressLook(isCircular: false))
  }
  /// A ring.
  public static var circular: NamedProgressViewStyle {
    NamedProgressViewStyle(look: ProgressLook(isCircular: true))
  }
}

extension View {
  /// Sets the look of progress views inside.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    let isCircular = style.look.isCircular
    return values { $0.progressIsCircular = isCircular }
  }
}

extension ProgressView where Label == EmptyView {
  /// A spinner.
  public init() { self.init { EmptyView() } }
}

extension ProgressView where Label == Text {
  /// A spinner with a text that is looked up in the scene's language.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }

  /// A spinner with a text as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }
}

extension ProgressView where Label == EmptyView {
  /// A bar for a value between 0 and a total.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text {
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
