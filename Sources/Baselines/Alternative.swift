/// A further picture that was approved for a snapshot, beside its baseline.
///
/// It is stored as `SCENE/VARIANT~2.png`, `~3` and so on, and has a line of its own in the index.
package struct Alternative: Hashable, Sendable {
  /// What its pixels hash to.
  package var entry: BaselineIndex.Entry
  /// Fingerprint of the glyphs of the machine that drew it, or "-" where that is not known.
  package var glyphs: String
  /// Why it is right too.
  package var reason: String

  /// An alternative from its parts; the reason becomes one line.
  package init(entry: BaselineIndex.Entry, glyphs: String?, reason: String) {
    self.entry = entry
    let word = glyphs?.split(whereSeparator: \.isWhitespace).joined(separator: "_") ?? ""
    self.glyphs = word.isEmpty ? "-" : word
    self.reason = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The number of an alternative in names and files, from its place in the index's list.
  package static func number(at place: Int) -> Int { place + 2 }
}
