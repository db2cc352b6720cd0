import Geometry
import Pixels
import Typography

/// The words of one line of a display list, read from left to right.
struct DisplayListWords {
  private let words: [Substring]
  private let line: Int
  private var position = 0

  /// The words of a line; a word in quotes may hold spaces.
  init(_ text: Substring, line: Int) {
    self.line = line
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if first == "\"" {
        var end = rest.index(after: rest.startIndex)
        while end < rest.endIndex, rest[end] != "\"" {
          if rest[end] == "\\" { end = rest.index(after: end) }
          if end < rest.endIndex { end = rest.index(after: end) }
        }
        if end < rest.endIndex { end = rest.index(after: end) }
        words.append(rest[..<end])
        rest = rest[end...]
      } else {
        let word = rest.prefix { $0 != " " }
        words.append(word)
        rest = rest[word.endIndex...]
      }
    }
    self.words = words
  }

  /// Whether the line is that of a layer's mask.
  var isMask: Bool { words.count == 1 && words[0] == "mask" }

  /// The error that something else was expected at the current word.
  func problem(_ expected: String) -> DisplayListTextError {
    let found = position < words.count ? String(words[position].prefix(40)) : ""
    return DisplayListTextError(line: line, expected: expected, found: found)
  }

  /// The current word, which is passed; empty at the end.
  mutating func word() -> Substring {
    guard position < words.count else { return "" }
    defer { position += 1 }
    return words[position]
  }

  /// Passes a word where it is the given one.
  mutating func take(_ word: String) -> Bool {
    guard position < words.count, words[position] == word else { return false }
    position += 1
    return true
  }

  /// Passes a word that must stand here.
  mutating func skip(_ word: String) throws(DisplayListTextError) {
    guard take(word) else { throw problem("\"\(word)\"") }
  }

  /// Checks that nothing follows.
  func end() throws(DisplayListTextError) {
    guard position >= words.count else { throw problem("the end of the line") }
  }

  /// A number.
  mutating func number() throws(DisplayListTextError) -> Double {
    guard position < words.count, let value = Double(words[position]) else {
      throw problem("a number")
    }
    position += 1
    return value
  }

  /// Whether nothing follows.
  var isAtEnd: Bool { position >= words.count }

  /// Goes back to the first word.
  mutating func rewind() { position = 0 }

  /// A number of things, not more than there are words left.
  mutating func count() throws(DisplayListTextError) -> Int {
    guard position < words.count, let value = Int(words[position]), value >= 0,
      value < max(words.count - position, 1)
    else { throw problem("how many follow") }
    position += 1
    return value
  }

  /// One of the cases of an enumeration.
  mutating func choice<Choice: RawRepresentable<String>>(
    _ expected: String
  ) throws(DisplayListTextError) -> Choice {
    guard position < words.count, let choice = Choice(rawValue: String(words[position])) else {
      throw problem(expected)
    }
    position += 1
    return choice
  }

  /// A colour with its opacity.
  mutating func color() throws(DisplayListTextError) -> Color {
    guard position < words.count else { throw problem("a color") }
    let parts = words[position].split(separator: "/", maxSplits: 1)
    guard let digits = parts.first, var color = Color(hexadecimal: String(digits)) else {
      throw problem("a color such as #007aff/0.12")
    }
    if parts.count == 2 {
      guard let opacity = Double(parts[1]), opacity >= 0, opacity <= 1 else {
        throw problem("an opacity from 0 to 1 after the slash")
      }
      color.alpha = UInt16((opacity * 65535).rounded(.toNearestOrAwayFromZero))
    }
    position += 1
    return color
  }

  /// A point.
  mutating func point() throws(DisplayListTextError) -> Point {
    Point(x: try number(), y: try number())
  }

  /// A rectangle.
  mutating func rect() throws(DisplayListTextError) -> Rect {
    Rect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  /// A transform.
  mutating func transform() throws(DisplayListTextError) -> AffineTransform {
    AffineTransform(
      a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(),
      ty: try number())
  }

  /// A fill rule, non-zero where none stands here.
  mutating func rule() -> FillRule {
    _ = take(FillRule.nonZero.rawValue)
    return take(FillRule.evenOdd.rawValue) ? .evenOdd : .nonZero
  }

  /// A text in quotes.
  mutating func quoted() throws(DisplayListTextError) -> String {
    guard position < words.count, words[position].count >= 2, words[position].first == "\"",
      words[position].last == "\""
    else { throw problem("a name in quotes") }
    var text = ""
    var isEscaped = false
    for character in words[position].dropFirst().dropLast().unicodeScalars {
      if character == "\\" && !isEscaped {
        isEscaped = true
      } else {
        text.unicodeScalars.append(character)
        isEscaped = false
      }
    }
    position += 1
    return text
  }
}
