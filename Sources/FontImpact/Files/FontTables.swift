import Typography

/// What a font file says about itself beyond what text needs.
struct FontTables {
  private let face: FontFace

  init(_ face: FontFace) { self.face = face }

  private func table(_ name: StaticString) -> BigEndianBytes {
    BigEndianBytes(bytes: face.table(FontTag(literal: name)))
  }

  /// A text of the `name` table, English where there is one; numbers are those of OpenType.
  func name(_ id: Int) -> String? {
    let table = table("name")
    let storage = table.uint16(at: 4)
    var best: (rank: Int, text: String)?
    for record in 0..<table.uint16(at: 2) {
      let entry = 6 + record * 12
      guard table.uint16(at: entry + 6) == id else { continue }
      let platform = table.uint16(at: entry)
      let language = table.uint16(at: entry + 4)
      let text = Self.text(
        table.part(
          at: storage + table.uint16(at: entry + 10), count: table.uint16(at: entry + 8)),
        isUTF16: platform != 1)
      // 0x409 is English (United States) on the platform of Microsoft, 0 English on Apple's.
      let rank = platform == 3 && language == 0x409 ? 0 : platform == 1 && language == 0 ? 1 : 2
      if !text.isEmpty, rank < best?.rank ?? Int.max { best = (rank, text) }
    }
    return best?.text
  }

  private static func text(_ bytes: ArraySlice<UInt8>, isUTF16: Bool) -> String {
    // Apple's own encoding agrees with ASCII, and names that matter here are in ASCII.
    guard isUTF16 else { return String(decoding: bytes.filter { $0 < 128 }, as: UTF8.self) }
    let start = bytes.startIndex
    let units = (0..<bytes.count / 2).map {
      UInt16(bytes[start + $0 * 2]) << 8 | UInt16(bytes[start + $0 * 2 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Tags of the features of `GSUB` or `GPOS`, each once, sorted.
  func features(of name: StaticString) -> [FontTag] {
    let table = table(name)
    let list = table.uint16(at: 6)
    guard list > 0 else { return [] }
    var tags: Set<FontTag> = []
    for index in 0..<table.uint16(at: list) {
      let value = table.uint32(at: list + 2 + index * 6)
      if value != 0 { tags.insert(FontTag(rawValue: UInt32(value))) }
    }
    return tags.sorted()
  }

  /// Names of the instances that a variable font offers.
  var instanceNames: [String] {
    let table = table("fvar")
    let (axes, start) = (table.uint16(at: 8), table.uint16(at: 4))
    let (count, stride) = (table.uint16(at: 12), table.uint16(at: 14))
    let first = start + axes * table.uint16(at: 10)
    guard count > 0, stride >= 4 else { return [] }
    return (0..<min(count, 1024)).map { index in
      let id = table.uint16(at: first + index * stride)
      return name(id) ?? "#\(id)"
    }
  }

  /// What `OS/2` says about putting the font into documents; nothing without that table.
  var embedding: EmbeddingRight? {
    let table = table("OS/2")
    return table.count >= 10 ? EmbeddingRight(fsType: table.uint16(at: 8)) : nil
  }
}

/// The right to put a font into documents, by the bits of `fsType` in the `OS/2` table.
package enum EmbeddingRight: String, Hashable, Sendable {
  /// No restriction.
  case installable
  /// Not at all without the owner's word.
  case restricted
  /// For viewing and printing.
  case previewAndPrint
  /// For editing too.
  case editable

  /// The least restrictive of the bits that are set, as the OpenType specification asks for.
  init(fsType: Int) {
    if fsType & 0x8 != 0 {
      self = .editable
    } else if fsType & 0x4 != 0 {
      self = .previewAndPrint
    } else if fsType & 0x2 != 0 {
      self = .restricted
    } else {
      self = .installable
    }
  }
}
