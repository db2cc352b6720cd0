import CHarfBuzz

/// Cuts a text into stretches of one direction, script, font and style.
struct TextItemizer {
  /// A style and the code points that it covers.
  struct StyledRange {
    var scalars: Range<Int>
    var fonts: [FontInstance]
  }

  let baseLevel: UInt8
  private let text: ScalarText
  private let styles: [StyledRange]
  private let levels: [UInt8]
  private let scripts: [hb_script_t]
  private let cutsTabs: Bool
  /// Position of the font of each code point in the list of its style.
  private var choice: [Int]
  /// Fonts of the first choice, for what no other font shapes either.
  private let firstChoice: [Int]
  /// Code points whose font is not chosen again.
  private var settled: Set<Int> = []

  init(
    _ text: ScalarText, styles: [StyledRange], direction: TextDirection, cutsTabs: Bool = false
  ) {
    let bidi = BidiLevels(text, direction: direction)
    levels = bidi.levels
    baseLevel = bidi.baseLevel
    scripts = ScriptItemizer.scripts(of: text)
    var choice = [Int](repeating: 0, count: text.count)
    for style in styles {
      FontFallback.fonts(for: text, range: style.scalars, among: style.fonts, into: &choice)
    }
    self.choice = choice
    firstChoice = choice
    self.text = text
    self.styles = styles
    self.cutsTabs = cutsTabs
  }

  /// The stretches in the order of the text.
  func items() -> [TextItem] {
    var items: [TextItem] = []
    for (span, style) in styles.enumerated() {
      var start = style.scalars.lowerBound
      while start < style.scalars.upperBound {
        var end = start + 1
        while end < style.scalars.upperBound, isAlike(end, start) { end += 1 }
        items.append(
          TextItem(
            range: text.byteRange(start..<end), span: span, font: style.fonts[choice[start]],
            level: levels[start], script: scripts[start], isTab: isTab(start)))
        start = end
      }
    }
    return items
  }

  private func isAlike(_ a: Int, _ b: Int) -> Bool {
    levels[a] == levels[b] && scripts[a] == scripts[b] && choice[a] == choice[b]
      && isTab(a) == isTab(b)
  }

  private func isTab(_ position: Int) -> Bool { cutsTabs && text.scalars[position] == 0x09 }

  /// Gives the next font to each cluster that was shaped to `.notdef` although its font has all its
  /// characters, as where the rules of a script ask for a glyph that nobody wrote; whether any
  /// choice changed.
  ///
  /// A cluster that no font shapes goes back to its first font.
  mutating func chooseAgain(after shaped: ShapedText) -> Bool {
    var hasChanged = false
    for lacking in shaped.lackingClusters() {
      let range = scalars(in: lacking.range)
      let fonts = styles[lacking.span].fonts
      guard fonts.count > 1, !range.contains(where: settled.contains) else { continue }
      let chosen = choice[range.lowerBound]
      let isCovered = range.allSatisfy {
        FontFallback.covers(text.scalars[$0], fonts[choice[$0]])
      }
      guard isCovered || chosen != firstChoice[range.lowerBound] else { continue }
      let next = FontFallback.first(of: fonts, from: chosen + 1, for: text.scalars[range])
      for position in range {
        let wanted = next ?? firstChoice[position]
        hasChanged = hasChanged || choice[position] != wanted
        choice[position] = wanted
        if next == nil { settled.insert(position) }
      }
    }
    return hasChanged
  }

  /// The code points whose bytes begin in a range.
  private func scalars(in bytes: Range<Int>) -> Range<Int> {
    func position(_ offset: Int) -> Int {
      var (low, high) = (0, text.count)
      while low < high {
        let middle = (low + high) / 2
        if text.offsets[middle] < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return position(bytes.lowerBound)..<position(bytes.upperBound)
  }
}
