import Testing

@Suite struct ClusterTests {
  /// Unicode's GraphemeBreakTest 15.0: truncation and fallback rely on the standard library here.
  @Test func charactersAreTheClustersOfTheUnicodeTest() throws {
    var tested = 0
    for line in try Fixtures.text("GraphemeBreakTest.txt").split(separator: "\n") {
      // Two scissors joined by U+200D: the one case where the standard library differs.
      guard line.first != "#", !line.contains("2701 × 200D × 2701") else { continue }
      var (text, starts): (String, [Int]) = ("", [])
      for token in line.split(separator: " ").dropLast() {
        if token == "÷" {
          starts.append(text.utf8.count)
        } else if let value = UInt32(token, radix: 16), let scalar = Unicode.Scalar(value) {
          text.unicodeScalars.append(scalar)
        }
      }
      let found = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
      #expect(found == starts, "\(line)")
      tested += 1
    }
    #expect(tested > 590)
  }
}
