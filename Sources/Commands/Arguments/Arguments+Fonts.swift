package import Typography

extension Arguments {
  /// OpenType features from every value of an option.
  package func features(_ option: Option) throws(ArgumentError) -> [FontFeature] {
    try settings(option) { text throws(FontError) in try FontFeature.parse(list: text) }
  }

  /// Positions on a font's axes from every value of an option.
  package func variations(_ option: Option) throws(ArgumentError) -> [FontVariation] {
    try settings(option) { text throws(FontError) in try FontVariation.parse(list: text) }
  }

  /// The name of a language from an option, such as `de`, `zh-Hant` or `ar_EG`.
  package func language(_ option: Option) throws(ArgumentError) -> String? {
    guard let name = string(option) else { return nil }
    let isName = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0))
    }
    guard isName, name.first?.isLetter == true else {
      throw .invalidValue(
        option: option.name, value: name,
        expected: "the name of a language and region, such as de or ar_EG")
    }
    return name
  }

  private func settings<Setting>(
    _ option: Option, parse: (String) throws(FontError) -> [Setting]
  ) throws(ArgumentError) -> [Setting] {
    var settings: [Setting] = []
    for list in strings(option) {
      do {
        settings += try parse(list)
      } catch {
        guard case .malformedSetting(let text, let expected) = error else { continue }
        throw .invalidValue(option: option.name, value: text, expected: expected)
      }
    }
    return settings
  }
}
