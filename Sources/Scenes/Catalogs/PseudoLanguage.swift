/// A made-up language that shows what translation would do to a layout before there is one.
package enum PseudoLanguage: String, CaseIterable, Sendable {
  /// About 40 % longer, between brackets that show where a text is cut.
  case long
  /// Letters with marks above and below them.
  case accented
  /// Letters as they are in an override from right to left.
  case rightToLeft = "rtl"

  /// The text in the language; what stands in braces is a placeholder and is kept.
  package func text(_ text: String) -> String {
    switch self {
    case .long: "[\(text)\(Self.padding(for: text.count))]"
    case .accented: Self.accented(text)
    case .rightToLeft: "\u{202E}\(text)\u{202C}"
    }
  }

  /// The rule of thumb of localisers: short texts grow more.
  private static func padding(for count: Int) -> String {
    let extra = count <= 10 ? (count * 6 + 9) / 10 : (count * 4 + 9) / 10
    let filler = Array(" one two three four five six seven eight nine ten")
    return String((0..<extra).map { filler[$0 % filler.count] })
  }

  private static let letters: [Character: Character] = [
    "a": "å", "e": "é", "i": "ï", "o": "ö", "u": "ü", "y": "ÿ", "c": "ç", "n": "ñ", "s": "š",
    "z": "ž", "A": "Å", "E": "É", "I": "Ï", "O": "Ö", "U": "Ü", "Y": "Ý", "C": "Ç", "N": "Ñ",
    "S": "Š", "Z": "Ž",
  ]

  private static func accented(_ text: String) -> String {
    var isPlaceholder = false
    return String(
      text.map { character in
        if character == "{" { isPlaceholder = true }
        if character == "}" { isPlaceholder = false }
        return isPlaceholder ? character : letters[character] ?? character
      })
  }
}

extension GalleryInputs {
  /// The inputs with every text mapped.
  package func mappingTexts(_ map: (String) -> String) -> GalleryInputs {
    var inputs = self
    inputs.labels = labels.map(map)
    inputs.badge = map(badge)
    inputs.emptyText = map(emptyText)
    return inputs
  }
}
