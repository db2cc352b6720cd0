import JSONValue
import Localization
import Testing

@Suite struct StringCatalogTests {
  static let table = #"""
    {"badge": {"en": "{hidden} more", "de": "{hidden} weitere",
      "pl": {"one": "{hidden} inny", "few": "{hidden} inne", "many": "{hidden} innych"},
      "ar": {"zero": "لا شيء", "one": "واحد", "two": "اثنان", "few": "{hidden} أخرى",
        "many": "{hidden} أخرى", "other": "{hidden} أخرى"}}}
    """#

  static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld more": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld more"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld more"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "ещё %lld метка"}},
          "few": {"stringUnit": {"state": "translated", "value": "ещё %lld метки"}},
          "many": {"stringUnit": {"state": "translated", "value": "ещё %lld меток"}},
          "other": {"stringUnit": {"state": "translated", "value": "ещё %lld метки"}}}}}}},
      "%@ of %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%2$@: %1$@, 100 %%"}}}},
      "Files": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@"},
          "substitutions": {
            "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg Datei"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg Dateien"}}}}},
            "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg Ordner"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg Ordnern"}}}}}}}}},
      "Untranslated": {}}}
    """#

  static func read(_ text: String) throws -> StringCatalog {
    try StringCatalog(parsing: Array(text.utf8))
  }

  @Test(arguments: [
    ("en", 3, "3 more"), ("de", 3, "3 weitere"), ("pl", 1, "1 inny"), ("pl", 3, "3 inne"),
    ("pl", 5, "5 innych"), ("pl", 22, "22 inne"), ("ar", 2, "اثنان"), ("ar", 3, "٣ أخرى"),
    ("ar", 0, "لا شيء"), ("de-AT", 3, "3 weitere"), ("ja", 3, "3 more"),
  ])
  func aTableChoosesByLanguageAndNumber(language: String, count: Int, text: String) throws {
    let catalog = try Self.read(Self.table)
    let argument = CatalogArgument(count, name: "hidden")
    #expect(catalog.text(for: "badge", arguments: [argument], language: language) == text)
  }

  @Test func aStringCatalogChoosesByPluralForm() throws {
    let catalog = try Self.read(Self.catalog)
    func text(_ count: Int) -> String? {
      catalog.text(for: "%lld more", arguments: [CatalogArgument(count)], language: "ru")
    }
    #expect(text(1) == "ещё 1 метка")
    #expect(text(3) == "ещё 3 метки")
    #expect(text(11) == "ещё 11 меток")
    #expect(text(1234) == "ещё 1\u{A0}234 метки")
    #expect(catalog.languages == ["de", "en", "ru"])
  }

  @Test func placesAndSubstitutionsAreFilled() throws {
    let catalog = try Self.read(Self.catalog)
    #expect(
      catalog.text(
        for: "%@ of %@", arguments: [CatalogArgument("a"), CatalogArgument("b")], language: "de")
        == "b: a, 100 %")
    #expect(
      catalog.text(
        for: "Files", arguments: [CatalogArgument(1), CatalogArgument(5)], language: "de")
        == "1 Datei in 5 Ordnern")
    #expect(catalog.text(for: "Untranslated", language: "de") == "Untranslated")
    #expect(catalog.text(for: "Nowhere", language: "de") == nil)
  }

  @Test func insertedTextOfTheOtherDirectionIsIsolated() {
    #expect(BidiIsolation.isolated("שלום", in: "en") == "\u{2068}שלום\u{2069}")
    #expect(BidiIsolation.isolated("שלום", in: "he") == "שלום")
    #expect(BidiIsolation.isolated("12", in: "he") == "12")
    #expect(BidiIsolation.isolated("Label", in: "ar") == "\u{2068}Label\u{2069}")
  }

  @Test(arguments: [
    "", "[]", #"{"badge": 3}"#, #"{"badge": {"en": {"several": "x"}}}"#,
    #"{"strings": {"a": {"localizations": {"de": {"stringUnit": {}}}}}}"#,
  ])
  func aDocumentOfTheWrongShapeIsRefused(text: String) {
    #expect(throws: JSONError.self) { try Self.read(text) }
  }
}
