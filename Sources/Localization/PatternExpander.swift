/// Puts values into a pattern: `{name}`, and the formats of string catalogs (`%lld`, `%@`, `%2$@`).
///
/// The formats group the digits of long numbers, as Apple's systems do; a name does not.
struct PatternExpander {
  private let arguments: [CatalogArgument]
  private let language: String
  private let symbols: NumberSymbols
  private var next = 0

  init(_ arguments: [CatalogArgument], language: String) {
    self.arguments = arguments
    self.language = language
    symbols = NumberSymbols(language: language)
  }

  /// The pattern with its values; what is no known place for one stays as it is.
  mutating func expand(_ pattern: String) -> String {
    var (result, rest) = ("", pattern[...])
    while let mark = rest.firstIndex(where: { $0 == "%" || $0 == "{" }) {
      result += rest[..<mark]
      rest = rest[mark...]
      if let (text, length) = rest.first == "{" ? named(rest) : format(rest) {
        result += text
        rest = rest.dropFirst(length)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  private func named(_ rest: Substring) -> (String, Int)? {
    guard let end = rest.firstIndex(of: "}") else { return nil }
    let name = rest[rest.index(after: rest.startIndex)..<end]
    guard let argument = arguments.first(where: { $0.name == String(name) }) else { return nil }
    return (text(of: argument, grouped: false), name.count + 2)
  }

  /// `%%`, or `%`, a position with `$`, flags, length letters and a conversion.
  private mutating func format(_ rest: Substring) -> (String, Int)? {
    if rest.hasPrefix("%%") { return ("%", 2) }
    var body = rest.dropFirst()
    var length = 1
    var position: Int?
    let digits = body.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, body.dropFirst(digits.count).first == "$" {
      position = Int(String(digits))
      length += digits.count + 1
      body = body.dropFirst(digits.count + 1)
    }
    let modifiers = body.prefix { "lhqzjt".contains($0) }
    length += modifiers.count + 1
    guard let conversion = body.dropFirst(modifiers.count).first,
      "@diuxXoscfFgGeE".contains(conversion)
    else { return nil }
    let index = (position ?? next + 1) - 1
    if position == nil { next += 1 }
    guard arguments.indices.contains(index) else { return nil }
    return (text(of: arguments[index], grouped: true), length)
  }

  private func text(of argument: CatalogArgument, grouped: Bool) -> String {
    if let number = argument.number { return symbols.text(number, grouped: grouped) }
    return BidiIsolation.isolated(argument.text, in: language)
  }
}
