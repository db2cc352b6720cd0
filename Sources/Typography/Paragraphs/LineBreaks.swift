/// The places where a line may or must end, by Unicode Standard Annex 14.
///
/// The rules and tables are the package's own, so that lines break alike whatever version of a
/// library a system has.
package enum LineBreaks {
  /// UTF-8 offsets after which a line may end, rising, the end of the text not among them.
  ///
  /// Text of the scripts that need a dictionary (Thai, Lao, Khmer, Burmese) breaks at spaces only.
  package static func opportunities(in bytes: [UInt8]) -> [Int] {
    var (offset, offsets, scalars): (Int, [Int], [UInt32]) = (0, [], [])
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      offsets.append(offset)
      scalars.append(scalar.value)
      offset += UTF8.width(scalar)
    }
    return LineBreakRules(scalars).opportunities.map { offsets[$0] }
  }

  /// Cuts a text at its mandatory breaks (BK, CR, LF, NL); the terminators belong to no part.
  ///
  /// A break at the very end opens an empty last line, as in a text view.
  package static func hardLines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, index) = (0, 0)
    while index < bytes.count {
      let length = terminatorLength(bytes, at: index)
      if length > 0 {
        lines.append(start..<index)
        start = index + length
      }
      index += max(length, 1)
    }
    lines.append(start..<bytes.count)
    return lines
  }

  /// Bytes of the line terminator at an offset, 0 where there is none.
  private static func terminatorLength(_ bytes: [UInt8], at index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch byte(0) {
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0x0A, 0x0B, 0x0C: return 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }

  /// Where the white space before an offset begins: what hangs over the end of a line.
  ///
  /// Space, tab and the spaces of general punctuation that break (U+2000…U+200A but U+2007,
  /// U+200B, U+205F, U+3000 hangs too, as in CSS Text Level 3).
  static func trimmedEnd(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var end = end
    while end > start {
      if bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 {
        end -= 1
      } else if end - start >= 3, isWideSpace(bytes[end - 3], bytes[end - 2], bytes[end - 1]) {
        end -= 3
      } else {
        break
      }
    }
    return end
  }

  private static func isWideSpace(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> Bool {
    switch (a, b) {
    case (0xE2, 0x80): c >= 0x80 && c <= 0x8B && c != 0x87
    case (0xE2, 0x81): c == 0x9F
    case (0xE3, 0x80): c == 0x80
    default: false
    }
  }
}
