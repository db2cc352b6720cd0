import Typography

/// Measures texts in one selection, as they are and with kerning and ligatures off.
struct LabelMeter {
  private let full: TextStyle
  private let unkerned: TextStyle
  private let plain: TextStyle

  init(_ selection: FontSelection, language: String?) {
    let kerningOff = [FontFeature(tag: FontTag(literal: "kern"), value: 0)]
    let ligaturesOff = ["liga", "clig"].compactMap { FontTag($0) }
      .map { FontFeature(tag: $0, value: 0) }
    full = selection.style(language: language)
    unkerned = selection.style(language: language, adding: kerningOff)
    plain = selection.style(language: language, adding: kerningOff + ligaturesOff)
  }

  /// Each part is the difference that switching it on makes, ligatures first: so the parts add up
  /// whatever a font's kerning does to its ligatures.
  func measure(_ text: String) -> MeasuredLabel {
    let shaper = TextShaper.shared
    let shaped = shaper.shape(text, style: full)
    let withoutKerning = shaper.shape(text, style: unkerned)
    let withoutBoth = shaper.shape(text, style: plain)
    return MeasuredLabel(
      width: shaped.width(size: full.size),
      kerning: shaped.excess(over: withoutKerning, size: full.size),
      ligature: withoutKerning.excess(over: withoutBoth, size: full.size),
      plainWidth: withoutBoth.width(size: full.size), plain: withoutBoth, size: full.size,
      primary: full.primaryFont)
  }
}

/// A text measured in one selection; lengths in points.
struct MeasuredLabel {
  var width: Double
  var kerning: Double
  var ligature: Double
  var plainWidth: Double
  var plain: ShapedText
  var size: Double
  var primary: FontInstance
}

extension ShapedText {
  /// How much wider it is than another shaping of the same text, in points.
  ///
  /// Font units are subtracted as whole numbers for each grid, so equal widths give exactly 0.
  func excess(over other: ShapedText, size: Double) -> Double {
    var units: [(unitsPerEm: Int, units: Int)] = []
    func add(_ runs: [ShapedRun], sign: Int) {
      for run in runs {
        let grid = run.font.unitsPerEm
        if let index = units.firstIndex(where: { $0.unitsPerEm == grid }) {
          units[index].units += sign * run.advance
        } else {
          units.append((grid, sign * run.advance))
        }
      }
    }
    add(runs, sign: 1)
    add(other.runs, sign: -1)
    return units.reduce(0) { $0 + Double($1.units) * size / Double($1.unitsPerEm) }
  }
}
