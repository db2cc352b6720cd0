/// Texts in several languages, from a String Catalog (`.xcstrings`) or a JSON table.
package struct StringCatalog: Hashable, Sendable {
  /// The language that the keys are in.
  package let sourceLanguage: String
  let texts: [String: [String: CatalogText]]

  init(sourceLanguage: String, texts: [String: [String: CatalogText]]) {
    self.sourceLanguage = sourceLanguage
    self.texts = texts
  }

  /// All keys, sorted.
  package var keys: [String] { texts.keys.sorted() }

  /// All languages with a text, and the source language, sorted.
  package var languages: [String] {
    Set(texts.values.flatMap(\.keys)).union([sourceLanguage]).sorted()
  }

  /// A pattern with its values, for texts that no catalog has.
  package static func expand(
    _ pattern: String, arguments: [CatalogArgument], language: String
  ) -> String {
    var expander = PatternExpander(arguments, language: language)
    return expander.expand(pattern)
  }

  /// The text of a key in a language with its values; nothing where the catalog lacks the key.
  ///
  /// A tag falls back to its language (`de-AT` to `de`), and a language without the text to the
  /// source language, whose text is the key itself unless the catalog has another. The first number
  /// among the values chooses the plural form.
  package func text(
    for key: String, arguments: [CatalogArgument] = [], language: String
  ) -> String? {
    guard let translations = texts[key] else { return nil }
    let tags = LanguageTag(language).fallbacks + LanguageTag(sourceLanguage).fallbacks
    let tag = tags.first { translations[$0] != nil }
    let text = tag.flatMap { translations[$0] } ?? CatalogText(forms: .single(key))
    let used = tag ?? sourceLanguage
    var expander = PatternExpander(arguments, language: used)
    return expander.expand(text.pattern(arguments, language: used))
  }
}
