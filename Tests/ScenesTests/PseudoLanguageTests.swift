import Scenes
import Testing

@Suite struct PseudoLanguageTests {
  // 10 characters grow by six tenths and two brackets; the placeholder stays.
  @Test func madeUpLanguagesKeepPlaceholders() {
    #expect(PseudoLanguage.accented.text("{hidden} more") == "{hidden} möré")
    #expect(PseudoLanguage.long.text("Ten labels").count == 18)
    #expect(PseudoLanguage.long.text("{hidden} more").contains("{hidden}"))
    #expect(PseudoLanguage.rightToLeft.text("a") == "\u{202E}a\u{202C}")
  }
}
