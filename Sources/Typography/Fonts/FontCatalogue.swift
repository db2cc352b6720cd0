import JSONValue

/// The list of fonts in `fonts.json`: the only fonts that are ever used without a path.
package struct FontCatalogue: Hashable, Sendable {
  /// Every declared file, in the order of the document.
  package var entries: [FontEntry]
  /// Families that text without a family of its own uses, first choice first.
  package var defaultFamilies: [String]

  /// Reads the document; `path` is used in messages only.
  package init(json bytes: [UInt8], path: String) throws(FontError) {
    do throws(JSONError) {
      let root = try JSONNode(parsing: bytes)
      try root.allow(only: ["fonts", "defaultFamilies"])
      var entries: [FontEntry] = []
      for node in try root.member("fonts").array() { entries.append(try Self.entry(node)) }
      var families: [String] = []
      for node in try root.member("defaultFamilies").array() {
        let family = try node.string()
        guard entries.contains(where: { $0.family == family }) else {
          throw node.unusable("no font has the family \"\(family)\"")
        }
        families.append(family)
      }
      self.entries = entries
      self.defaultFamilies = families
    } catch {
      throw .malformedCatalogue(path: path, reason: error.message)
    }
  }

  private static func entry(_ node: JSONNode) throws(JSONError) -> FontEntry {
    try node.allow(only: [
      "file", "family", "version", "weight", "italic", "sha256", "license", "source",
    ])
    let weights = try node.member("weight").array()
    guard let first = weights.first, let last = weights.last else {
      throw try node.member("weight").unusable("it needs one weight or two")
    }
    let (low, high) = (try first.integer(), try last.integer())
    guard 1 <= low, low <= high, high <= 1000 else {
      throw try node.member("weight").unusable("weights rise from 1 to 1000")
    }
    return FontEntry(
      file: try node.member("file").string(), family: try node.member("family").string(),
      version: try node.member("version").string(), weights: low...high,
      isItalic: try node.optional("italic")?.bool() ?? false,
      sha256: try node.member("sha256").string(), license: try node.member("license").string(),
      source: try node.member("source").string())
  }
}
