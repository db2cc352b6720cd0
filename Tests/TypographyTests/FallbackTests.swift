import Testing
import Typography

/// The choice of fonts where letters and marks are spread over several; Scripts/make-text-fonts says
/// which font has what.
@Suite struct FallbackTests {
  private static func font(_ file: String) throws -> FontInstance {
    try FontInstance(FontFace(bytes: Fixtures.bytes(file), name: file))
  }

  private static func shape(_ text: String, _ fonts: [FontInstance]) -> ShapedText {
    TextShaper.shapeUncached(text, style: TextStyle(fonts: fonts, size: 14))
  }

  private static func families(_ shaped: ShapedText) -> [String] {
    shaped.runs.map(\.font.familyName)
  }

  @Test func aLetterAndItsMarkMayJoinIntoOneThatTheFontHas() throws {
    // Composed has U+00E9 and no U+0301; HarfBuzz joins the two.
    let shaped = Self.shape(
      "e\u{301}", [try Self.font("letters.ttf"), try Self.font("composed.ttf")])
    #expect(Self.families(shaped) == ["Composed"])
    #expect(shaped.missing == [])
    #expect(shaped.glyphs.count == 1)
  }

  @Test func aFontWithTheWholeClusterComesBeforeTwoWithItsParts() throws {
    let whole = try Fixtures.font("Liberation Sans")
    let shaped = Self.shape(
      "q\u{302}", [try Self.font("letters.ttf"), try Self.font("marks.ttf"), whole])
    #expect(Self.families(shaped) == [whole.familyName])
  }

  @Test func aClusterThatNoFontHasIsServedByParts() throws {
    let fonts = [try Self.font("marks.ttf"), try Self.font("letters.ttf")]
    let shaped = Self.shape("q\u{302}", fonts)
    #expect(Self.families(shaped) == ["Letters", "Marks"])
    #expect(shaped.missing == [])
    // The letter is 512 of 1024 units wide, the mark nothing.
    #expect(shaped.width(size: 14) == 7)
  }

  @Test func onlyWhatNoFontHasIsMissing() throws {
    let shaped = Self.shape(
      "q\u{302}", [try Self.font("composed.ttf"), try Self.font("letters.ttf")])
    #expect(shaped.missing == ["\u{302}"])
    // The letter, 512 units, from the second font, then the first font's box, which as a mark takes
    // no room.
    #expect(Self.families(shaped) == ["Letters", "Composed"])
    #expect(shaped.width(size: 14) == 7)
  }

  /// HarfBuzz takes U+0E33 apart into U+0E4D and U+0E32, so a font without U+0E4D has the vowel in
  /// its character map and still shapes it to `.notdef`.
  @Test func aClusterThatIsShapedToNothingGoesToTheNextFont() throws {
    let (part, whole) = (try Self.font("sara-am.ttf"), try Self.font("sara-am-whole.ttf"))
    let shaped = Self.shape("ก กำ ก", [part, whole])
    #expect(Self.families(shaped) == ["Sara Am", "Sara Am Whole", "Sara Am"])
    #expect(shaped.missing == [])
    let alone = Self.shape("กำ", [part, try Self.font("letters.ttf")])
    #expect(Self.families(alone) == ["Sara Am"])
    #expect(alone.missing == ["\u{E01}", "\u{E33}"])
  }

  @Test func theEmojiSelectorAsksForAFontWithColors() throws {
    let emoji = try Fixtures.font("Widthwise Emoji")
    let inter = try Fixtures.font("Inter")
    let keycap = Self.shape("1\u{FE0F}\u{20E3} 1", [inter, emoji])
    #expect(Self.families(keycap) == [emoji.familyName, inter.familyName])
    #expect(Self.families(Self.shape("1", [inter, emoji])) == [inter.familyName])
  }

  @Test func spacesOfAWidthAreMadeFromTheSpace() throws {
    // U+2009 is a fifth of an em; the box font has U+0020 only, and the next font is not asked.
    let box = try Fixtures.font("Widthwise Box")
    let shaped = Self.shape("a\u{2009}b", [box, try Fixtures.font("Liberation Sans")])
    #expect(Self.families(shaped) == [box.familyName])
    #expect(shaped.missing == [])
    #expect(shaped.glyphs.map(\.advance) == [512, 205, 512])
  }
}
