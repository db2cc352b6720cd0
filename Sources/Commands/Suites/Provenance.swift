import Typography

/// What draws the pictures, for the header of the baselines' index.
enum Provenance {
  /// The declared fonts that text falls back to, with their versions and the start of their SHA-256.
  static func current() throws -> [String: String] {
    let catalogue = try FontLibrary.bundled.catalogue
    let fonts = catalogue.entries
      .filter { catalogue.defaultFamilies.contains($0.family) }
      .map { "\($0.family) \($0.version) \($0.sha256.prefix(12))" }
    return ["fonts": fonts.joined(separator: ", ")]
  }
}
