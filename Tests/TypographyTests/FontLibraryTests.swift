import Testing
import Typography

@Suite struct FontLibraryTests {
  @Test func everyDeclaredFontIsTheDeclaredOne() throws {
    let library = try FontLibrary.bundled
    for entry in library.catalogue.entries {
      let face = try library.face(of: entry)
      #expect(face.sha256 == entry.sha256)
      #expect(face.glyphCount > 1)
    }
  }

  @Test func aChangedFileIsAnErrorThatSaysSo() throws {
    let library = try FontLibrary.bundled
    var entry = library.catalogue.entries[0]
    entry.sha256 = String(repeating: "0", count: 64)
    let other = try FontLibrary(directory: library.directory)
    let error = #expect(throws: FontError.self) { try other.face(of: entry) }
    let actual = library.catalogue.entries[0].sha256
    #expect(
      error?.message == "\(library.directory)/\(entry.file) has SHA-256 \(actual), but fonts.json "
        + "says \(entry.sha256); restore the file or update fonts.json.")
  }

  @Test func anUnknownFamilyNamesTheKnownOnes() throws {
    let error = #expect(throws: FontError.self) {
      try FontLibrary.bundled.instance(family: "Helvetica")
    }
    #expect(error?.message.contains("fonts.json declares Inter, ") == true)
  }

  /// Matching of CSS Fonts 4 §5.2, with one weight for each file.
  @Test(arguments: [
    (400, [300, 500, 700], 500), (500, [400, 600], 400), (300, [200, 400], 200),
    (100, [300, 200], 200), (800, [700, 900], 900), (900, [100, 400], 400), (450, [500, 400], 500),
  ])
  func theNearestWeightIsTaken(wanted: Int, offered: [Int], taken: Int) {
    let entries = offered.map { weight in
      FontEntry(
        file: "\(weight)", family: "A", version: "1", weights: weight...weight, isItalic: false,
        sha256: "", license: "", source: "")
    }
    #expect(FontMatching.best(of: entries, weight: wanted, italic: false)?.file == "\(taken)")
  }

  @Test func weightsAndOpticalSizesMoveTheAxes() throws {
    let library = try FontLibrary.bundled
    let regular = try library.instance(family: "Inter", weight: 400)
    #expect(regular.location.isEmpty)
    let bold = try library.instance(
      family: "Inter", weight: 700, opticalSize: .automatic(size: 28))
    #expect(bold.key.hasSuffix("@opsz=28,wght=700"))
    #expect(bold.key.hasPrefix("Inter Variable#29160a80ff49") || bold.key.hasPrefix("Inter#"))
    let italic = try library.instance(family: "Inter", italic: true)
    #expect(italic.face.sha256 != regular.face.sha256)
    #expect(throws: FontError.self) {
      try library.instance(
        family: "Roboto", variations: [FontVariation(tag: FontTag(literal: "wght"), value: 500)])
    }
  }

  /// Widths at 14 points measured with HarfBuzz 6 and 15 for text in Inter 4.1 (font study, §6, §1).
  @Test func variableWidthsMatchHarfBuzz() throws {
    let library = try FontLibrary.bundled
    func thresholdOfAll(_ font: FontInstance) -> Double {
      let style = TextStyle(fonts: [font], size: 14)
      let labels = [
        "Sketch", "Color samples", "Shapes", "Paper textures", "Layout notes", "Preview",
      ]
      // Chips are 20 wider than their text and 8 apart.
      return labels.reduce(5 * 8) { $0 + TextShaper.shared.width(of: $1, style: style) + 20 }
    }
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    #expect(rounded(thresholdOfAll(try library.instance(family: "Inter"))) == 583.04)
    #expect(rounded(thresholdOfAll(try library.instance(family: "Inter", weight: 600))) == 593.7)
    #expect(rounded(thresholdOfAll(try library.instance(family: "Inter 3"))) == 583.42)
    #expect(rounded(thresholdOfAll(try library.instance(family: "Open Sans 1"))) == 572.83)
    #expect(rounded(thresholdOfAll(try library.instance(family: "Open Sans"))) == 574.42)
    #expect(rounded(thresholdOfAll(try library.instance(family: "Roboto"))) == 557.77)
  }

  @Test func defaultFontsServeManyScripts() throws {
    let style = TextStyle(fonts: try FontLibrary.bundled.defaultFonts(), size: 14)
    let text = "Ab שלום عربي ไทย हिंदी 한국어 日本 標籤 🙂 👩‍🚀 🇳🇴 👍🏽"
    #expect(TextShaper.shared.shape(text, style: style).missing == [])
    #expect(
      TextShaper.shared.shape("a\u{10348}b\u{10348}", style: style).missing == ["\u{10348}"])
  }

  @Test func malformedCataloguesAreRefused() {
    for text in [
      "", "{}", "[]", #"{"fonts": [], "defaultFamilies": ["A"]}"#,
      #"{"fonts": [{"file": "a"}], "defaultFamilies": []}"#,
    ] {
      #expect(throws: FontError.self) {
        try FontCatalogue(json: Array(text.utf8), path: "fonts.json")
      }
    }
  }
}
