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

  /// The label above a track, whose part is filled with the tint.
  @MainActor
  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label
      Capsule().fill(Color(Theme.control))
        .overlay(alignment: .leading) { ProgressFill(share: share ?? 0).fill(TintShapeStyle()) }
        .frame(height: CGFloat(Theme.progressHeight))
    }
  }
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
