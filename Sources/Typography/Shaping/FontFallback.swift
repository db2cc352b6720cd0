import CHarfBuzz

/// The choice of a font for each code point, by grapheme cluster, in the declared order.
enum FontFallback {
  /// Positions in the list of fonts, one for each code point.
  ///
  /// A cluster goes to the first font that has all its characters; one that no font has stays with
  /// the first font, whose `.notdef` then stands for it.
  static func fonts(
    for text: ScalarText, range: Range<Int>, among fonts: [FontInstance], into choice: inout [Int]
  ) {
    guard fonts.count > 1,
      !range.allSatisfy({ covers(text.scalars[$0], fonts[0]) })
    else { return }
    for cluster in clusters(of: text, range: range) {
      let index = fonts.firstIndex { font in
        cluster.allSatisfy { covers(text.scalars[$0], font) }
      }
      for position in cluster { choice[position] = index ?? 0 }
    }
  }

  /// The grapheme clusters of a range of code points.
  private static func clusters(of text: ScalarText, range: Range<Int>) -> [Range<Int>] {
    let bytes = text.byteRange(range)
    var clusters: [Range<Int>] = []
    var start = range.lowerBound
    for character in String(decoding: text.bytes[bytes], as: UTF8.self) {
      let end = start + character.unicodeScalars.count
      clusters.append(start..<end)
      start = end
    }
    return clusters
  }

  /// Whether a font can show a code point: it has a glyph, nothing is to be seen, or HarfBuzz makes
  /// it from characters that have glyphs.
  static func covers(_ value: UInt32, _ font: FontInstance) -> Bool {
    if value < 128 {
      let half = value < 64 ? font.asciiCoverage.low : font.asciiCoverage.high
      if half >> UInt64(value & 63) & 1 == 1 { return true }
    }
    if hasGlyph(value, font) { return true }
    if let scalar = Unicode.Scalar(value), scalar.properties.isDefaultIgnorableCodePoint {
      return true
    }
    var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
    guard hb_unicode_decompose(ScriptItemizer.unicode, value, &first, &second) != 0 else {
      return false
    }
    return covers(first, font) && (second == 0 || covers(second, font))
  }

  private static func hasGlyph(_ value: UInt32, _ font: FontInstance) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font.shapingFont, value, &glyph) != 0 && glyph != 0
  }
}
