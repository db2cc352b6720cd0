import Testing
import Typography

/// First-line widths recorded from Chrome 149; see the table's own source note in the licences.
@Suite struct ChromeBreakTests {
  /// Each row asks for `W < 64w <= W + 1`, w being the width of the first line without its last
  /// space; Chrome's own rounding allows one more in a few rows.
  @Test func firstLinesAreAsWideAsInChrome() throws {
    let font = try Fixtures.font("Liberation Sans")
    var (compared, loose) = (0, 0)
    for line in try Fixtures.text("chrome-liberation-sans.tsv").split(separator: "\n") {
      let fields = line.split(
        separator: "\t", maxSplits: 4, omittingEmptySubsequences: false)
      guard fields.count == 5, let size = Double(String(fields[1])),
        let recorded = Double(String(fields[2])), let count = Int(String(fields[3])), recorded > 0
      else { continue }
      let first = String(fields[4].prefix(count))
      let shaped = TextShaper.shapeUncached(first, style: TextStyle(fonts: [font], size: size))
      let end = first.utf8.count - (first.hasSuffix(" ") ? 1 : 0)
      let units = shaped.glyphs.reduce(0) { $1.cluster < end ? $0 + Int($1.advance) : $0 }
      let width = Double(units) * size / Double(font.unitsPerEm) * 64
      #expect(width > recorded && width <= recorded + 2, "row \(fields[0])")
      if width > recorded + 1 { loose += 1 }
      compared += 1
    }
    #expect(compared == 764)
    #expect(loose * 100 <= compared * 3)
  }
}
