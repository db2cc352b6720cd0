extension FontMetrics {
  /// Reads the measures from the tables of a font file.
  ///
  /// The policy is the one that HarfBuzz and FreeType share: the typographic set where the font
  /// asks for it (`USE_TYPO_METRICS`, bit 7 of `fsSelection`), else `hhea`, else the first of the
  /// other two that says something.
  init(hhea hheaTable: [UInt8], os2: [UInt8], unitsPerEm: Int) {
    let hhea = LineSet(
      ascent: hheaTable.int16(at: 4), descent: -hheaTable.int16(at: 6),
      lineGap: hheaTable.int16(at: 8))
    var (typo, win): (LineSet?, LineSet?)
    if os2.count >= 78 {
      typo = LineSet(
        ascent: os2.int16(at: 68), descent: -os2.int16(at: 70), lineGap: os2.int16(at: 72))
      win = LineSet(ascent: os2.uint16(at: 74), descent: os2.uint16(at: 76), lineGap: 0)
    }
    let (line, source) = Self.choose(
      hhea: hhea, typo: typo, win: win, wantsTypo: os2.uint16(at: 62) & 0x80 != 0,
      unitsPerEm: unitsPerEm)
    self.init(
      unitsPerEm: unitsPerEm, line: line, source: source, hhea: hhea, typo: typo, win: win,
      capHeight: os2.int16(at: 88), xHeight: os2.int16(at: 86))
  }

  private static func choose(
    hhea: LineSet, typo: LineSet?, win: LineSet?, wantsTypo: Bool, unitsPerEm: Int
  ) -> (LineSet, Source) {
    if wantsTypo, let typo, !typo.isEmpty { return (typo, .typo) }
    if !hhea.isEmpty { return (hhea, .hhea) }
    if let typo, !typo.isEmpty { return (typo, .typo) }
    if let win, !win.isEmpty { return (win, .win) }
    let ascent = unitsPerEm * 4 / 5
    return (LineSet(ascent: ascent, descent: unitsPerEm - ascent, lineGap: 0), .assumed)
  }
}

extension [UInt8] {
  /// The big-endian number at an offset, 0 past the end.
  func uint16(at offset: Int) -> Int {
    offset + 2 <= count ? Int(self[offset]) << 8 | Int(self[offset + 1]) : 0
  }

  /// The signed big-endian number at an offset, 0 past the end.
  func int16(at offset: Int) -> Int { Int(Int16(truncatingIfNeeded: uint16(at: offset))) }

  /// The big-endian number at an offset, 0 past the end.
  func uint32(at offset: Int) -> Int { uint16(at: offset) << 16 | uint16(at: offset + 2) }
}
