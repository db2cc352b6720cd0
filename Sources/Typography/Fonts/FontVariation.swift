/// A position on one axis of a variable font, such as `wght=600`.
package struct FontVariation: Hashable, Sendable {
  /// Four characters that name the axis.
  package var tag: FontTag
  /// Position in the axis' own design units.
  package var value: Double

  /// A position on an axis.
  package init(tag: FontTag, value: Double) {
    self.tag = tag
    self.value = value
  }

  /// Reads a list such as `wght=600,opsz=14`, with an optional `@` before it.
  package static func parse(list: String) throws(FontError) -> [FontVariation] {
    var variations: [FontVariation] = []
    let body = list.hasPrefix("@") ? list.dropFirst() : Substring(list)
    for part in body.split(separator: ",") {
      let halves = part.split(separator: "=", omittingEmptySubsequences: false)
      guard halves.count == 2, let tag = FontTag(String(halves[0])),
        let value = Double(String(halves[1])), value.isFinite
      else {
        throw .malformedSetting(
          text: String(part), expected: "an axis and its value, as in wght=600")
      }
      variations.append(FontVariation(tag: tag, value: value))
    }
    return variations
  }
}
