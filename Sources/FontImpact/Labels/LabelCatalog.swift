package import JSONValue

/// Texts of a String Catalog (`.xcstrings`) by language.
package struct LabelCatalog: Hashable, Sendable {
  /// Languages in alphabetical order, each with its texts in the order of the keys.
  package var languages: [(name: String, texts: [String])] {
    texts.keys.sorted().map { ($0, texts[$0] ?? []) }
  }

  private var texts: [String: [String]] = [:]

  /// Reads a catalog; keys without a translation stand for themselves in the source language.
  ///
  /// Texts with values are measured with samples: 88 for numbers, "Text" for texts. Every plural form
  /// counts as a text of its own.
  package init(_ root: JSONNode) throws(JSONError) {
    let source = try root.optional("sourceLanguage")?.string() ?? "en"
    for (key, entry) in try root.member("strings").members().sorted(by: { $0.name < $1.name }) {
      if try entry.optional("shouldTranslate")?.bool() == false { continue }
      var isSourceKnown = false
      for (language, node) in try entry.optional("localizations")?.members() ?? [] {
        isSourceKnown = isSourceKnown || language == source
        try add(node, to: language)
      }
      if !isSourceKnown, !key.isEmpty { texts[source, default: []].append(Self.sample(key)) }
    }
  }

  private mutating func add(_ node: JSONNode, to language: String) throws(JSONError) {
    if let unit = try node.optional("stringUnit") {
      let text = try unit.member("value").string()
      if !text.isEmpty { texts[language, default: []].append(Self.sample(text)) }
    }
    guard let variations = try node.optional("variations") else { return }
    for (_, kind) in try variations.members() {
      for (_, form) in try kind.members() { try add(form, to: language) }
    }
  }

  /// A text with its placeholders filled, such as `%lld more` or `%1$@ of %2$@`.
  static func sample(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" {
        result.append("%")
        rest.removeFirst()
        continue
      }
      let flags = rest.prefix { $0.isNumber || "$.+-# 'lhqzt#@".contains($0) && $0 != "@" }
      let end = rest[flags.endIndex...].first
      guard let end, "@dDuUxXoOfFeEgGaAcCsSpi".contains(end) else {
        result.append("%")
        continue
      }
      result += "@sSpcC".contains(end) ? "Text" : "88"
      rest = rest[flags.endIndex...].dropFirst()
    }
    return result + rest
  }

  package static func == (a: LabelCatalog, b: LabelCatalog) -> Bool { a.texts == b.texts }
  package func hash(into hasher: inout Hasher) { hasher.combine(texts.count) }
}
