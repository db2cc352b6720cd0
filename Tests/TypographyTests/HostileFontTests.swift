import Geometry
import Testing
import Typography

/// Fonts that are cut, changed or built to harm: each is an error or renders, in bounded time.
@Suite struct HostileFontTests {
  /// SplitMix64 (Steele, Lea and Flood 2014): the same bytes on every run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  static func bytes(_ family: String) throws -> [UInt8] {
    let library = try FontLibrary.bundled
    let entry = try #require(library.catalogue.entries.first { $0.family == family })
    return try #require(FileBytes.read(library.directory + "/" + entry.file))
  }

  /// Uses a font as a scene would; the number of glyphs drawn, or nothing where it is refused.
  @discardableResult
  static func use(_ bytes: [UInt8], glyphLimit: Int = 40) -> Int? {
    guard let face = try? FontFace(bytes: bytes, name: "hostile"),
      let font = try? FontInstance(
        face, variations: face.axes.prefix(2).map { .init(tag: $0.tag, value: $0.maximum) })
    else { return nil }
    let style = TextStyle(fonts: [font], size: 14)
    let text = "AVATAR ffi é שלום عربي हिंदी ไทย 1️⃣ 🙂"
    let shaped = TextShaper.shapeUncached(text, style: style)
    for glyph in shaped.glyphs.prefix(glyphLimit) {
      _ = font.outline(of: glyph.id).controlBounds
      _ = try? font.colorGlyph(of: glyph.id)
    }
    _ = Paragraph(text, style: style, shaper: TextShaper()).layout { $0 < 60 }
    _ = font.outline(of: 65535)
    _ = font.outline(of: UInt32.max)
    return shaped.glyphs.count
  }

  static let families = [
    "Inter", "Inter 3", "Liberation Sans", "Noto Sans Hebrew", "Noto Sans Devanagari",
    "Amiri Quran Colored", "Widthwise CJK", "Widthwise Emoji", "Widthwise Box",
  ]

  @Test(arguments: families)
  func aFontCutAnywhereIsRefusedOrRenders(family: String) throws {
    let bytes = try Self.bytes(family)
    for part in 0..<64 { Self.use(Array(bytes.prefix(bytes.count * part / 64))) }
    for count in stride(from: 0, to: 300, by: 7) { Self.use(Array(bytes.prefix(count))) }
  }

  @Test(arguments: families)
  func changedBytesAreRefusedOrRender(family: String) throws {
    let bytes = try Self.bytes(family)
    var random = Generator(state: UInt64(bytes.count))
    for round in 0..<120 {
      var changed = bytes
      // Half of the rounds change the table directory and the first tables, where harm is done.
      let end = round % 2 == 0 ? bytes.count : min(bytes.count, 4096)
      for _ in 0..<(1 + round % 24) {
        changed[Int.random(in: 0..<end, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      Self.use(changed)
    }
  }

  @Test func anEmWithoutUnitsIsRefused() throws {
    var bytes = try Self.bytes("Widthwise Box")
    let head = try #require(Self.table("head", in: bytes))
    bytes[head + 18] = 0
    bytes[head + 19] = 0
    let error = #expect(throws: FontError.self) { try FontFace(bytes: bytes, name: "zero.ttf") }
    #expect(error?.message.hasPrefix("zero.ttf cannot be opened as a font (") == true)
  }

  /// Glyphs of two parts each, 26 deep: 2²⁶ parts in 1.4 kilobytes, which take FreeType ten seconds.
  @Test(arguments: ["nested-composites.ttf", "looping-composites.ttf"])
  func glyphsOfCountlessPartsAreRefused(file: String) throws {
    let bytes = try Fixtures.bytes(file)
    let error = #expect(throws: FontError.self) { try FontFace(bytes: bytes, name: file) }
    #expect(error?.message.contains("a glyph contains itself or more than 4096 others") == true)
  }

  @Test func deepSubroutinesEndInTime() throws {
    let start = ContinuousClock.now
    Self.use(try Fixtures.bytes("deep-subroutines.otf"))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func aFontThatClaimsTooManyGlyphsRenders() throws {
    var bytes = try Self.bytes("Widthwise Box")
    let maxp = try #require(Self.table("maxp", in: bytes))
    bytes[maxp + 4] = 0xFF
    bytes[maxp + 5] = 0xFF
    Self.use(bytes)
  }

  /// Offset of a table in a font file.
  static func table(_ tag: String, in bytes: [UInt8]) -> Int? {
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for index in 0..<count {
      let record = 12 + index * 16
      guard Array(bytes[record..<record + 4]) == Array(tag.utf8) else { continue }
      return bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    }
    return nil
  }
}
