import Commands
import PNGCoding
import Pixels
import Testing

@Suite struct TerminalPicturesTests {
  /// Two columns and seven rows: red, and one blue pixel in the second band; the rest is transparent.
  private let picture = StraightPixmap(
    width: 2, height: 7,
    bytes: (0..<14).flatMap { pixel -> [UInt8] in
      switch pixel {
      case 0, 1, 2: [255, 0, 0, 255]
      case 13: [0, 0, 255, 255]
      default: [0, 0, 0, 0]
      }
    })

  @Test(arguments: [
    (["KITTY_WINDOW_ID": "1"], TerminalPictures.kitty),
    (["TERM": "xterm-ghostty"], .kitty), (["TERM_PROGRAM": "WezTerm"], .iterm2),
    (["LC_TERMINAL": "iTerm2"], .iterm2), (["TERM": "foot"], .sixel),
    (["TERM": "xterm-256color"], nil), ([:], nil),
  ])
  func terminalsAreKnownByTheirVariables(environment: [String: String], way: TerminalPictures?) {
    #expect(TerminalPictures(environment: { environment[$0] }) == way)
    #expect(TerminalPictures(named: "auto", environment: { environment[$0] }) == way)
    #expect(TerminalPictures(named: nil, environment: { environment[$0] }) == nil)
    #expect(TerminalPictures(named: "sixel", environment: { environment[$0] }) == .sixel)
  }

  // Red is 5 × 36 = 180 of the cube, blue 5. In the first band column 0 has rows 0 and 1 (bits 1 + 2,
  // character 63 + 3 = "B"), column 1 has row 0 ("@"); in the second, column 1 has row 6 ("?@").
  @Test func sixelsAreColumnsOfSixPixels() {
    let text = SixelEncoder.text(of: picture)
    #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;2;7#0;2;0;0;0#1;2;0;0;20"))
    #expect(text.contains("#180;2;100;0;0"))
    #expect(text.hasSuffix("#180B@-#5?@-\u{1B}\\"))
  }

  @Test func equalColumnsAreCounted() {
    let line = StraightPixmap(
      width: 300, height: 1, bytes: [UInt8](repeating: 255, count: 1200))
    #expect(SixelEncoder.text(of: line).hasSuffix("#215!300@-\u{1B}\\"))
  }

  @Test func aPNGIsSentWholeInTheProtocolsOfTerminals() throws {
    let png = PNGEncoder.encode(picture)
    let kitty = try #require(TerminalPictures.kitty.text(showing: png))
    #expect(kitty.hasPrefix("\u{1B}_Ga=T,f=100,m=0;iVBORw0KGgo"))
    let long = try #require(
      TerminalPictures.kitty.text(showing: [UInt8](repeating: 0, count: 6000)))
    // 8000 characters: a full piece that announces another, and the rest.
    #expect(long.split(separator: "\u{1B}_G").map(\.utf8.count) == [4112, 3910])
    let iterm = try #require(TerminalPictures.iterm2.text(showing: png))
    #expect(iterm.hasPrefix("\u{1B}]1337;File=inline=1;size=\(png.count):iVBORw0KGgo"))
    #expect(TerminalPictures.sixel.text(showing: [1, 2, 3]) == nil)
  }
}
