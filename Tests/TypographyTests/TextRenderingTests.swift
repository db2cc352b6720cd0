import Testing
import Typography

/// Figures of Unicode's text-rendering-tests, most of them for variable fonts, as HarfBuzz 6.0.0
/// carries them: glyphs and their places in 1/1000 em.
@Suite struct TextRenderingTests {
  private struct Figure {
    var name: String
    var file: String
    var variations: String
    var text: String
    var glyphs: [(id: UInt32, x: Double, y: Double)]

    init?(_ line: Substring) {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false).map { String($0) }
      guard fields.count == 5 else { return nil }
      (name, file, variations) = (fields[0], fields[1], fields[2])
      text = String(
        String.UnicodeScalarView(
          fields[3].split(separator: " ").compactMap {
            UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
          }))
      glyphs = fields[4].split(separator: "|").compactMap { glyph in
        let parts = glyph.split { $0 == "@" || $0 == "," }.compactMap { Double(String($0)) }
        return parts.count == 3 ? (UInt32(parts[0]), parts[1], parts[2]) : nil
      }
    }
  }

  @Test func glyphsAreAndLieAsInTheFigures() throws {
    var faces: [String: FontFace] = [:]
    var (compared, failed) = (0, [String]())
    for line in try Fixtures.text("text-rendering-tests/figures.txt").split(separator: "\n") {
      guard let figure = Figure(line) else { continue }
      let face =
        try faces[figure.file]
        ?? FontFace(
          bytes: Fixtures.bytes("text-rendering-tests/" + figure.file), name: figure.file)
      faces[figure.file] = face
      let font = try FontInstance(
        face, variations: try FontVariation.parse(list: figure.variations))
      let measured = TextMeasurement(figure.text, style: TextStyle(fonts: [font], size: 1000))
      // The figures were made with advances that FreeType had rounded at this size, so each glyph
      // may stand one thousandth off.
      let agrees =
        measured.glyphs.map(\.id) == figure.glyphs.map(\.id)
        && zip(measured.glyphs, figure.glyphs).allSatisfy { mine, theirs in
          abs(mine.x - theirs.x) <= 1 && abs(0 - mine.y - theirs.y) <= 1
        }
      if !agrees { failed.append(String(line)) }
      compared += 1
    }
    #expect(failed == [])
    #expect(compared == 104)
  }
}
