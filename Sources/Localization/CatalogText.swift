/// One text of a catalog in one language, with its forms for different numbers.
struct CatalogText: Hashable, Sendable {
  /// A text, or one for each plural form.
  indirect enum Forms: Hashable, Sendable {
    case single(String)
    case plural([PluralCategory: Forms])
  }

  /// A part that is put in place of `%#@name@` and has forms of its own.
  struct Substitution: Hashable, Sendable {
    /// Which argument counts, from 1; nothing for the position at which it stands.
    var argument: Int?
    /// What `%arg` in it stands for, such as `lld`.
    var specifier: String
    var forms: Forms
  }

  var forms: Forms
  var substitutions: [String: Substitution] = [:]

  /// The pattern for some arguments, its substitutions filled in.
  func pattern(_ arguments: [CatalogArgument], language: String) -> String {
    let counted = arguments.first { $0.number != nil }?.number
    var pattern = Self.choose(forms, count: counted, language: language)
    for (position, name) in Self.substitutionNames(in: pattern).enumerated() {
      guard let substitution = substitutions[name] else { continue }
      let index = substitution.argument ?? position + 1
      let count = arguments.indices.contains(index - 1) ? arguments[index - 1].number : nil
      let text = Self.choose(substitution.forms, count: count, language: language)
        .replacing("%arg", with: "%\(index)$\(substitution.specifier)")
      pattern = pattern.replacing("%#@\(name)@", with: text)
        .replacing("%\(index)$#@\(name)@", with: text)
    }
    return pattern
  }

  private static func choose(_ forms: Forms, count: Int?, language: String) -> String {
    switch forms {
    case .single(let text): return text
    case .plural(let choices):
      // As on Apple's systems, a form for zero is taken for 0 in every language.
      let category =
        count == 0 && choices[.zero] != nil
        ? .zero : count.map { PluralRules.category(of: $0, language: language) } ?? .other
      // A catalog that lacks a form says `other`; one without that, the first in CLDR's order.
      let chosen =
        choices[category] ?? choices[.other]
        ?? PluralCategory.allCases.lazy.compactMap { choices[$0] }.first
      return chosen.map { choose($0, count: count, language: language) } ?? ""
    }
  }

  /// The names in `%#@name@` and `%1$#@name@`, in order.
  private static func substitutionNames(in pattern: String) -> [String] {
    pattern.components(between: "#@", and: "@")
  }
}

extension String {
  /// What stands between two marks, each time that it does.
  fileprivate func components(between start: String, and end: String) -> [String] {
    var (found, rest) = ([String](), self[...])
    while let open = rest.firstRange(of: start) {
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(of: end) else { break }
      found.append(String(rest[..<close.lowerBound]))
      rest = rest[close.upperBound...]
    }
    return found
  }
}
