/// A text of the program that is looked up in the catalog of the scene's language.
public nonisolated struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  enum Part: Hashable, Sendable {
    case literal(String)
    case text(String)
    case integer(Int)
    case decimal(Double)
    case formatted(FormattedText)
  }
  var parts: [Part] = []

  /// A key without values.
  public init(_ value: String) { parts = [.literal(value)] }
  /// A key without values.
  public init(stringLiteral value: String) { self.init(value) }
  /// A key with values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the literals and values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []
    /// An empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }
    /// Adds a text.
    public mutating func appendInterpolation(_ value: String) { parts.append(.text(value)) }
    /// Adds a whole number, which is written as the locale does.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      parts.append(Int(exactly: value).map { .integer($0) } ?? .text(String(value)))
    }
    /// Adds a number with six digits after the point, as SwiftUI does.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      parts.append(.decimal(Double(value)))
    }
    /// Adds a text; its style is that of the text around.
    public mutating func appendInterpolation(_ value: Text) {
      parts.append(.text(value.plainText))
    }
    /// Adds a value as a format writes it in the scene's language.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      parts.append(.formatted(FormattedText(value, format)))
    }
    /// Adds any other value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      parts.append(.text(String(describing: value)))
    }
    /// Adds a number by a format of `String(format:)`.
    public mutating func appendInterpolation<Value: CVarArg>(
      _ value: Value, specifier: String
    ) {
      parts.append(.text(String(format: specifier, value)))
    }
  }

  /// Whether the program's words have marks of Markdown; those of values alone are letters.
  var hasMarkup: Bool {
    parts.contains { part in
      guard case .literal(let text) = part else { return false }
      return text.contains { "*_~`[".contains($0) }
    }
  }

  /// The key as string catalogs have it: `%lld` for whole numbers, `%@` for the rest.
  package var catalogKey: String {
    parts.map {
      switch $0 {
      case .literal(let text): text.replacing("%", with: parts.count > 1 ? "%%" : "%")
      case .text, .formatted: "%@"
      case .decimal: "%lf"
      case .integer: "%lld"
      }
    }.joined()
  }

  /// The values in order, whole numbers and texts, as a language writes them.
  package func arguments(in locale: Locale) -> [(text: String, number: Int?)] {
    parts.compactMap {
      switch $0 {
      case .literal: nil
      case .text(let text): (text, nil)
      case .integer(let number): (String(number), number)
      case .decimal(let number): (NumberText.decimal(number), nil)
      case .formatted(let value): (value.text(in: locale), nil)
      }
    }
  }
}
