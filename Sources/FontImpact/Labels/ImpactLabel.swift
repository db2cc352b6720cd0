import Typography

/// A text whose width matters, and the language that it is in.
package struct ImpactLabel: Hashable, Sendable {
  /// The text.
  package var text: String
  /// BCP 47 name of the language; nothing where it is not known.
  package var language: String?

  /// A text in a language.
  package init(_ text: String, language: String? = nil) {
    self.text = text
    self.language = language
  }

  /// Whether language and every byte of the text are equal: a font tells "é" from "e" and U+0301.
  package static func == (a: ImpactLabel, b: ImpactLabel) -> Bool {
    a.language == b.language && ExactText(a.text) == ExactText(b.text)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(text))
    hasher.combine(language)
  }
}
