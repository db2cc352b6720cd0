import Commands
import JSONValue
import Testing

@MainActor
@Suite struct MeasureCommandTests {
  func run(_ arguments: String...) -> (status: Commands.ExitStatus, output: String, errors: String)
  {
    let output = OutputChannel.memory()
    let errors = OutputChannel.memory()
    let status = CommandLineTool.run(
      ["measure"] + arguments, console: Console(output: output, errors: errors))
    return (status, output.text, errors.text)
  }

  @Test func theDocumentHasExactWidthsAndGlyphs() throws {
    let result = run("--font", "Widthwise Box", "--size", "14", "--json", "AVA", "né中")
    #expect(result.status == .success)
    let root = try JSONNode(parsing: Array(result.output.utf8))
    #expect(try root.member("size").number() == 14)
    let texts = try root.member("texts").array()
    let first = try #require(texts.first)
    // 3 × 512 − 256 units of 1024 at 14 points.
    #expect(try first.member("width").number() == 17.5)
    #expect(try first.member("advanceUnits").integer() == 1280)
    #expect(try first.member("unitsPerEm").integer() == 1024)
    #expect(try first.member("ascent").number() == 10.5)
    #expect(try first.member("descent").number() == 3.5)
    #expect(try first.member("missing").array().isEmpty)
    let glyphs = try first.member("glyphs").array()
    #expect(try glyphs.map { try $0.member("x").number() } == [0, 3.5, 10.5])
    #expect(try glyphs.map { try $0.member("cluster").integer() } == [0, 1, 2])
    #expect(try texts[1].member("missing").array().map { try $0.string() } == ["U+4E2D"])
    #expect(
      try texts[1].member("glyphs").array().map { try $0.member("cluster").integer() }
        == [0, 1, 3])
  }

  @Test func fallbackServesWhatTheFirstFontLacks() throws {
    let result = run(
      "--font", "Widthwise Box", "--fallback", "Noto Sans Hebrew", "--json", "a שלום")
    let text = try #require(
      try JSONNode(parsing: Array(result.output.utf8)).member("texts").array().first)
    #expect(try text.member("missing").array().isEmpty)
    #expect(try text.member("advanceUnits").isNull)
    #expect(
      Set(try text.member("glyphs").array().map { try $0.member("face").string() }).count == 2)
  }

  @Test(arguments: [
    (["x", "--size", "0"], "error: --size: \"0\" is not a number from 0.001 to 100000.\n"),
    (
      ["x", "--features", "kerning"],
      "error: --features: \"kerning\" is not a feature as in kern, -kern, kern=0 or ss01=2.\n"
    ),
    (
      ["x", "--font", "Inter", "--variations", "wght"],
      "error: --variations: \"wght\" is not an axis and its value, as in wght=600.\n"
    ),
    ([], "error: \"measure\" needs TEXT or --texts FILE; see \"widthwise measure --help\".\n"),
  ])
  func whatIsWrongIsSaidInOneSentence(arguments: [String], message: String) {
    let output = OutputChannel.memory()
    let errors = OutputChannel.memory()
    let status = CommandLineTool.run(
      ["measure"] + arguments, console: Console(output: output, errors: errors))
    #expect(status == .usage)
    #expect(errors.text == message)
    #expect(output.text.isEmpty)
  }

  @Test func aMissingFileIsAnInputError() {
    let result = run("--font", "nowhere.ttf", "x")
    #expect(result.status == .failure)
    #expect(result.errors.hasPrefix("error: The font file nowhere.ttf cannot be read"))
  }

  @Test func tabsAndEndsOfLinesAreNoMissingCharacters() throws {
    let result = run("--json", "a\tb\nc\u{2028}")
    let root = try JSONNode(parsing: Array(result.output.utf8))
    #expect(try root.member("texts").array().first?.member("missing").array().isEmpty == true)
  }

  @Test func aVariationMayFollowTheFontAndALanguageHasLetters() {
    #expect(run("--font", "Inter@wght=900", "a").output.hasPrefix("Inter#"))
    #expect(run("--font", "Inter@wght=900", "a").output.contains("@wght=900 at 14 pt"))
    #expect(run("--language", "!!", "a").status == .usage)
  }
}
