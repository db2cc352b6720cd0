import Testing
import Typography

@Suite struct LineBreakTests {
  /// A line of LineBreakTest.txt: code points with ÷ or × between them.
  static func failures(in text: String) -> (tested: Int, failed: [String]) {
    var (tested, failed) = (0, [String]())
    for line in text.split(separator: "\n") {
      let pattern = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      guard pattern.count > 2 else { continue }
      var (bytes, expected): ([UInt8], [Int]) = ([], [])
      for token in pattern.dropLast() {
        if token == "÷" {
          expected.append(bytes.count)
        } else if let value = UInt32(token, radix: 16), let scalar = Unicode.Scalar(value) {
          bytes.append(contentsOf: String(scalar).utf8)
        }
      }
      tested += 1
      if LineBreaks.opportunities(in: bytes) != expected { failed.append(String(line)) }
    }
    return (tested, failed)
  }

  /// All of Unicode's LineBreakTest 15.0, its comments dropped.
  @Test func opportunitiesAreThoseOfTheUnicodeTest() throws {
    let (tested, failed) = Self.failures(in: try Fixtures.text("LineBreakTest.txt"))
    #expect(failed == [])
    #expect(tested == 7654)
  }

  @Test func mandatoryBreaksCutTheText() {
    let text = Array("a\nb\r\nc\u{2028}d\u{85}e\u{B}".utf8)
    #expect(
      LineBreaks.hardLines(of: text).map { String(decoding: text[$0], as: UTF8.self) }
        == ["a", "b", "c", "d", "e", ""])
  }
}
