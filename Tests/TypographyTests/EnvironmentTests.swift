import Foundation
import Geometry
import Testing
import Typography

/// What a machine's settings must not change; each test is a process of its own, whose libraries
/// have not read their settings yet.
@Suite struct EnvironmentTests {
  @Test func freeTypesPropertiesChangeNoOutline() async {
    await #expect(processExitsWith: .success) {
      setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0 autofitter:no-stem-darkening=0", 1)
      let font = try FontLibrary.bundled.instance(family: "Inter 3")
      var sums = [0.0, 0, 0, 0]
      for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars {
        let bounds = font.outline(of: try #require(font.glyph(for: letter))).controlBounds
        for (index, value) in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].enumerated() {
          sums[index] += value
        }
      }
      // Sums that fontTools gives for the control points of the CFF outlines.
      #expect(sums == [8832, -3556, 80240, 98236])
    }
  }

  @Test func harfBuzzsOptionsChangeNoCluster() async {
    await #expect(processExitsWith: .success) {
      setenv("HB_OPTIONS", "uniscribe-bug-compatible", 1)
      let font = try FontLibrary.bundled.instance(family: "Noto Sans Devanagari")
      let shaped = TextShaper.shapeUncached(
        "क्षि हिंदी र्क ङ्क", style: TextStyle(fonts: [font], size: 14))
      // As hb-shape of HarfBuzz 6.0.0 gives them without options.
      #expect(
        shaped.glyphs.map { Int($0.id) } == [
          610, 179, 3, 619, 61, 652, 42, 653, 3, 25, 181, 3, 29, 81, 25,
        ])
      #expect(
        shaped.glyphs.map { Int($0.cluster) } == [
          0, 0, 12, 13, 13, 13, 22, 22, 28, 29, 29, 38, 39, 39, 45,
        ])
    }
  }

  @Test func localeHomeAndFontsOfTheSystemChangeNoWidth() async {
    await #expect(processExitsWith: .success) {
      for (name, value) in [
        ("LC_ALL", "tr_TR.UTF-8"), ("LANG", "sr_RS.UTF-8"), ("LANGUAGE", "ar"),
        ("HOME", "/nonexistent"), ("XDG_DATA_HOME", "/nonexistent"),
        ("FONTCONFIG_PATH", "/nonexistent"), ("HB_SHAPER_LIST", "fallback"),
      ] { setenv(name, value, 1) }
      setlocale(LC_ALL, "")
      let style = TextStyle(
        fonts: [try FontLibrary.bundled.instance(family: "Liberation Sans")], size: 14)
      // AVATAR To. is 74.17 wide at 14 points with its kerning, which no fallback shaper applies.
      let width = TextShaper.shared.width(of: "AVATAR To.", style: style)
      #expect(abs(width - 74.1699) < 1e-4)
    }
  }
}
