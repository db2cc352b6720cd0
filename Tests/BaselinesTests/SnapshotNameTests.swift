import Baselines
import Testing

@Suite struct SnapshotNameTests {
  @Test(arguments: [
    "../etc/passwd", "..", "a/../b", "/a", "a/", "a", "a/b/c", "a\0/b", "con/b", "a/NUL.x",
    "a/com1", "index.txt/a", "Times.txt/a",
    "a/.hidden", "a/b ", "a/b.", "a/-b", "a\\b/c", "a:b/c",
    "a/" + String(repeating: "x", count: 201), "",
  ])
  func dangerousNamesAreRefused(text: String) {
    #expect(throws: BaselineError.self) { try SnapshotName(parsing: text) }
  }

  @Test(arguments: ["prefix-row/w680xh160@2x", "flow/w320.5xh160@1x-dark-de", "größe/w1xh1@1x"])
  func ordinaryNamesPass(text: String) throws {
    #expect(try SnapshotName(parsing: text).description == text)
  }

  @Test func titlesBecomeSafeWords() {
    #expect(SnapshotName.safe("Filter labels: all / none") == "Filter-labels-all-none")
    #expect(SnapshotName.safe("../../x") == "x")
    #expect(SnapshotName.safe("…") == "")
  }

  // "é" as one scalar and as two; "A" and "a".
  @Test(arguments: [("x/caf\u{E9}", "x/cafe\u{301}"), ("x/A", "x/a"), ("X/a", "x/a")])
  func namesThatAreOneFileSomewhereAreRefused(first: String, second: String) throws {
    let names = [try SnapshotName(parsing: first), try SnapshotName(parsing: second)]
    #expect(throws: BaselineError.self) { try SnapshotName.checkDistinct(names) }
  }
}
