import Foundation
package import Localization

extension GalleryInputs {
  /// A text of the gallery in the language of a scene.
  func text(_ key: String, in locale: Locale) -> String {
    strings?.text(for: key, language: locale.identifier) ?? key
  }

  /// The badge for a number of hidden labels, in the plural form and digits of the language.
  func badgeText(hidden: Int, in locale: Locale) -> String {
    badgeText(hidden: hidden, language: locale.identifier)
  }

  private func badgeText(hidden: Int, language: String) -> String {
    let arguments = [CatalogArgument(hidden, name: "hidden")]
    return strings?.text(for: badge, arguments: arguments, language: language)
      ?? BadgeTexts.catalog?.text(for: badge, arguments: arguments, language: language)
      ?? StringCatalog.expand(badge, arguments: arguments, language: language)
  }

  /// The inputs with their texts in a language; the badge stays a key, as its form depends on the
  /// number.
  package func translated(
    by catalog: StringCatalog, into language: String
  ) -> GalleryInputs {
    var inputs = self
    inputs.strings = catalog
    inputs.labels = labels.map { catalog.text(for: $0, language: language) ?? $0 }
    inputs.emptyText = catalog.text(for: emptyText, language: language) ?? emptyText
    return inputs
  }

  /// Every text that a scene of the gallery may show in a language.
  package func texts(language: String) -> [String] {
    labels + (0...labels.count).map { badgeText(hidden: $0, language: language) } + [emptyText]
  }
}

/// The gallery's own badge in the languages whose plural forms differ most.
enum BadgeTexts {
  static let catalog = try? StringCatalog(parsing: Array(table.utf8))

  private static let table = #"""
    {"{hidden} more": {
      "en": "{hidden} more",
      "de": {"one": "{hidden} weiteres", "other": "{hidden} weitere"},
      "fr": "{hidden} de plus",
      "es": "{hidden} más",
      "pt": "mais {hidden}",
      "sv": "{hidden} till",
      "tr": "{hidden} tane daha",
      "pl": "{hidden} więcej",
      "ru": "ещё {hidden}",
      "he": "עוד {hidden}",
      "ar": {"zero": "لا مزيد", "one": "واحد آخر", "two": "اثنان آخران", "few": "{hidden} أخرى",
        "many": "{hidden} أخرى", "other": "{hidden} أخرى"},
      "hi": "{hidden} और",
      "th": "อีก {hidden}",
      "ja": "他{hidden}件",
      "ko": "{hidden}개 더",
      "zh": "更多 {hidden}"}}
    """#
}
