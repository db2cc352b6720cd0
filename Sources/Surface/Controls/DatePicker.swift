/// A control for a day and a time.
///
/// It shows a field with the day and time as the scene's language writes them, in Greenwich time, as
/// no picture may depend on where a machine stands.
public nonisolated struct DatePicker<Label: View>: View {
  let date: Date
  let parts: DatePickerComponents
  let label: Label
  @Environment(\.controlScale) private var scale

  /// A picker with a label.
  @MainActor
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    date = selection.wrappedValue
    parts = displayedComponents
    self.label = label()
  }

  /// A picker with a label for the days of a range.
  @MainActor
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// A picker with a label for the days from one on.
  @MainActor
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// The label at the leading edge, the field at the trailing one.
  @MainActor
  public var body: some View {
    ControlRow(
      label: label,
      content: Text(date, format: format).monospacedDigit()
        .padding(.horizontal, CGFloat(Theme.fieldInset))
        .frame(height: CGFloat(Theme.fieldHeight * scale))
        .background(
          Color(Theme.control),
          in: RoundedRectangle(cornerRadius: CGFloat(Theme.controlRadius), style: .circular)))
  }

  private var format: Date.FormatStyle {
    Date.FormatStyle(
      date: parts.contains(.date) ? .numeric : .omitted,
      time: parts.contains(.hourAndMinute) ? .shortened : .omitted, timeZone: .gmt)
  }
}

extension DatePicker where Label == Text {
  /// A picker with a text that is looked up in the scene's language.
  @MainActor
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A picker with a text that is looked up in the scene's language for the days of a range.
  @MainActor
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(title, selection: selection, displayedComponents: displayedComponents)
  }

  /// A picker with a text as it is.
  @MainActor @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// What a date picker asks for.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt
  /// Parts from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a colour, which shows it.
public nonisolated struct ColorPicker<Label: View>: View {
  let color: Color
  let label: Label
  @Environment(\.controlScale) private var scale

  /// A picker with a label.
  @MainActor
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// The label at the leading edge, the colour at the trailing one.
  @MainActor
  public var body: some View {
    ControlRow(
      label: label,
      content: RoundedRectangle(cornerRadius: CGFloat(Theme.controlRadius), style: .circular)
        .fill(color)
        .frame(
          width: CGFloat(Theme.switchSize.width * scale), height: CGFloat(Theme.fieldHeight * scale)
        ))
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a text that is looked up in the scene's language.
  @MainActor
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
