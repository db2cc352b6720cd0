import Typography

/// The list of tables at the start of a font file.
enum TableDirectory {
  /// `OTTO`, `true`, `typ1` and version 1.0: the files that begin with a list of tables.
  private static let plainFonts: Set<Int> = [0x4F54_544F, 0x7472_7565, 0x7479_7031, 0x0001_0000]

  /// Refuses a file that ends before its tables do.
  ///
  /// FreeType and HarfBuzz open such a file where the tables that they need at first are whole;
  /// then glyphs are missing without a word, and a comparison would blame the font's maker.
  static func check(_ bytes: [UInt8], path: String) throws(FontError) {
    let file = BigEndianBytes(bytes: bytes)
    guard plainFonts.contains(file.uint32(at: 0)) else { return }
    let tables = file.uint16(at: 4)
    for record in 0..<tables {
      let entry = 12 + record * 16
      let end = file.uint32(at: entry + 8) + file.uint32(at: entry + 12)
      guard entry + 16 <= bytes.count, end <= bytes.count else {
        throw .notAFont(
          path: path,
          reason: "it ends after \(bytes.count) bytes, before its tables do")
      }
    }
  }
}
