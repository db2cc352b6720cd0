/// An OpenType feature set for a whole text, such as `tnum` on or `kern` off.
package struct FontFeature: Hashable, Sendable {
  /// Name of the feature.
  package var tag: FontTag
  /// 0 for off, 1 for on, more where a feature offers alternatives.
  package var value: UInt32

  /// A feature and its value.
  package init(tag: FontTag, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }

  /// Digits of equal width.
  package static let tabularNumbers = FontFeature(tag: FontTag(literal: "tnum"))

  /// Reads a list such as `-liga,tnum,ss01=2`, in the notation of HarfBuzz's tools.
  package static func parse(list: String) throws(FontError) -> [FontFeature] {
    var features: [FontFeature] = []
    for part in list.split(separator: ",") {
      guard let feature = parse(part) else {
        throw .malformedSetting(
          text: String(part), expected: "a feature as in kern, -kern, kern=0 or ss01=2")
      }
      features.append(feature)
    }
    return features
  }

  private static func parse(_ text: Substring) -> FontFeature? {
    var body = text
    var value: UInt32 = 1
    if body.first == "-" { value = 0 }
    if body.first == "-" || body.first == "+" {
      guard !body.contains("=") else { return nil }
      body.removeFirst()
    }
    let halves = body.split(separator: "=", omittingEmptySubsequences: false)
    if halves.count == 2 {
      guard let number = UInt32(String(halves[1])) else { return nil }
      value = number
    }
    guard halves.count <= 2, let name = halves.first, name.count == 4,
      let tag = FontTag(String(name))
    else { return nil }
    return FontFeature(tag: tag, value: value)
  }
}
