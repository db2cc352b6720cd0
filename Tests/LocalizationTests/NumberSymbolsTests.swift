import Localization
import Testing

@Suite struct NumberSymbolsTests {
  /// Default digits and separators of CLDR 41.
  @Test(arguments: [
    ("en", "1,234,567"), ("de", "1.234.567"), ("fr", "1\u{202F}234\u{202F}567"),
    ("pl", "1\u{A0}234\u{A0}567"), ("ru", "1\u{A0}234\u{A0}567"), ("hi", "12,34,567"),
    ("ar", "١٬٢٣٤٬٥٦٧"), ("ar-MA", "1.234.567"), ("fa", "۱٬۲۳۴٬۵۶۷"), ("he", "1,234,567"),
    ("th", "1,234,567"), ("sv", "1\u{A0}234\u{A0}567"), ("de-CH", "1\u{2019}234\u{2019}567"),
    ("mr", "१२,३४,५६७"),
  ])
  func groupsAreThoseOfTheLanguage(language: String, text: String) {
    #expect(NumberSymbols(language: language).text(1_234_567) == text)
  }

  @Test func shortNumbersStayTogetherWhereTheLanguageWantsIt() {
    #expect(NumberSymbols(language: "es").text(1234) == "1234")
    #expect(NumberSymbols(language: "es").text(12345) == "12.345")
    #expect(NumberSymbols(language: "en").text(1234) == "1,234")
    #expect(NumberSymbols(language: "en").text(-1234, grouped: false) == "-1234")
    #expect(NumberSymbols(language: "en").text(Int.min) == "-9,223,372,036,854,775,808")
  }
}
