/// Which plural form a whole number takes in a language: the cardinal rules of Unicode CLDR 42.
package enum PluralRules {
  /// The form of a number; a language that is not known has one form, `other`.
  ///
  /// Only the language of a tag counts (`de` of `de-AT`), except in European Portuguese.
  package static func category(of number: Int, language tag: String) -> PluralCategory {
    let language = LanguageTag(tag)
    let count = number.magnitude
    let (tens, hundreds) = (count % 10, count % 100)
    switch language.language {
    case "ar": return arabic(count)
    case "he", "iw": return hebrew(count)
    case "pl": return count == 1 ? .one : isFew(tens, hundreds) ? .few : .many
    case "ru", "uk", "be": return slavic(tens, hundreds)
    case "hr", "sr", "bs", "sh":
      return tens == 1 && hundreds != 11 ? .one : isFew(tens, hundreds) ? .few : .other
    case "cs", "sk": return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "fr": return count <= 1 ? .one : isMillions(count) ? .many : .other
    case "pt" where language.region != "PT":
      return count <= 1 ? .one : isMillions(count) ? .many : .other
    case "es", "it", "pt", "ca": return count == 1 ? .one : isMillions(count) ? .many : .other
    case "hi", "bn", "fa", "gu", "kn", "am", "zu":
      return count <= 1 ? .one : .other
    case "lt": return lithuanian(tens, hundreds)
    case "lv": return latvian(tens, hundreds)
    case "ro": return count == 1 ? .one : count == 0 || (1...19).contains(hundreds) ? .few : .other
    case "sl": return hundreds == 1 ? .one : hundreds == 2 ? .two : slovenian(hundreds)
    case "cy": return welsh(count)
    case "ga": return irish(count)
    case "ko", "ja", "th", "zh", "vi", "id", "ms", "my", "lo", "km": return .other
    default: return countsOne.contains(language.language) && count == 1 ? .one : .other
    }
  }

  /// Languages with a form for 1 and one for the rest.
  private static let countsOne: Set<String> = [
    "en", "de", "sv", "tr", "nl", "da", "nb", "no", "nn", "fi", "et", "hu", "el", "bg", "eu", "gl",
    "ka", "kk", "ky", "ml", "mn", "mr", "ne", "pa", "sq", "sw", "ta", "te", "ur", "uz", "az", "af",
    "so",
  ]

  /// 2 to 4 but not 12 to 14.
  private static func isFew(_ tens: UInt, _ hundreds: UInt) -> Bool {
    (2...4).contains(tens) && !(12...14).contains(hundreds)
  }

  private static func isMillions(_ count: UInt) -> Bool { count != 0 && count % 1_000_000 == 0 }

  private static func slavic(_ tens: UInt, _ hundreds: UInt) -> PluralCategory {
    if tens == 1, hundreds != 11 { return .one }
    return isFew(tens, hundreds) ? .few : .many
  }

  private static func arabic(_ count: UInt) -> PluralCategory {
    switch count {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: break
    }
    let hundreds = count % 100
    return (3...10).contains(hundreds) ? .few : hundreds >= 11 ? .many : .other
  }

  private static func hebrew(_ count: UInt) -> PluralCategory {
    switch count {
    case 1: .one
    case 2: .two
    default: .other
    }
  }

  private static func lithuanian(_ tens: UInt, _ hundreds: UInt) -> PluralCategory {
    if (11...19).contains(hundreds) || tens == 0 { return .other }
    return tens == 1 ? .one : .few
  }

  private static func latvian(_ tens: UInt, _ hundreds: UInt) -> PluralCategory {
    if tens == 0 || (11...19).contains(hundreds) { return .zero }
    return tens == 1 ? .one : .other
  }

  private static func slovenian(_ hundreds: UInt) -> PluralCategory {
    hundreds == 3 || hundreds == 4 ? .few : .other
  }

  private static func welsh(_ count: UInt) -> PluralCategory {
    switch count {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static func irish(_ count: UInt) -> PluralCategory {
    switch count {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }
}
