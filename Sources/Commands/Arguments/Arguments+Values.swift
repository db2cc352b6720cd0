extension Arguments {
  /// A number within a range; the range and the unit become part of the message.
  package func number(
    _ option: Option, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(ArgumentError) -> Double? {
    guard let text = string(option) else { return nil }
    return try Self.number(text, of: option, in: range)
  }

  /// A whole number within a range.
  package func integer(
    _ option: Option, in range: ClosedRange<Int> = 0...Int.max
  ) throws(ArgumentError) -> Int? {
    guard let text = string(option) else { return nil }
    guard let value = Int(text), range.contains(value) else {
      let limits =
        range.upperBound == Int.max
        ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw .invalidValue(option: option.name, value: text, expected: "a whole number \(limits)")
    }
    return value
  }

  /// Numbers separated by commas, exactly as many as asked for; nil where the option is absent.
  package func numbers(
    _ option: Option, count: Int, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(ArgumentError) -> [Double]? {
    try allNumbers(option, count: count, in: range).last
  }

  /// Numbers separated by commas from every value of a repeatable option.
  package func allNumbers(
    _ option: Option, count: Int? = nil, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(ArgumentError) -> [[Double]] {
    var result: [[Double]] = []
    for text in strings(option) {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      if let count, parts.count != count {
        throw .invalidValue(
          option: option.name, value: text, expected: "\(count) numbers with commas between them")
      }
      var numbers: [Double] = []
      for part in parts { numbers.append(try Self.number(String(part), of: option, in: range)) }
      result.append(numbers)
    }
    return result
  }

  /// One of the cases whose raw values are the option's choices.
  package func choice<Choice: RawRepresentable<String>>(
    _ option: Option
  ) throws(ArgumentError) -> Choice? {
    guard let text = string(option) else { return nil }
    guard let value = Choice(rawValue: text) else {
      throw .invalidValue(
        option: option.name, value: text,
        expected: "one of \(option.choices.joined(separator: ", "))")
    }
    return value
  }

  /// A size in points with an optional display scale, such as `680x160@2`.
  package func size(_ option: Option) throws(ArgumentError) -> SizeArgument? {
    guard let text = string(option) else { return nil }
    guard let size = SizeArgument(text) else {
      throw .invalidValue(option: option.name, value: text, expected: SizeArgument.expectation)
    }
    return size
  }

  /// A closed range of widths in points, such as `320...1200`.
  package func widths(_ option: Option) throws(ArgumentError) -> ClosedRange<Double>? {
    guard let text = string(option) else { return nil }
    guard let range = Self.range(text) else {
      if let (from, to) = Self.ends(of: text), from > to {
        throw .conflict(
          "\(option.name): \(Self.words(from)) is larger than \(Self.words(to)); write FROM...TO with the smaller one first."
        )
      }
      throw .invalidValue(
        option: option.name, value: text,
        expected: "a range of widths; write FROM...TO in points, such as 320...1200")
    }
    return range
  }

  private static func range(_ text: String) -> ClosedRange<Double>? {
    guard let (from, to) = ends(of: text), from >= 0, from <= to, to <= SizeArgument.limit else {
      return nil
    }
    return from...to
  }

  /// The two numbers around the dots.
  private static func ends(of text: String) -> (from: Double, to: Double)? {
    let scalars = Array(text)
    guard let dots = scalars.indices.first(where: { scalars[$0...].starts(with: "...") }),
      let from = Double(String(scalars[..<dots])), let to = Double(String(scalars[(dots + 3)...]))
    else { return nil }
    return (from, to)
  }

  private static func number(
    _ text: String, of option: Option, in range: ClosedRange<Double>
  ) throws(ArgumentError) -> Double {
    guard let value = Double(text), range.contains(value) else {
      throw .invalidValue(
        option: option.name, value: text,
        expected: "a number from \(words(range.lowerBound)) to \(words(range.upperBound))")
    }
    return value
  }

  private static func words(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
