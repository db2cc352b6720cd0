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
}
