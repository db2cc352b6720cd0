/// Why a font, or the catalogue of fonts, cannot be used.
package enum FontError: Error, Hashable, Sendable {
  /// A file cannot be read.
  case unreadableFile(path: String)
  /// The bytes are no font that FreeType and HarfBuzz can both open.
  case notAFont(path: String, reason: String)
  /// The file is not the one that the catalogue names.
  case checksumMismatch(path: String, expected: String, actual: String)
  /// The catalogue `fonts.json` has the wrong shape.
  case malformedCatalogue(path: String, reason: String)
  /// No folder of fonts was found at any of the places where one may be.
  case fontsNotFound(searched: [String])
  /// No declared font has this family name.
  case unknownFamily(name: String, known: [String])
  /// Fonts of this family are declared, but none is the file that a drawing was made with; starts of SHA-256.
  case anotherFile(family: String, expected: String, actual: [String])
  /// The font has no such axis of variation.
  case unknownAxis(tag: String, font: String, known: [String])
  /// A setting such as `wght=600` or `-kern` cannot be understood.
  case malformedSetting(text: String, expected: String)
  /// The colour format of a glyph is known and not drawn.
  case unsupportedColorFormat(font: String, format: String)

  /// One sentence: what happened, where, and what to do next.
  package var message: String {
    switch self {
    case .unreadableFile(let path):
      "The font file \(path) cannot be read; check that it exists and is readable."
    case .notAFont(let path, let reason):
      "\(path) cannot be opened as a font (\(reason)); give an OpenType or TrueType file."
    case .checksumMismatch(let path, let expected, let actual):
      "\(path) has SHA-256 \(actual), but fonts.json says \(expected); "
        + "restore the file or update fonts.json."
    case .malformedCatalogue(let path, let reason):
      "The font catalogue \(path) cannot be used: \(reason)."
    case .fontsNotFound(let searched):
      "No folder with fonts.json was found (looked in \(searched.joined(separator: ", "))); "
        + "install with Scripts/install or keep the Fonts folder beside Sources."
    case .unknownFamily(let name, let known):
      "There is no declared font family \"\(name)\"; "
        + "fonts.json declares \(known.joined(separator: ", "))."
    case .anotherFile(let family, let expected, let actual):
      "The declared font \"\(family)\" has SHA-256 \(actual.joined(separator: ", "))…, but \(expected)… is asked for; "
        + "give that file with --font, or make the drawing again with the declared one."
    case .unknownAxis(let tag, let font, let known):
      known.isEmpty
        ? "\(font) is not a variable font, so \(tag) cannot be set; leave the variation out."
        : "\(font) has no axis \(tag); its axes are \(known.joined(separator: ", "))."
    case .malformedSetting(let text, let expected):
      "\"\(text)\" cannot be understood; write \(expected)."
    case .unsupportedColorFormat(let font, let format):
      "\(font) holds colour glyphs in the \(format) format, which is not drawn; "
        + "use a font with COLR version 0 layers or CBDT bitmaps."
    }
  }
}
