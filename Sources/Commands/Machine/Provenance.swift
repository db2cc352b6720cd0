import Typography

/// What draws the pictures, for the header of the baselines' index.
enum Provenance {
  /// The declared fonts that text falls back to, with their versions and the start of their SHA-256,
  /// and the fingerprint of the glyphs that they give here.
  static func current() throws -> [String: String] {
    let catalogue = try FontLibrary.bundled.catalogue
    let fonts = catalogue.entries
      .filter { catalogue.defaultFamilies.contains($0.family) }
      .map { "\($0.family) \($0.version) \($0.sha256.prefix(12))" }
    return ["fonts": fonts.joined(separator: ", "), "glyphs": try RasterFingerprint.current()]
  }

  /// What is different here from what made the baselines, one sentence each.
  static func differences(
    from recorded: [String: String], to current: [String: String]
  ) -> [String] {
    [("fonts", "other fonts"), ("glyphs", "glyphs that look otherwise")].compactMap { key, words in
      guard let then = recorded[key], let now = current[key], then != now else { return nil }
      return "The baselines were made with \(words) (\(then)) than there are here (\(now)); "
        + "see \"widthwise doctor\" before you approve anything."
    }
  }
}
