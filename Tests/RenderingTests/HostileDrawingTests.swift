import Drawing
import Geometry
import JSONValue
import Pixels
import Rendering
import Testing
import Typography

/// Damaged drawings end in an error or in a picture, never in a trap.
@Suite struct HostileDrawingTests {
  private static let words: [String] = [
    "0", "-1", "1e308", "-1e308", "nan", "inf", "1e-320", "4294967296", "9223372036854775807",
    "2147483648", "65536", "\"\"", "#000000", "path", "end", "M", "Z", "ids", "stops", "[", "{",
    "}", "null", "true", "1e400", "dash", "opacity",
  ]

  /// Replaces, drops or doubles some words of a text.
  private func damaged(_ text: String, _ random: inout SplitMix) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for _ in 0...random.index(below: 3) {
      let place = random.index(below: words.count)
      switch random.index(below: 6) {
      case 0: words.remove(at: place)
      case 1: words.insert(words[place], at: place)
      default:
        let ends = words[place].hasSuffix(",") ? "," : words[place].hasSuffix("\n") ? "\n" : ""
        words[place] = Self.words[random.index(below: Self.words.count)] + ends
      }
      if words.isEmpty { words = [""] }
    }
    return words.joined(separator: " ")
  }

  /// Whether a text could be read; what can be is also painted, as far as the limits allow.
  private func paints(_ text: String, _ renderer: Renderer) -> Bool {
    guard let document = try? DrawingDocument(reading: Array(text.utf8)) else { return false }
    for drawing in document.drawings { _ = try? renderer.render(drawing.list) }
    return true
  }

  @Test func damagedDrawingsAreRefusedOrPainted() throws {
    let renderer = Renderer(limits: RenderLimits(extent: 200, pixels: 20_000))
    var random = SplitMix(state: 11)
    var read = 0
    for drawing in try ManifestDrawings.all() where !drawing.name.hasPrefix("images") {
      for text in [drawing.list.dump(), drawing.list.json().text()] where text.utf8.count < 20_000 {
        if paints(damaged(text, &random), renderer) { read += 1 }
      }
    }
    // The damage is small enough that much of it passes the reader and meets the renderer.
    #expect(read > 20)
  }

  @Test(
    arguments: zip(
      [
        #"{"op":"text","text":"a","at":[0,9],"size":14,"font":"No Such Font"}"#,
        #"{"op":"text","text":"a","at":[0,9],"size":14,"font":7}"#,
        #"{"op":"text","text":"a","at":[0,9],"size":0}"#,
        #"{"op":"text","text":"a","at":[0,9],"size":14,"weight":0}"#,
        #"{"op":"text","text":"a","at":[0,9],"size":14,"lineLimit":0}"#,
        #"{"op":"text","text":"a","at":[0,9],"size":14,"features":["x"]}"#,
        #"{"op":"text","text":"a","at":[0,9],"size":14,"colour":"red"}"#,
        #"{"op":"glyphs","font":"Inter#000000000000","size":14,"at":[0,9],"glyphs":[]}"#,
        #"{"op":"glyphs","font":"Gone#000000000000","size":14,"at":[0,9],"glyphs":[]}"#,
      ],
      [
        "names", "$.ops[0].font must be a string but is a number",
        "$.ops[0].size must be from 0.01 to 10000 but is 0",
        "$.ops[0].weight must be from 1 to 1000 but is 0",
        "$.ops[0].lineLimit must not be below 1",
        #"$.ops[0].features[0] is no feature: "x" cannot be understood"#,
        #"$.ops[0] has a member "colour" that is not known"#,
        #"The declared font "Inter" has SHA-256"#,
        #"There is no declared font family "Gone""#,
      ]))
  func textsThatCannotBeSetAreRefused(operation: String, message: String) {
    let colored = operation.dropLast() + ##","color":"#000000"}"##
    let text = #"{"width":9,"height":9,"ops":[\#(colored)]}"#
    let error = #expect(throws: DrawingError.self) {
      try DrawingDocument(reading: Array(text.utf8))
    }
    let expected =
      message == "names" ? #"There is no declared font family "No Such Font""# : message
    #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
  }

  @Test func aDumpWithAnotherFontIsRefusedWithItsLine() {
    let text = """
      canvas size 9 9 scale 1
        glyphs "Inter#000000000000" size 14 at 0 9 color #000000 ids 1 0 0
      """
    let error = #expect(throws: DrawingError.self) {
      try DrawingDocument(reading: Array(text.utf8))
    }
    #expect(
      error?.message.hasPrefix(
        "line 2 of the display list: The declared font \"Inter\" has SHA-256 29160a80ff49") == true)
  }

  @Test func textIsShapedAndSetInLines() throws {
    // A text of two letters at the place is the glyphs that the shaper gives, from the baseline on.
    let text = ##"""
      {"width":90,"height":60,"ops":[
       {"op":"text","text":"AV","at":[10,20],"size":20,"font":"Inter","color":"#000000"},
       {"op":"text","text":"one two","at":[80,40],"size":10,"maxWidth":30,"align":"trailing",
        "color":"#000000"},
       {"op":"text","text":"\u4F60","at":[0,9],"size":10,"color":"#000000"}]}
      """##
    let drawing = try DrawingDocument(reading: Array(text.utf8)).drawings[0]
    #expect(drawing.missing == ["\u{4F60}"])
    guard case .glyphs(let pair, _) = drawing.list.items[0],
      case .glyphs(let one, _) = drawing.list.items[1],
      case .glyphs(let two, _) = drawing.list.items[2]
    else {
      Issue.record("texts become glyph runs")
      return
    }
    #expect(pair.origin.x == 10 && pair.origin.y == 20 && pair.glyphs.count == 2)
    let font = try FontLibrary.bundled.instance(family: "Inter")
    let style = TextStyle(fonts: [font], size: 20)
    #expect(Paragraph("AV", style: style).idealLayout.lines[0].runs[0].glyphs == pair.glyphs)
    #expect(one.origin.y == 40 && two.origin.y > 45)
    let small = TextStyle(fonts: [font], size: 10)
    for (run, word) in [(one, "one"), (two, "two")] {
      let width = Paragraph(word, style: small).idealSize.width
      #expect(abs(run.origin.x + width - 80) < 1e-9)
    }
  }
}
