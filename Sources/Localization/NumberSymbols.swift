/// How a language writes whole numbers: its digits and what stands between groups of them.
///
/// Digits are those of CLDR's default numbering system (version 41), grouping that of its decimal
/// pattern.
package struct NumberSymbols: Hashable, Sendable {
  /// The digit zero; the other nine follow it.
  package let zero: Unicode.Scalar
  /// What stands between groups.
  package let separator: String
  /// Digits that a number needs before the first group is cut off: 1 or 2.
  package let minimumGrouped: Int
  /// Digits of the groups after the first, counted from the right.
  package let secondGroup: Int

  /// The symbols of a language.
  package init(language tag: String) {
    let parts = LanguageTag(tag)
    zero = Self.zero(parts)
    (separator, minimumGrouped) = Self.grouping(parts)
    secondGroup =
      ["hi", "bn", "mr", "gu", "ta", "te", "kn", "ml", "ne"].contains(parts.language)
      ? 2 : 3
  }

  /// A whole number as the language writes it.
  package func text(_ number: Int, grouped: Bool = true) -> String {
    let digits = Array(String(number.magnitude).utf8)
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      let left = digits.count - index
      if index > 0, grouped, isBoundary(left, of: digits.count) { text += separator }
      let value = zero.value + UInt32(digit - 0x30)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "0")
    }
    return text
  }

  /// Whether a separator stands before the last `left` digits of a number of `count` digits.
  private func isBoundary(_ left: Int, of count: Int) -> Bool {
    count >= 3 + minimumGrouped && left >= 3 && (left - 3) % secondGroup == 0
  }

  private static func zero(_ tag: LanguageTag) -> Unicode.Scalar {
    switch tag.language {
    case "ar":
      ["AE", "DZ", "EH", "LY", "MA", "TN"].contains(tag.region ?? "") ? "0" : "\u{660}"
    case "fa", "ps": "\u{6F0}"
    case "ur" where tag.region == "IN": "\u{6F0}"
    case "ckb", "sd": "\u{660}"
    case "bn", "as": "\u{9E6}"
    case "mr", "ne", "sa": "\u{966}"
    case "my": "\u{1040}"
    case "dz": "\u{F20}"
    default: "0"
    }
  }

  private static func grouping(_ tag: LanguageTag) -> (String, Int) {
    switch tag.language {
    case "ar" where zero(tag) == "\u{660}": ("\u{66C}", 1)
    case "ar": (tag.region == "AE" || tag.region == "EH" ? "," : ".", 1)
    case "fa", "ps": ("\u{66C}", 1)
    case "de" where tag.region == "CH" || tag.region == "LI": ("\u{2019}", 1)
    case "de" where tag.region == "AT": ("\u{A0}", 1)
    case "de", "nl", "da", "tr", "id", "el", "hr", "sl", "ro", "vi": (".", 1)
    case "it": (".", 1)
    case "pt" where tag.region == "PT": ("\u{A0}", 2)
    case "pt": (".", 1)
    case "es" where tag.region == "MX" || tag.region == "US" || tag.region == "419": (",", 1)
    case "es": (".", 2)
    case "pl": ("\u{A0}", 2)
    case "fr": ("\u{202F}", 1)
    case "ru", "uk", "cs", "sk", "sv", "nb", "no", "fi", "hu": ("\u{A0}", 1)
    case "bg", "lv", "et": ("\u{A0}", 2)
    case "lt": ("\u{A0}", 1)
    default: (",", 1)
    }
  }
}
