/// Shows a count or a word at the trailing end of a row of a list or form.
nonisolated struct BadgeModifier: ViewModifier {
  let text: Text?

  @MainActor
  func body(content: Content) -> some View {
    BadgeRow(row: content, text: text)
  }
}

/// A row with its badge; outside of lists and forms the badge is not shown, as on Apple's platforms.
nonisolated struct BadgeRow<Row: View>: View {
  let row: Row
  let text: Text?

  @MainActor
  func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let context = inputs.environment.withValues { $0.rows }
    guard let text, context != .plain else { return row.resolved(in: inputs) }
    return HStack {
      row
      Spacer()
      text.foregroundStyle(Color.secondary)
    }
    .resolved(in: inputs)
  }
}

extension View {
  /// A count at the trailing end of the row; none for 0.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(text: count == 0 ? nil : Text("\(count)")))
  }

  /// A text at the trailing end of the row.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label))
  }

  /// A text that is looked up in the scene's language at the trailing end of the row.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(text: key.map { Text($0) }))
  }
}
