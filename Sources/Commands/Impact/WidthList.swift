/// A range of widths and the widths in it that are listed one by one.
struct WidthList {
  /// From the least width to the largest, in points.
  private(set) var range: ClosedRange<Double> = 320...1200
  /// Widths that were named one by one; nothing where none was.
  private(set) var listed: [Double]?

  /// Reads ranges such as `320...1200` and lists such as `375,414,768`; a list alone spans its range.
  init(_ arguments: Arguments, _ option: Option) throws(ArgumentError) {
    var spans: [ClosedRange<Double>] = []
    var listed: [Double] = []
    for text in arguments.strings(option) {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let span = Self.span(part) else {
          throw .invalidValue(
            option: option.name, value: text,
            expected:
              "a range of widths or a list of them; write 320...1200 or 375,414,768, in points")
        }
        spans.append(span.range)
        if span.isSingle { listed.append(span.range.lowerBound) }
      }
    }
    self.listed = listed.isEmpty ? nil : listed
    if let low = spans.map(\.lowerBound).min(), let high = spans.map(\.upperBound).max() {
      range = low...high
    }
  }

  private static func span(_ text: Substring) -> (range: ClosedRange<Double>, isSingle: Bool)? {
    let characters = Array(text)
    func number(_ part: ArraySlice<Character>) -> Double? {
      Double(String(part)).flatMap { $0 > 0 && $0 <= SizeArgument.limit ? $0 : nil }
    }
    let dots = characters.indices.first { characters[$0...].starts(with: "...") }
    guard let dots else { return number(characters[...]).map { ($0...$0, true) } }
    guard let from = number(characters[..<dots]), let to = number(characters[(dots + 3)...]),
      from <= to
    else { return nil }
    return (from...to, false)
  }
}
