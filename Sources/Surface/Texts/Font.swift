/// A font as a program asks for it: a text style, a size or a family, and changes to it.
public nonisolated struct Font: Hashable, Sendable {
  /// Text styles of the platform.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The largest titles.
    case largeTitle
    /// First-level titles.
    case title
    /// Second-level titles.
    case title2
    /// Third-level titles.
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Running text.
    case body
    /// Remarks.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Smaller captions.
    case caption2

    /// Size in points and weight on macOS (Human Interface Guidelines).
    package var standard: (size: Double, weight: Weight) {
      switch self {
      case .largeTitle: (26, .regular)
      case .title: (22, .regular)
      case .title2: (17, .regular)
      case .title3: (15, .regular)
      case .headline: (13, .bold)
      case .subheadline: (11, .regular)
      case .body: (13, .regular)
      case .callout: (12, .regular)
      case .footnote: (10, .regular)
      case .caption: (10, .regular)
      case .caption2: (10, .medium)
      }
    }
  }

  /// Thickness of strokes.
  public struct Weight: Hashable, Sendable {
    /// Number on the OpenType scale of 100…900.
    package let value: Double
    /// Weight 100.
    public static let ultraLight = Weight(value: 100)
    /// Weight 200.
    public static let thin = Weight(value: 200)
    /// Weight 300.
    public static let light = Weight(value: 300)
    /// Weight 400.
    public static let regular = Weight(value: 400)
    /// Weight 500.
    public static let medium = Weight(value: 500)
    /// Weight 600.
    public static let semibold = Weight(value: 600)
    /// Weight 700.
    public static let bold = Weight(value: 700)
    /// Weight 800.
    public static let heavy = Weight(value: 800)
    /// Weight 900.
    public static let black = Weight(value: 900)
  }

  /// Forms of the system font; only families that the project ships can be drawn, so all are the default.
  public enum Design: Hashable, CaseIterable, Sendable {
    /// The usual form.
    case `default`
    /// With serifs.
    case serif
    /// With rounded ends.
    case rounded
    /// With equal advances.
    case monospaced
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: Double)
    case family(String, size: Double, relativeTo: TextStyle?)
  }

  let base: Base
  var weight: Weight?
  var isItalic = false
  var features: [String] = []

  init(base: Base, weight: Weight? = nil) {
    self.base = base
    self.weight = weight
  }

  /// The system font in a size in points, which does not follow the reader's text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .system(size: Double(size)), weight: weight)
  }

  /// The system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight)
  }

  /// A family of the declared fonts in a size in points, which follows the reader's text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .family(name, size: Double(size), relativeTo: .body))
  }

  /// A family of the declared fonts, following the reader's text size as a style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font {
    Font(base: .family(name, size: Double(size), relativeTo: style))
  }

  /// A family of the declared fonts in a size in points, whatever the reader's text size is.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .family(name, size: Double(fixedSize), relativeTo: nil))
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics; families without them are left upright.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }
  /// The font with digits of equal advance, where it has them.
  public func monospacedDigit() -> Font {
    var font = self
    font.features.append("tnum")
    return font
  }
  /// The font with small capitals, where it has them.
  public func smallCaps() -> Font {
    var font = self
    font.features.append("smcp")
    return font
  }

  /// Size in points at a reader's text size: text styles and relative fonts follow it in steps of a whole point.
  package func size(at textSize: DynamicTypeSize) -> Double {
    func scaled(_ size: Double) -> Double {
      textSize == .large ? size : Swift.max((size * textSize.factor).rounded(), 1)
    }
    func usable(_ size: Double) -> Double {
      size.isNaN ? TextStyle.body.standard.size : Swift.min(Swift.max(size, 0), Font.largestSize)
    }
    switch base {
    case .style(let style): return scaled(style.standard.size)
    case .system(let size): return usable(size)
    case .family(_, let size, let style): return style == nil ? usable(size) : scaled(usable(size))
    }
  }

  /// Largest size that text is set in, in points.
  static let largestSize = 10_000.0

  /// The weight that was asked for, else that of the text style.
  package var resolvedWeight: Weight {
    if let weight { return weight }
    if case .style(let style) = base { return style.standard.weight }
    return .regular
  }

  /// The largest titles.
  public static var largeTitle: Font { Font(base: .style(.largeTitle)) }
  /// First-level titles.
  public static var title: Font { Font(base: .style(.title)) }
  /// Second-level titles.
  public static var title2: Font { Font(base: .style(.title2)) }
  /// Third-level titles.
  public static var title3: Font { Font(base: .style(.title3)) }
  /// Headings.
  public static var headline: Font { Font(base: .style(.headline)) }
  /// Subheadings.
  public static var subheadline: Font { Font(base: .style(.subheadline)) }
  /// Running text.
  public static var body: Font { Font(base: .style(.body)) }
  /// Remarks.
  public static var callout: Font { Font(base: .style(.callout)) }
  /// Footnotes.
  public static var footnote: Font { Font(base: .style(.footnote)) }
  /// Captions.
  public static var caption: Font { Font(base: .style(.caption)) }
  /// Smaller captions.
  public static var caption2: Font { Font(base: .style(.caption2)) }
}

extension View {
  /// Sets the font of text inside.
  public nonisolated func font(_ font: Font?) -> some View { values { $0.font = font } }
  /// Sets the weight of text inside.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    values { $0.fontWeight = weight }
  }
  /// Makes text inside bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    values { $0.fontWeight = isActive ? .bold : nil }
  }
  /// Makes text inside italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    values { $0.isItalic = isActive }
  }
  /// Gives digits of text inside equal advances.
  public nonisolated func monospacedDigit() -> some View {
    values { $0.fontFeatures.append("tnum") }
  }
  /// Limits the number of lines of text inside.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    values { $0.lineLimit = number.map { Swift.max($0, 1) } }
  }
  /// Limits the number of lines of text inside to the upper bound.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  /// Aligns the lines of text inside with each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    values { $0.multilineTextAlignment = alignment }
  }
  /// Adds distance between the lines of text inside, in points.
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View {
    values { $0.lineSpacing = Swift.max(Double(spacing).sound ?? 0, 0) }
  }
  /// Sets where text inside is cut when it does not fit.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    values { $0.truncationMode = mode }
  }
  /// Adds distance between the characters of text inside, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    values { $0.tracking = Double(tracking).sound ?? 0 }
  }
  /// Adds distance between the characters of text inside, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }
  /// Draws a line below text inside.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    values { $0.isUnderlined = isActive }
  }
  /// Draws a line through text inside.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    values { $0.isStruckThrough = isActive }
  }
  /// Changes the case of text inside.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    values { $0.textCase = textCase }
  }
  /// Lets text inside be set smaller where it would be cut, down to a share of its size.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    let least = Double(factor).sound.map { Swift.min(Swift.max($0, 0.05), 1) } ?? 1
    return values { $0.minimumScaleFactor = least }
  }
  /// Accepted; text is cut or wrapped, never tightened.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
}
