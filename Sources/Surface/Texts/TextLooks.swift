extension View {
  /// The design of fonts; only the declared families are drawn.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }

  /// The width of fonts; only the declared families are drawn.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Letters of equal advance, where a declared family has them; digits have it in all.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    values { if isActive { $0.fontFeatures.append("tnum") } }
  }

  /// The most lines that text takes; with `reservesSpace` it is as tall as that many lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineReserve(limit: limit, isReserved: reservesSpace))
  }

  /// Keeps the reader's preferred text size at most at one size for the view and all inside of it.
  public nonisolated func dynamicTypeSize(
    _ range: PartialRangeThrough<DynamicTypeSize>
  ) -> some View {
    dynamicTypeSize(.xSmall...range.upperBound)
  }

  /// Keeps the reader's preferred text size at least at one size for the view and all inside of it.
  public nonisolated func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    dynamicTypeSize(range.lowerBound ... .accessibility5)
  }
}

/// Keeps the room of a number of lines behind text.
nonisolated struct LineReserve: ViewModifier {
  /// More lines than any window shows.
  private static let most = 10_000
  let limit: Int
  let isReserved: Bool

  @MainActor
  func body(content: Content) -> some View {
    let lines = Array(repeating: " ", count: Swift.min(Swift.max(limit, 1), Self.most)).joined(
      separator: "\n")
    return ZStack(alignment: .topLeading) {
      if isReserved { Text(verbatim: lines).hidden() }
      content.lineLimit(limit)
    }
  }
}

extension Font {
  /// The width of a font.
  public enum Width: Hashable, Sendable {
    /// The widths.
    case compressed, condensed, standard, expanded
  }

  /// Letters of equal advance, where a declared family has them; digits have it in all.
  public func monospaced() -> Font { monospacedDigit() }
}

extension Text {
  /// A text as it is, with a remark for translators of texts that are looked up.
  public init<Content: StringProtocol>(_ content: Content, comment: StaticString?) {
    self.init(content)
  }

  /// A text with the letters of an attributed string; its attributes are not drawn.
  @_disfavoredOverload
  public init(_ content: AttributedString) { self.init(String(content.characters)) }

  /// The text with the design of a font; only the declared families are drawn.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// The text in letters of equal advance, where a declared family has them; digits have it in all.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? monospacedDigit() : self }

  /// A day or a time as the scene's language writes it, in Greenwich time.
  public init(_ date: Date, style: DateStyle) {
    self.init(
      date,
      format: Date.FormatStyle(
        date: style == .date ? .long : .omitted, time: style == .time ? .shortened : .omitted,
        timeZone: .gmt))
  }

  /// What of a date is written; what changes with the clock has no still picture and is not there.
  public enum DateStyle: Hashable, Sendable {
    /// The day or the time of the day.
    case date, time
  }
}
