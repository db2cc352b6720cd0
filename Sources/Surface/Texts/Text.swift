/// A view that shows text.
public nonisolated struct Text: Hashable, Sendable {
  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start.
    case head
    /// In the middle.
    case middle
    /// At the end.
    case tail
  }

  /// Letters that a text is written in.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  enum Content: Hashable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case formatted(FormattedText)
  }

  /// Changes to the environment's style; nil keeps it.
  struct Style: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var color: Color?
    var tracking: Double?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var features: [String] = []
  }

  struct Run: Hashable, Sendable {
    var content: Content
    var style = Style()
  }

  var runs: [Run]

  /// A text that is looked up in the scene's language.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    runs = [Run(content: .key(key))]
  }

  /// A text as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    runs = [Run(content: .verbatim(String(content)))]
  }

  /// A text as it is.
  public init(verbatim content: String) { runs = [Run(content: .verbatim(content))] }

  /// A value as a format writes it in the scene's language.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    runs = [Run(content: .formatted(FormattedText(input, format)))]
  }

  private init(runs: [Run]) { self.runs = runs }

  /// Both texts as one.
  public static func + (a: Text, b: Text) -> Text { Text(runs: a.runs + b.runs) }

  private func styled(_ change: (inout Style) -> Void) -> Text {
    var result = self
    for index in result.runs.indices { change(&result.runs[index].style) }
    return result
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// The text in bold, if the condition holds.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// The text in italics.
  public func italic() -> Text { styled { $0.isItalic = true } }
  /// The text in italics, if the condition holds.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = $0.color ?? color }
  }
  /// The text in a colour.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }
  /// The text with digits of equal advance.
  public func monospacedDigit() -> Text { styled { $0.features.append("tnum") } }
  /// The text with distance added between characters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = Double(tracking) } }
  /// The text with distance added between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
  /// The text with a line below.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isUnderlined = isActive }
  }
  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isStruckThrough = isActive }
  }
}

/// A value and the format that writes it, whose types are hidden.
struct FormattedText: Hashable, @unchecked Sendable {
  private let text: (Locale) -> String
  private let standard: String

  init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatOutput == String {
    text = { format.locale($0).format(input) }
    standard = format.locale(Locale(identifier: "en_US")).format(input)
  }

  /// The value as it is written in a language.
  func text(in locale: Locale) -> String { text(locale) }

  /// Whether both are written the same.
  static func == (a: FormattedText, b: FormattedText) -> Bool { a.standard == b.standard }

  /// Feeds the text in the language of the source.
  func hash(into hasher: inout Hasher) { hasher.combine(standard) }
}
