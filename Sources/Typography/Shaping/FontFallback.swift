import CHarfBuzz

/// The choice of a font for each code point, by grapheme cluster, in the declared order.
enum FontFallback {
  /// Positions in the list of fonts, one for each code point.
  ///
  /// A cluster goes to the first font that has all its characters. Where none has, its characters
  /// go to the first font that has each; what no font has stays with the first font, whose
  /// `.notdef` then stands for it.
  static func fonts(
    for text: ScalarText, range: Range<Int>, among fonts: [FontInstance], into choice: inout [Int]
  ) {
    guard fonts.count > 1,
      !range.allSatisfy({ covers(text.scalars[$0], fonts[0]) && !isEmojiSelector(text.scalars[$0]) }
      )
    else { return }
    for cluster in clusters(of: text, range: range) {
      let scalars = text.scalars[cluster]
      if let index = first(of: fonts, for: scalars) {
        for position in cluster { choice[position] = index }
      } else {
        split(text, cluster, among: fonts, into: &choice)
      }
    }
  }

  /// The first font from a position on that has all of a cluster.
  ///
  /// U+FE0F asks for the colours of an emoji, so fonts with colours come first then.
  static func first(
    of fonts: [FontInstance], from start: Int = 0, for cluster: ArraySlice<UInt32>
  ) -> Int? {
    let candidates = fonts.indices.dropFirst(start)
    if start == 0, cluster.contains(where: isEmojiSelector),
      let colored = candidates.first(where: {
        fonts[$0].face.hasColors && covers(cluster, fonts[$0])
      })
    {
      return colored
    }
    return candidates.first { covers(cluster, fonts[$0]) }
  }

  /// Gives each character of a cluster that no font has as a whole a font of its own, staying in
  /// the last one where that has it too.
  private static func split(
    _ text: ScalarText, _ cluster: Range<Int>, among fonts: [FontInstance],
    into choice: inout [Int]
  ) {
    var last: Int?
    for position in cluster {
      let value = text.scalars[position]
      if let last, covers(value, fonts[last]) {
        choice[position] = last
        continue
      }
      let index = fonts.firstIndex { covers(value, $0) }
      choice[position] = index ?? 0
      last = index ?? last
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

  /// Whether a font can show all of a cluster; a mark that it lacks may join the letter before it
  /// into one that it has.
  private static func covers(_ cluster: ArraySlice<UInt32>, _ font: FontInstance) -> Bool {
    var base: UInt32?
    for value in cluster {
      if covers(value, font) {
        // What stands between a letter and its mark does not keep HarfBuzz from joining the two.
        base = base ?? value
        continue
      }
      guard let letter = base, let composed = composed(letter, value), hasGlyph(composed, font)
      else { return false }
      base = composed
    }
    return true
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
    if let plain = plainForm(value), hasGlyph(plain, font) { return true }
    var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
    guard hb_unicode_decompose(ScriptItemizer.unicode, value, &first, &second) != 0 else {
      return false
    }
    return covers(first, font) && (second == 0 || covers(second, font))
  }

  /// What HarfBuzz takes for a space of a certain width, and for the hyphen that does not break.
  private static func plainForm(_ value: UInt32) -> UInt32? {
    switch value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: 0x20
    case 0x2011: 0x2010
    default: nil
    }
  }

  private static func composed(_ base: UInt32, _ mark: UInt32) -> UInt32? {
    var composed: hb_codepoint_t = 0
    return hb_unicode_compose(ScriptItemizer.unicode, base, mark, &composed) != 0 ? composed : nil
  }

  private static func isEmojiSelector(_ value: UInt32) -> Bool { value == 0xFE0F }

  private static func hasGlyph(_ value: UInt32, _ font: FontInstance) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font.shapingFont, value, &glyph) != 0 && glyph != 0
  }
}
