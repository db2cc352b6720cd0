import Geometry
import Pixels
import Testing
import Typography

@Suite struct ColorGlyphTests {
  @Test func layersHaveOutlinesAndColors() throws {
    let font = try Fixtures.font("Amiri Quran Colored")
    let layered = try (0..<UInt32(font.face.glyphCount)).filter {
      try font.colorGlyph(of: $0) != nil
    }
    // As fontTools counts in the COLR table.
    #expect(layered.count == 614)
    guard case .layers(let layers)? = try font.colorGlyph(of: layered[0]) else {
      Issue.record("no layers")
      return
    }
    #expect(layers.contains { $0.color != nil })
    #expect(layers.contains { !$0.outline.isEmpty })
  }

  @Test func bitmapsComeWithTheirPlace() throws {
    let font = try Fixtures.font("Widthwise Emoji")
    let glyph = try #require(font.glyph(for: "\u{1F642}"))
    guard case .bitmap(let picture, let frame)? = try font.colorGlyph(of: glyph) else {
      Issue.record("no bitmap")
      return
    }
    // The strike of Noto Color Emoji: 136 × 128 pixels at 109 pixels an em of 2048 units.
    #expect(picture.width == 136)
    #expect(picture.height == 128)
    #expect(frame.width == 136.0 * 2048 / 109)
    #expect(frame.minY < 0 && frame.maxY > 0)
    let middle = (64 * 136 + 68) * 4
    #expect(picture.bytes[middle] > 200 && picture.bytes[middle + 3] == 255)
    #expect(font.outline(of: glyph).isEmpty)
  }

  @Test func plainGlyphsHaveNoColors() throws {
    let font = try Fixtures.font("Inter")
    let glyph = try #require(font.glyph(for: "A"))
    #expect(try font.colorGlyph(of: glyph) == nil)
    // The letter has five edges outside and three inside; its bar lies within cap height.
    #expect(font.outline(of: glyph).elements.count { $0 == .close } >= 1)
    #expect(font.outline(of: glyph).controlBounds.maxY == Double(font.metrics.capHeight))
  }

  /// The A of each font is in colour and its B is plain (Scripts/make-text-fonts).
  @Test(arguments: [
    ("paint-graph.ttf", "COLR version 1"), ("apple-bitmaps.ttf", "sbix"), ("svg-glyphs.ttf", "SVG"),
  ])
  func otherColorFormatsAreRefusedWithASentence(file: String, format: String) throws {
    let font = try FontInstance(FontFace(bytes: Fixtures.bytes(file), name: file))
    let error = #expect(throws: FontError.self) {
      try font.colorGlyph(of: try #require(font.glyph(for: "A")))
    }
    #expect(
      error?.message
        == "\(file) holds colour glyphs in the \(format) format, which is not drawn; "
        + "use a font with COLR version 0 layers or CBDT bitmaps.")
    #expect(try font.colorGlyph(of: try #require(font.glyph(for: "B"))) == nil)
    // Widths do not ask for colours: 512 of 1024 units each.
    let style = TextStyle(fonts: [font], size: 14)
    #expect(TextShaper.shared.width(of: "AB", style: style) == 14)
  }
}
