import Geometry
import LayoutEngine
import Surface
import Testing

/// The marks of Markdown in texts that are looked up; sources and results from CommonMark 0.31 §6 and,
/// for deletion, from GitHub's extension 6.5.
@Suite @MainActor
struct MarkupTests {
  private func text(of view: Text) throws -> (letters: String, width: Double) {
    let tree = try layout(of: view.accessibilityIdentifier("text"), width: 500, height: 100)
    return (try #require(tree.node(id: "text")?.text), try tree.frame("text").width)
  }

  @Test(arguments: [
    ("*foo bar*", "foo bar"), ("a * foo bar*", "a * foo bar*"), ("foo*bar*", "foobar"),
    ("5*6*78", "5678"), ("_foo bar_", "foo bar"), ("_ foo bar_", "_ foo bar_"),
    ("foo_bar_", "foo_bar_"), ("**foo bar**", "foo bar"), ("** foo bar**", "** foo bar**"),
    ("foo**bar**", "foobar"), ("__foo bar__", "foo bar"), ("foo__bar__", "foo__bar__"),
    ("***foo***", "foo"), ("**foo *bar***", "foo bar"), ("\\*not emphasized*", "*not emphasized*"),
    ("`foo`", "foo"), ("[link](/uri)", "link"), ("[link] (/uri)", "[link] (/uri)"),
    ("~~Hi~~ Hello", "Hi Hello"), ("5 * 3 = 15", "5 * 3 = 15"), ("*", "*"), ("**", "**"),
    ("[", "["), ("`", "`"),
  ])
  func marksAreNotDrawn(source: String, letters: String) throws {
    #expect(try text(of: Text(LocalizedStringKey(source))).letters == letters)
  }

  @Test func strongAndEmphasizedPartsAreAsWideAsTextsInThoseStyles() throws {
    let marked = try text(of: Text("Every **width** and *font*"))
    let styled = try text(
      of: Text(verbatim: "Every ") + Text(verbatim: "width").bold() + Text(verbatim: " and ")
        + Text(verbatim: "font").italic())
    #expect(marked.width == styled.width)
    #expect(marked.width > (try text(of: Text(verbatim: "Every width and font"))).width)
  }

  /// Each mark asks for its partner; a hundred thousand that have none must not ask all the others.
  @Test(arguments: ["*a ", "**a ", "_a ", "~~a ", "[", "[a](", "` ", "*a **b _c ~~d [e] "])
  func openingMarksAloneTakeLinearTime(unit: String) throws {
    let marks = String(repeating: unit, count: 100_000 / unit.count)
    let plain = String(repeating: "word ", count: marks.count / 5)
    let clock = ContinuousClock()
    let start = clock.now
    _ = try text(of: Text(LocalizedStringKey(plain + "*a*")))
    let usual = clock.now - start
    let letters = try text(of: Text(LocalizedStringKey(marks))).letters
    let hostile = clock.now - start - usual
    #expect(letters.count <= marks.count)
    #expect(hostile < usual * 20)
  }

  @Test func textAsItIsKeepsItsMarks() throws {
    let name = "**width**"
    #expect(try text(of: Text(name)).letters == "**width**")
    #expect(try text(of: Text("\(name)")).letters == "**width**")
  }
}
