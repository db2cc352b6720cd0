import Geometry
import Testing
import Typography

@Suite struct TextShaperTests {
  /// Swift says that the two spellings are equal; the box font has a glyph for one of them only.
  @Test func equalLookingTextsAreShapedApart() throws {
    let style = TextStyle(fonts: [try Fixtures.font("Noto Sans Thai")], size: 14)
    let shaper = TextShaper()
    let decomposed = shaper.shape("cafe\u{301}", style: style)
    let composed = shaper.shape("caf\u{E9}", style: style)
    #expect(decomposed.byteCount == 6)
    #expect(composed.byteCount == 5)
    #expect(shaper.cachedTextCount == 2)
    let (a, b) = (
      TextSpan(text: "cafe\u{301}", style: style), TextSpan(text: "caf\u{E9}", style: style)
    )
    #expect(a != b)
    #expect(Set([a, b, a]).count == 2)
  }

  @Test func whatIsShapedOnceServesEverySize() throws {
    let font = try Fixtures.font("Liberation Sans")
    let shaper = TextShaper()
    for size in [11.0, 14, 28] {
      // AVATAR To. is 74.17 wide at 14 points (fonts study, §6).
      let width = shaper.width(of: "AVATAR To.", style: TextStyle(fonts: [font], size: size))
      #expect(abs(width / size - 74.1699 / 14) < 1e-5)
    }
    #expect(shaper.cachedTextCount == 1)
  }

  @Test func theCacheIsBounded() throws {
    let style = TextStyle(fonts: [try Fixtures.font("Widthwise Box")], size: 14)
    let shaper = TextShaper(capacity: 1000)
    for number in 0..<1000 { _ = shaper.shape("Label \(number)", style: style) }
    // Each text costs its glyphs and 16; two generations of 1000 hold fewer than 100 of them.
    #expect(shaper.cachedTextCount < 100)
  }

  @Test func featuresTurnKerningAndDigitsOnAndOff() throws {
    let font = try Fixtures.font("Widthwise Box")
    func width(_ features: String) throws -> Double {
      TextShaper.shared.width(
        of: "AVA",
        style: TextStyle(fonts: [font], size: 1024, features: try FontFeature.parse(list: features))
      )
    }
    #expect(try width("") == 1280)
    #expect(try width("-kern") == 1536)
    #expect(try width("kern=0") == 1536)
    let inter = try Fixtures.font("Inter")
    func advance(_ text: String, _ features: [FontFeature]) -> Double {
      TextShaper.shared.width(
        of: text, style: TextStyle(fonts: [inter], size: 14, features: features))
    }
    #expect(advance("1", []) < advance("4", []))
    #expect(advance("1", [.tabularNumbers]) == advance("4", [.tabularNumbers]))
  }

  @Test func fallbackGoesByClusterInTheDeclaredOrder() throws {
    let fonts = [
      try Fixtures.font("Widthwise Box"), try Fixtures.font("Liberation Sans"),
      try Fixtures.font("Noto Sans Hebrew"),
    ]
    let shaped = TextShaper.shapeUncached(
      "aש\u{5B8}b\u{17E}", style: TextStyle(fonts: fonts, size: 14))
    // The point stays with its letter; the last letter is in the second font.
    #expect(
      shaped.runs.map(\.font.familyName) == [
        "Widthwise Box", "Liberation Sans", "Widthwise Box", "Liberation Sans",
      ])
    #expect(shaped.missing == [])
  }

  @Test func missingCharactersAreNamedOnceAndDrawnByTheFirstFont() throws {
    let fonts = [try Fixtures.font("Widthwise Box"), try Fixtures.font("Noto Sans Hebrew")]
    let shaped = TextShaper.shapeUncached(
      "中a中\u{1F600}", style: TextStyle(fonts: fonts, size: 14))
    #expect(shaped.missing == ["中", "\u{1F600}"])
    #expect(shaped.runs.allSatisfy { $0.font == fonts[0] })
    #expect(shaped.width(size: 14) == 28)
  }

  @Test func threadsShapeAlike() async throws {
    let style = TextStyle(fonts: try FontLibrary.bundled.defaultFonts(), size: 14)
    let texts = (0..<200).map { "Label \($0) שלום عربي 한국 \($0 % 7)" }
    let alone = texts.map { TextShaper.shapeUncached($0, style: style).width(style: style) }
    let shaper = TextShaper()
    let together = await withTaskGroup(of: (Int, Double).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, shaper.width(of: text, style: style)) }
      }
      return await group.reduce(into: [Int: Double]()) { $0[$1.0] = $1.1 }
    }
    #expect(texts.indices.map { together[$0] } == alone)
  }
}
