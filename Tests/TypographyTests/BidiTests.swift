import Testing
import Typography

@Suite struct BidiTests {
  private struct Case {
    var text: String
    var direction: TextDirection
    var baseLevel: UInt8
    /// Nothing where the standard removes the character (rule X9).
    var levels: [UInt8?]
    var order: [Int]

    init?(_ line: Substring) {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5, let base = UInt8(String(fields[2])) else { return nil }
      text = String(
        String.UnicodeScalarView(
          fields[0].split(separator: " ").compactMap {
            UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
          }))
      direction = [.leftToRight, .rightToLeft, .automatic][Int(String(fields[1])) ?? 0]
      baseLevel = base
      levels = fields[3].split(separator: " ").map { UInt8(String($0)) }
      order = fields[4].split(separator: " ").compactMap { Int(String($0)) }
    }
  }

  /// One case in forty of Unicode's BidiCharacterTest 15.0.
  ///
  /// White space at the end of a line (rule L1) is left out: it hangs and is not drawn.
  @Test func levelsAreThoseOfTheUnicodeTest() throws {
    var (tested, failed) = (0, [String]())
    for line in try Fixtures.text("BidiCharacterTest.txt").split(separator: "\n") {
      guard let test = Case(line) else { continue }
      tested += 1
      let bidi = BidiLevels(ScalarText(test.text), direction: test.direction)
      let kept = test.levels.indices.filter { test.levels[$0] != nil }
      let seen = kept.prefix { index in
        kept.contains { $0 >= index && !Self.isSpace(test.text, $0) }
      }
      let isEqual =
        bidi.baseLevel == test.baseLevel
        && seen.allSatisfy { bidi.levels[$0] == test.levels[$0] }
      if !isEqual { failed.append(String(line)) }
    }
    #expect(tested > 2000)
    #expect(failed == [])
  }

  /// A character of each class that BidiTest names.
  private static let samples: [String: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "0", "ES": "-", "ET": "$", "AN": "\u{660}",
    "CS": ",", "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!",
    "LRE": "\u{202A}", "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}",
    "RLO": "\u{202E}", "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}",
    "PDI": "\u{2069}",
  ]

  /// One case in three hundred of Unicode's BidiTest 15.0.
  ///
  /// A line has levels, classes, and a bit for each direction that they hold for. White space at
  /// the end is left out as above.
  @Test func levelsOfClassesAreThoseOfTheUnicodeTest() throws {
    var (tested, failed) = (0, [String]())
    for line in try Fixtures.text("BidiTest.txt").split(separator: "\n") {
      let fields = line.split(separator: ";")
      let scalars = fields[1].split(separator: " ").compactMap { Self.samples[String($0)] }
      let text = String(String.UnicodeScalarView(scalars))
      let levels = fields[0].split(separator: " ").map { UInt8(String($0)) }
      let bits = try #require(Int(fields[2].drop { $0 == " " }))
      let last = scalars.indices.last { !Self.isSpace(text, $0) && levels[$0] != nil } ?? -1
      for (bit, direction) in [TextDirection.automatic, .leftToRight, .rightToLeft].enumerated()
      where bits >> bit & 1 == 1 {
        let found = BidiLevels(ScalarText(text), direction: direction).levels
        let agrees = (0..<last + 1).allSatisfy { levels[$0] == nil || levels[$0] == found[$0] }
        if !agrees { failed.append("\(line) \(direction)") }
        tested += 1
      }
    }
    #expect(failed == [])
    #expect(tested > 1637)
  }

  @Test func runsAreOrderedByTheirLevels() throws {
    var failed: [Substring] = []
    for line in try Fixtures.text("BidiCharacterTest.txt").split(separator: "\n") {
      guard let test = Case(line) else { continue }
      let kept = test.levels.indices.filter { test.levels[$0] != nil }
      let order = BidiLevels.visualOrder(of: test.levels.compactMap { $0 }).map { kept[$0] }
      if order != test.order { failed.append(line) }
    }
    #expect(failed == [])
  }

  /// White space and isolate controls, which L1 returns to the paragraph's level at a line's end.
  private static func isSpace(_ text: String, _ index: Int) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return scalars[index].properties.isWhitespace
      || (0x2066...0x2069).contains(scalars[index].value)
  }

  @Test func mixedTextIsCutIntoRuns() throws {
    guard
      let font = Fixtures.font(
        file: "DejaVuSans.ttf",
        sha256: "abdc775b21b1bc470d50c97e790d276f2054b7504e56e5bd3e64f48d68582322")
    else {
      print("skipped, not installed: DejaVuSans.ttf")
      return
    }
    let style = TextStyle(fonts: [font], size: 14)
    let text = "abc العربية def"
    // 94.75 as one shaped run for each direction; 117.14 with all letters isolated.
    #expect(abs(TextShaper.shared.width(of: text, style: style) - 94.75) < 0.01)
    let shaped = TextShaper.shared.shape(text, style: style)
    #expect(shaped.runs.map(\.level) == [0, 1, 0] || shaped.runs.map(\.level) == [0, 1, 0, 0])
    let fromRight = TextShaper.shared.shape(text, style: style, direction: .rightToLeft)
    #expect(fromRight.baseLevel == 1)
    #expect(fromRight.visualOrder.first == fromRight.runs.count - 1)
  }

  @Test func isolatesKeepInsertedTextTogether() {
    // A title that begins in Hebrew does not drag the number after it to its side.
    let plain = BidiLevels(ScalarText("שלום 3"), direction: .leftToRight)
    #expect(plain.levels.last == 2)
    let isolated = BidiLevels(ScalarText("\u{2068}שלום\u{2069} 3"), direction: .leftToRight)
    #expect(isolated.levels.last == 0)
  }
}
