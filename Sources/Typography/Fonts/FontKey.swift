/// A font by the text that names it, as ``FontInstance/key`` has it: `family#checksum[/index][@wght=600]`.
package struct FontKey: Hashable, Sendable {
  /// Family name as the file has it.
  package let family: String
  /// The first twelve digits of the file's SHA-256.
  package let checksum: String
  /// Which of the file's faces.
  package let index: Int
  /// Axes that are not at their default.
  package let variations: [FontVariation]

  /// The parts of a key; nil where a text is none.
  package init?(_ text: String) {
    guard let mark = text.lastIndex(of: "#") else { return nil }
    var rest = text[text.index(after: mark)...]
    var variations: [FontVariation] = []
    if let at = rest.firstIndex(of: "@") {
      guard let parsed = try? FontVariation.parse(list: String(rest[at...])) else { return nil }
      variations = parsed
      rest = rest[..<at]
    }
    var index = 0
    if let slash = rest.firstIndex(of: "/") {
      guard let number = Int(rest[rest.index(after: slash)...]), number >= 0 else { return nil }
      index = number
      rest = rest[..<slash]
    }
    guard rest.utf8.count == 12, rest.allSatisfy(\.isHexDigit) else { return nil }
    self.family = String(text[..<mark])
    self.checksum = rest.lowercased()
    self.index = index
    self.variations = variations
  }

  /// Whether a face is the named one, wherever its variations stand.
  package func names(_ face: FontFace) -> Bool {
    face.index == index && face.sha256.hasPrefix(checksum)
  }
}

extension FontLibrary {
  /// The declared font that a key names; an error where it is not declared or its file is another.
  package func instance(key: FontKey) throws(FontError) -> FontInstance {
    for entry in catalogue.entries where entry.sha256.hasPrefix(key.checksum) {
      let face = try face(of: entry)
      if key.names(face) { return try instance(of: face, variations: key.variations) }
    }
    var others: [String] = []
    for entry in catalogue.entries
    where entry.family == key.family || (try? face(of: entry))?.familyName == key.family {
      others.append(String(entry.sha256.prefix(12)))
    }
    guard others.isEmpty else {
      throw .anotherFile(family: key.family, expected: key.checksum, actual: others)
    }
    throw .unknownFamily(name: key.family, known: families)
  }
}
