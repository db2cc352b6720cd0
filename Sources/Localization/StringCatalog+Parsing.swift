package import JSONValue

extension StringCatalog {
  /// Reads a catalog.
  ///
  /// A document with `strings` is a String Catalog. Any other is a table: for each key an object of
  /// languages, for each language a text or an object of plural forms, as in
  /// `{"badge": {"en": "{hidden} more", "pl": {"one": "{hidden} inny", "other": "…"}}}`.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    let root = try JSONNode(parsing: bytes)
    if let strings = try root.optional("strings") {
      let source = try root.optional("sourceLanguage")?.string() ?? "en"
      var texts: [String: [String: CatalogText]] = [:]
      for (key, node) in try strings.members() { texts[key] = try Self.catalogEntry(node) }
      self.init(sourceLanguage: source, texts: texts)
    } else {
      var texts: [String: [String: CatalogText]] = [:]
      for (key, node) in try root.members() { texts[key] = try Self.tableEntry(node) }
      self.init(sourceLanguage: "en", texts: texts)
    }
  }

  private static func tableEntry(_ node: JSONNode) throws(JSONError) -> [String: CatalogText] {
    var entry: [String: CatalogText] = [:]
    for (language, text) in try node.members() {
      if case .string(let single) = text.value {
        entry[language] = CatalogText(forms: .single(single))
        continue
      }
      var forms: [PluralCategory: CatalogText.Forms] = [:]
      for (name, form) in try text.members() {
        forms[try category(name, form)] = .single(try form.string())
      }
      entry[language] = CatalogText(forms: .plural(forms))
    }
    return entry
  }

  private static func catalogEntry(_ node: JSONNode) throws(JSONError) -> [String: CatalogText] {
    var entry: [String: CatalogText] = [:]
    guard let localizations = try node.optional("localizations") else { return entry }
    for (language, localization) in try localizations.members() {
      guard let forms = try forms(localization) else { continue }
      var text = CatalogText(forms: forms)
      for (name, part) in try localization.optional("substitutions")?.members() ?? [] {
        guard let partForms = try Self.forms(part) else { continue }
        text.substitutions[name] = .init(
          argument: try part.optional("argNum")?.integer(),
          specifier: try part.optional("formatSpecifier")?.string() ?? "lld", forms: partForms)
      }
      entry[language] = text
    }
    return entry
  }

  /// A string unit, or variations by number or device; nothing for a unit that is not there yet.
  private static func forms(_ node: JSONNode) throws(JSONError) -> CatalogText.Forms? {
    if let unit = try node.optional("stringUnit") {
      return .single(try unit.member("value").string())
    }
    guard let variations = try node.optional("variations") else { return nil }
    if let plural = try variations.optional("plural") {
      var choices: [PluralCategory: CatalogText.Forms] = [:]
      for (name, form) in try plural.members() {
        choices[try category(name, form)] = try forms(form)
      }
      return .plural(choices)
    }
    guard let devices = try variations.optional("device") else { return nil }
    // Pictures are of windows: the Mac's text is taken, then the one for other devices.
    for name in ["mac", "other"] {
      if let device = try devices.optional(name) { return try forms(device) }
    }
    return try devices.members().min { $0.name < $1.name }.flatMap { first throws(JSONError) in
      try forms(first.node)
    }
  }

  private static func category(
    _ name: String, _ node: JSONNode
  ) throws(JSONError) -> PluralCategory {
    guard let category = PluralCategory(rawValue: name) else {
      throw node.unusable("\"\(name)\" is none of zero, one, two, few, many and other")
    }
    return category
  }
}
