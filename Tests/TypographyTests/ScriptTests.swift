import Testing
import Typography

/// Runs of one script, worked out by hand from Unicode Standard Annex 24 §5.
@Suite struct ScriptTests {
  /// `Latn:ab ` and so on, for a text in a font that has few of its characters, so that scripts
  /// alone cut it.
  private static func runs(_ text: String) throws -> [String] {
    let style = TextStyle(fonts: [try Fixtures.font("Widthwise Box")], size: 14)
    let shaped = TextShaper.shapeUncached(text, style: style, direction: .leftToRight)
    let bytes = Array(text.utf8)
    return shaped.runs.map {
      "\($0.scriptCode):" + String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    // The closing bracket and what follows it are of the script around the pair.
    ("ab (かな) cd", ["Latn:ab (", "Hira:かな", "Latn:) cd"]),
    ("ab (かな) 1", ["Latn:ab (", "Hira:かな", "Latn:) 1"]),
    ("かな「ab」1", ["Hira:かな「", "Latn:ab", "Hira:」1"]),
    // A pair inside of a pair.
    ("ab (かな [cd] え) 1", ["Latn:ab (", "Hira:かな [", "Latn:cd", "Hira:] え", "Latn:) 1"]),
    // Brackets that nothing opened or closes are like other punctuation.
    ("ab かな) cd", ["Latn:ab ", "Hira:かな) ", "Latn:cd"]),
    ("ab ( かな cd", ["Latn:ab ( ", "Hira:かな ", "Latn:cd"]),
    // Opened in the second of two pairs that cross: the inner one is forgotten with the outer.
    ("ab (か [cd) え] f", ["Latn:ab (", "Hira:か [", "Latn:cd) ", "Hira:え] ", "Latn:f"]),
    // A text that begins with a bracket has the script that follows.
    ("(かな) ab", ["Hira:(かな) ", "Latn:ab"]),
    // U+2329 and U+3008 are canonically one bracket.
    ("ab \u{2329}かな\u{3009} 1", ["Latn:ab \u{2329}", "Hira:かな", "Latn:\u{3009} 1"]),
  ])
  func bracketsArePaired(text: String, expected: [String]) throws {
    #expect(try Self.runs(text) == expected)
  }

  @Test(arguments: [
    // A Hebrew point on a Latin letter.
    ("a\u{5B8}b", ["Latn:a\u{5B8}b"]),
    // A Thai vowel on a dotted circle, which is common: the circle becomes Thai.
    ("ab \u{25CC}\u{E34}", ["Latn:ab ", "Thai:\u{25CC}\u{E34}"]),
    // An inherited accent on a Thai letter and on a digit.
    ("ก\u{301}a1\u{301}", ["Thai:ก\u{301}", "Latn:a1\u{301}"]),
    // A mark at the start has no base and is of its own script.
    ("\u{E34}a", ["Thai:\u{E34}", "Latn:a"]),
    // A line feed is no base.
    ("a\n\u{E34}", ["Latn:a\n", "Thai:\u{E34}"]),
    // Shared characters alone stay common.
    ("12 + 3", ["Zyyy:12 + 3"]),
    // Signs go with what stands before them, at the start with what follows.
    ("12 ab, かな。", ["Latn:12 ab, ", "Hira:かな。"]),
  ])
  func marksGoWithTheirBase(text: String, expected: [String]) throws {
    #expect(try Self.runs(text) == expected)
  }

  @Test func manyBracketsTakeLinearTime() throws {
    let text = String(repeating: "(か", count: 20_000) + String(repeating: "a]", count: 20_000)
    #expect(try Self.runs(text).count >= 2)
  }
}
