import Geometry
import Testing
import Typography

/// Lines of the box font: letters 7 wide at 14 points (512 of 1024 units), spaces and i 3.5.
@Suite struct ParagraphTests {
  static func style(_ size: Double = 14) throws -> TextStyle {
    TextStyle(fonts: [try Fixtures.font("Widthwise Box")], size: size)
  }

  static func paragraph(
    _ text: String, limit: Int? = nil, truncation: ParagraphStyle.Truncation = .tail,
    alignment: ParagraphStyle.Alignment = .leading
  ) throws -> Paragraph {
    Paragraph(
      text, style: try style(),
      paragraphStyle: ParagraphStyle(
        lineLimit: limit, truncation: truncation, alignment: alignment))
  }

  static func layout(_ paragraph: Paragraph, width: Double) -> TextLayout {
    paragraph.layout { $0 <= width }
  }

  @Test func oneLineIsAsWideAsItsGlyphs() throws {
    let layout = try Self.paragraph("AVA").idealLayout
    // 3 × 512 − 256 units at 14/1024.
    #expect(layout.size.width == 17.5)
    // Ascent 768, descent 256 units: one em.
    #expect(layout.size.height == 14)
    #expect(layout.firstBaseline == 10.5)
    #expect(layout.lines[0].runs[0].glyphs.map(\.x) == [0, 3.5, 10.5])
  }

  // Widths on both sides of 14 (one word), 31.5 (two) and 49 (all), asked for in any order.
  @Test func rememberedLayoutsAreThoseOfTheirWidth() throws {
    let remembering = try Self.paragraph("bb cc dd")
    for width in [40, 31.5, 31.4, 14, 13.9, 7, 0, 49, 48.9, 31.5, 0, 14, 40.0] {
      let fresh = Self.layout(try Self.paragraph("bb cc dd"), width: width)
      #expect(remembering.layout(remembers: true) { $0 <= width } == fresh)
    }
  }

  @Test func breaksAreTriedInOrderWithExactWidths() throws {
    var asked: [Double] = []
    // bb cc dd: 14 + 3.5 + 14 + 3.5 + 14 = 49.
    let layout = try Self.paragraph("bb cc dd").layout { width in
      asked.append(width)
      return width <= 31.5
    }
    #expect(layout.lines.map(\.width) == [31.5, 14])
    #expect(asked == [49, 14, 31.5, 14])
    #expect(layout.lines.map(\.range) == [0..<6, 6..<8])
    #expect(layout.lines.map(\.baseline) == [10.5, 24.5])
    #expect(layout.size.width == 31.5)
    #expect(layout.size.height == 28)
  }

  @Test func aTieFits() throws {
    #expect(Self.layout(try Self.paragraph("bb cc"), width: 31.5).lines.count == 1)
    #expect(Self.layout(try Self.paragraph("bb cc"), width: 31.4375).lines.count == 2)
  }

  @Test func trailingSpacesCountWhereTheyFitAndHangWhereNot() throws {
    #expect(Self.layout(try Self.paragraph("bb "), width: 17.5).size.width == 17.5)
    #expect(Self.layout(try Self.paragraph("bb "), width: 17).size.width == 14)
    #expect(Self.layout(try Self.paragraph("bb   cc"), width: 14).lines.map(\.width) == [14, 14])
  }

  @Test func aWordThatIsTooLongBreaksBetweenClusters() throws {
    let layout = Self.layout(try Self.paragraph("bcde\u{301}f"), width: 22)
    #expect(layout.lines.map(\.range) == [0..<3, 3..<7])
    #expect(Self.layout(try Self.paragraph("bcd"), width: 0).lines.count == 3)
  }

  @Test func mandatoryBreaksOpenLines() throws {
    let layout = try Self.paragraph("bb\ncc\r\n\u{2028}d\n").idealLayout
    #expect(layout.lines.map(\.width) == [14, 14, 0, 7, 0])
    #expect(layout.size.height == 70)
  }

  @Test func tailTruncationKeepsTheMostThatFits() throws {
    // Ellipsis 7; "bbbb…" is 35.
    let layout = Self.layout(try Self.paragraph("bbbbbb", limit: 1), width: 36)
    #expect(layout.isTruncated)
    #expect(layout.lines.map(\.width) == [35])
    #expect(layout.lines[0].runs.flatMap(\.glyphs).count == 5)
    #expect(Self.layout(try Self.paragraph("bbbbbb", limit: 1), width: 1).size.width == 7)
  }

  @Test func spacesBeforeAnEllipsisAreDropped() throws {
    // "bb…" 21, not "bb …" 24.5.
    #expect(Self.layout(try Self.paragraph("bb cc", limit: 1), width: 25).size.width == 21)
  }

  @Test(arguments: [ParagraphStyle.Truncation.head, .middle, .tail])
  func eachSideKeepsItsEnd(side: ParagraphStyle.Truncation) throws {
    // Glyph numbers are those of the box font: 1 + character − 0x20; the ellipsis is the last.
    let layout = Self.layout(
      try Self.paragraph("abcdef", limit: 1, truncation: side), width: 28)
    let letters = layout.lines[0].runs.flatMap(\.glyphs).map { glyph -> Character in
      let value = glyph.id + 0x1F
      return value > 0x7E ? "…" : Character(Unicode.Scalar(value) ?? " ")
    }
    let expected: [ParagraphStyle.Truncation: String] = [
      .head: "…def", .middle: "ab…f", .tail: "abc…",
    ]
    #expect(String(letters) == expected[side])
  }

  @Test func theLastLineOfALimitIsTruncated() throws {
    // 31 is given: "bb cc" is 31.5, so "bb" 14; then "cc d…" would be 31.5, so "cc…" 21.
    let layout = Self.layout(try Self.paragraph("bb cc dd ee ff", limit: 2), width: 31)
    #expect(layout.isTruncated)
    #expect(layout.lines.map(\.width) == [14, 21])
    let wider = Self.layout(try Self.paragraph("bb cc dd ee", limit: 2), width: 32)
    #expect(!wider.isTruncated)
    #expect(wider.lines.map(\.width) == [31.5, 31.5])
  }

  @Test func alignmentMovesTheShorterLines() throws {
    func starts(_ alignment: ParagraphStyle.Alignment) throws -> [Double] {
      Self.layout(try Self.paragraph("bbb cc", alignment: alignment), width: 21).lines.map(\.x)
    }
    #expect(try starts(.leading) == [0, 0])
    #expect(try starts(.center) == [0, 3.5])
    #expect(try starts(.trailing) == [0, 7])
  }

  @Test func tabsLeadToTheNextStop() throws {
    // b 7, then stops at 28 and 56; c 7.
    let layout = try Self.paragraph("b\t\tc").idealLayout
    #expect(layout.size.width == 63)
    #expect(layout.lines[0].runs.map(\.x) == [0, 56])
    #expect(layout.missing.isEmpty)
  }

  @Test func softHyphensShowOnlyWhereTheLineEnds() throws {
    let paragraph = try Self.paragraph("bbb\u{AD}ccc")
    #expect(paragraph.idealSize.width == 42)
    #expect(Self.layout(paragraph, width: 30).lines.map(\.width) == [28, 21])
  }

  @Test func spansKeepTheirStyles() throws {
    let layout = Paragraph([
      TextSpan(text: "bb", style: try Self.style(14)),
      TextSpan(text: "cc", style: try Self.style(28)),
    ]).idealLayout
    #expect(layout.size.width == 42)
    #expect(layout.size.height == 28)
    #expect(layout.lines[0].runs.map(\.span) == [0, 1])
    #expect(layout.lines[0].runs.map(\.x) == [0, 14])
  }

  @Test func emptyTextHasTheHeightOfALine() throws {
    let layout = try Self.paragraph("").idealLayout
    #expect(layout.size.width == 0)
    #expect(layout.size.height == 14)
    #expect(layout.lines.count == 1)
  }

  @Test func trackingWidensEveryCluster() throws {
    let style = TextStyle(fonts: [try Fixtures.font("Widthwise Box")], size: 14, tracking: 2)
    let layout = Paragraph("bbb", style: style).idealLayout
    #expect(layout.size.width == 27)
    #expect(layout.lines[0].runs[0].glyphs.map(\.x) == [0, 9, 18])
  }
}
