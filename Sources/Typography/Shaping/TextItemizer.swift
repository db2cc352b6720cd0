import CHarfBuzz

/// Cuts a text into stretches of one direction, script, font and style.
struct TextItemizer {
  /// A style and the code points that it covers.
  struct StyledRange {
    var scalars: Range<Int>
    var fonts: [FontInstance]
  }

  let items: [TextItem]
  let baseLevel: UInt8

  init(
    _ text: ScalarText, styles: [StyledRange], direction: TextDirection, cutsTabs: Bool = false
  ) {
    let bidi = BidiLevels(text, direction: direction)
    let scripts = ScriptItemizer.scripts(of: text)
    var items: [TextItem] = []
    var choice = [Int](repeating: 0, count: text.count)
    for (span, style) in styles.enumerated() {
      FontFallback.fonts(
        for: text, range: style.scalars, among: style.fonts, into: &choice)
      var start = style.scalars.lowerBound
      while start < style.scalars.upperBound {
        let isTab = cutsTabs && text.scalars[start] == 0x09
        var end = start + 1
        while end < style.scalars.upperBound, bidi.levels[end] == bidi.levels[start],
          scripts[end] == scripts[start], choice[end] == choice[start],
          isTab == (cutsTabs && text.scalars[end] == 0x09)
        { end += 1 }
        items.append(
          TextItem(
            range: text.byteRange(start..<end), span: span, font: style.fonts[choice[start]],
            level: bidi.levels[start], script: scripts[start], isTab: isTab))
        start = end
      }
    }
    self.items = items
    baseLevel = bidi.baseLevel
  }
}
