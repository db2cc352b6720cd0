/// Keeps a text that is inserted into another from changing the order of what stands around it.
package enum BidiIsolation {
  /// The text between U+2068 and U+2069 where its first letter runs against the language around.
  package static func isolated(_ text: String, in language: String) -> String {
    guard let isRightToLeft = direction(of: text),
      isRightToLeft != LanguageTag(language).isRightToLeft
    else { return text }
    return "\u{2068}\(text)\u{2069}"
  }

  /// Whether the first letter runs from right to left; nothing for a text without letters.
  private static func direction(of text: String) -> Bool? {
    for scalar in text.unicodeScalars {
      if isRightToLeft(scalar.value) { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return nil
  }

  /// The blocks of the right-to-left scripts.
  private static func isRightToLeft(_ value: UInt32) -> Bool {
    (0x590...0x8FF).contains(value) || (0xFB1D...0xFDFF).contains(value)
      || (0xFE70...0xFEFF).contains(value) || (0x10800...0x10FFF).contains(value)
      || (0x1E800...0x1EFFF).contains(value)
  }
}
