import Baselines
import Typography

/// What draws the pictures, for the header of the baselines' index.
enum Provenance {
  /// The declared fonts that text falls back to, with their versions and the start of their SHA-256,
  /// and the fingerprint of the glyphs that they give here.
  static func current(sceneFiles: [String] = []) throws -> [String: String] {
    let catalogue = try FontLibrary.bundled.catalogue
    let fonts = catalogue.entries
      .filter { catalogue.defaultFamilies.contains($0.family) }
      .map { "\($0.family) \($0.version) \($0.sha256.prefix(12))" }
    var index = BaselineIndex()
    index.sceneFiles = sceneFiles
    index.provenance["fonts"] = fonts.joined(separator: ", ")
    index.provenance["glyphs"] = try RasterFingerprint.current()
    return index.provenance
  }

  /// What is different here from what made the baselines, one sentence each.
  static func differences(
    from recorded: [String: String], to current: [String: String]
  ) -> [String] {
    func parts(of list: String) -> [String] {
      list.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
    return [("fonts", "other fonts"), ("glyphs", "glyphs that look otherwise")].compactMap {
      key, words in
      guard let then = recorded[key], let now = current[key], then != now else { return nil }
      let (old, new) = (parts(of: then), parts(of: now))
      var (gone, come) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
      if gone.isEmpty && come.isEmpty { (gone, come) = (old, new) }
      return
        "The baselines were made with \(words) (\(gone.joined(separator: ", "))) than there are "
        + "here (\(come.joined(separator: ", ")))"
    }
  }
}
