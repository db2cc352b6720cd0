import Foundation
import JSONValue
import Localization
import Testing

@Suite struct PluralRulesTests {
  /// CLDR's own sample numbers for each form, for 33 languages.
  @Test func samplesTakeTheirForm() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/plural-samples.json")
    var tested = 0
    for (language, forms) in try JSONNode(parsing: [UInt8](Data(contentsOf: file))).members() {
      for (name, samples) in try forms.members() {
        // CLDR 42 took this form from Hebrew; its numbers are with the others now.
        let expected = language == "he" && name == "many" ? "other" : name
        for sample in try samples.array() {
          let number = try sample.integer()
          #expect(
            PluralRules.category(of: number, language: language).rawValue == expected,
            "\(language) \(number)")
          tested += 1
        }
      }
    }
    #expect(tested > 800)
  }

  @Test func regionsAndSignsDoNotMatter() {
    #expect(PluralRules.category(of: 1, language: "de-AT") == .one)
    #expect(PluralRules.category(of: -1, language: "en_GB") == .one)
    #expect(PluralRules.category(of: 0, language: "pt-BR") == .one)
    #expect(PluralRules.category(of: 0, language: "pt-PT") == .other)
    #expect(PluralRules.category(of: Int.min, language: "pl") == .many)
  }
}
