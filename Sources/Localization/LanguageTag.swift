/// The parts of a BCP 47 language tag, also where it is written with underscores.
package struct LanguageTag: Hashable, Sendable {
  /// Language in lower case, such as `zh`.
  package let language: String
  /// Script with a capital, such as `Hant`; nothing where the tag has none.
  package let script: String?
  /// Region in capitals, such as `TW`; nothing where the tag has none.
  package let region: String?

  /// Reads a tag such as `zh-Hant-TW` or `pt_BR`.
  package init(_ tag: String) {
    let parts = tag.split { $0 == "-" || $0 == "_" || $0 == "@" }.map(String.init)
    language = parts.first?.lowercased() ?? ""
    script = parts.dropFirst().first { $0.count == 4 }.map {
      $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
    }
    region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && Int($0) != nil }?
      .uppercased()
  }

  /// The tag and what it falls back to, nearest first: `zh-Hant-TW`, `zh-Hant`, `zh`.
  package var fallbacks: [String] {
    var tags: [String] = []
    if let script, let region { tags.append("\(language)-\(script)-\(region)") }
    if let script { tags.append("\(language)-\(script)") }
    if let region { tags.append("\(language)-\(region)") }
    return tags + [language]
  }

  /// Whether text of the language runs from right to left.
  package var isRightToLeft: Bool {
    switch script {
    case "Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm": true
    case nil:
      ["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(language)
    default: false
    }
  }
}
