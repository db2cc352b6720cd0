/// The name of one snapshot: its scene and its variant, both safe as file names everywhere.
package struct SnapshotName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The scene, such as `prefix-row`.
  package let scene: String
  /// The variant, such as `w680xh160@2x`.
  package let variant: String

  /// `scene/variant`, as messages, the index and the command line write it.
  package var description: String { "\(scene)/\(variant)" }

  /// Longest name of a file without its ending, in bytes of UTF-8; systems stop at 255.
  package static let limit = 200

  /// A name from two words that are safe as they stand.
  package init(scene: String, variant: String) throws(BaselineError) {
    try Self.check(scene)
    try Self.check(variant)
    self.scene = scene
    self.variant = variant
  }

  /// A name from its text, `scene/variant`.
  package init(parsing text: String) throws(BaselineError) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard parts.count == 2 else {
      throw .unsafeName(text, reason: "is not of the form SCENE/VARIANT")
    }
    try self.init(scene: String(parts[0]), variant: String(parts[1]))
  }

  /// A word that is safe as a file name: what is not a letter, a digit or one of `. _ @ + = -`
  /// becomes a hyphen, and hyphens at the ends go.
  package static func safe(_ text: String) -> String {
    var result = ""
    for character in text {
      let isSafe = character.isLetter || character.isNumber || "._@+=-".contains(character)
      if isSafe {
        result.append(character)
      } else if !result.isEmpty && result.last != "-" {
        result.append("-")
      }
    }
    while result.hasSuffix("-") || result.hasSuffix(".") { result.removeLast() }
    return String(result.drop { $0 == "." || $0 == "-" })
  }

  /// Refuses names of which two would be one file on some system: equal but for case or for the
  /// normal form of their letters.
  package static func checkDistinct(_ names: [SnapshotName]) throws(BaselineError) {
    var seen: [String: SnapshotName] = [:]
    for name in names {
      // Strings are equal when they are canonically equivalent, so the key needs no normal form.
      let key = name.description.lowercased()
      if let other = seen.updateValue(name, forKey: key) {
        throw .ambiguousNames(other.description, name.description)
      }
    }
  }

  /// Whether a word is of safe ASCII characters alone, which most are and which is quickly seen.
  private static func isPlain(_ word: String) -> Bool {
    func isWordlike(_ byte: UInt8?) -> Bool {
      guard let byte else { return false }
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return isWordlike(word.utf8.first) && isWordlike(word.utf8.last)
      && word.utf8.allSatisfy { isWordlike($0) || "._@+=-".utf8.contains($0) }
  }

  private static func check(_ word: String) throws(BaselineError) {
    if word.isEmpty { throw .unsafeName(word, reason: "is empty") }
    if word.utf8.count > limit { throw .unsafeName(word, reason: "is longer than \(limit) bytes") }
    if !isPlain(word),
      safe(word) != word || !word.unicodeScalars.elementsEqual(safe(word).unicodeScalars)
    {
      throw .unsafeName(word, reason: "is not safe as a file name on every system")
    }
    if ["index.txt", "times.txt"].contains(word.lowercased()) {
      throw .unsafeName(word, reason: "is that of a file which baselines need")
    }
    let stem = word.prefix { $0 != "." }.lowercased()
    let isNumbered = stem.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt"))
    if ["con", "prn", "aux", "nul"].contains(stem) || isNumbered && stem.last?.isNumber == true {
      throw .unsafeName(word, reason: "is reserved by Windows")
    }
  }

  /// Order by bytes, the same on every machine.
  package static func < (left: SnapshotName, right: SnapshotName) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}
