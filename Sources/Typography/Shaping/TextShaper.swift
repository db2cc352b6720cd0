import CHarfBuzz
import Synchronization

/// Turns text into glyphs and remembers what it made; may be called from any thread.
///
/// What is kept is in font units, so one entry serves every size and every width. The key is the
/// fonts with their locations, features, language, direction and the characters.
package final class TextShaper: Sendable {
  /// The shaper that everything shares unless it needs its own.
  package static let shared = TextShaper()

  private struct Key: Hashable {
    var stack: Int
    var options: UInt8
    var text: ExactText

    func hash(into hasher: inout Hasher) {
      hasher.combine(stack << 8 | Int(options))
      hasher.combine(text)
    }
  }

  private let cache: Mutex<GenerationCache<Key, ShapedText>>

  /// A shaper that keeps texts of at most twice `capacity` glyphs, counting each text as 16 more.
  package init(capacity: Int = 500_000) {
    cache = Mutex(GenerationCache(limit: capacity))
  }

  /// Number of texts that are remembered.
  package var cachedTextCount: Int { cache.withLock { $0.count } }

  /// The glyphs of a text in one style.
  package func shape(
    _ text: String, style: TextStyle, direction: TextDirection = .automatic
  ) -> ShapedText {
    let key = Key(
      stack: style.stack.number,
      options: direction.rawValue << 1 | (style.allowsLigatures ? 1 : 0),
      text: ExactText(text))
    if let known = cache.withLock({ $0.value(for: key, cost: Self.cost) }) { return known }
    let shaped = Self.shapeUncached(text, style: style, direction: direction)
    cache.withLock { $0.insert(shaped, for: key, cost: Self.cost(shaped)) }
    return shaped
  }

  /// Width of a text in points.
  package func width(
    of text: String, style: TextStyle, direction: TextDirection = .automatic
  ) -> Double {
    shape(text, style: style, direction: direction).width(style: style)
  }

  /// The glyphs of a text in one style, without a look into the cache.
  package static func shapeUncached(
    _ text: String, style: TextStyle, direction: TextDirection = .automatic
  ) -> ShapedText {
    shapeSimple(text, style: style, direction: direction)
      ?? shape([TextSpan(text: text, style: style)], direction: direction)
  }

  /// The glyphs of a text in several styles; letters join and order across the spans.
  ///
  /// With `cutsTabs`, a tab becomes a run without glyphs, to be widened by whoever makes lines.
  package static func shape(
    _ spans: [TextSpan], direction: TextDirection, cutsTabs: Bool = false
  ) -> ShapedText {
    let text = ScalarText(spans.map(\.text).joined())
    var styles: [TextItemizer.StyledRange] = []
    var start = 0
    for span in spans {
      let end = start + span.text.unicodeScalars.count
      styles.append(.init(scalars: start..<end, fonts: span.style.fonts))
      start = end
    }
    var itemizer = TextItemizer(
      text, styles: styles, direction: direction, cutsTabs: cutsTabs)
    func shape() -> ShapedText {
      Self.shape(
        itemizer.items(), bytes: text.bytes, spans: spans, baseLevel: itemizer.baseLevel)
    }
    var shaped = shape()
    // Each round moves clusters to a later font, so there are no more rounds than fonts.
    let rounds = shaped.missing.isEmpty ? 0 : styles.map(\.fonts.count).max() ?? 0
    for _ in 0..<rounds {
      guard itemizer.chooseAgain(after: shaped) else { break }
      shaped = shape()
    }
    return shaped
  }

  /// Shapes items that are already cut.
  static func shape(
    _ items: [TextItem], bytes: [UInt8], spans: [TextSpan], baseLevel: UInt8
  ) -> ShapedText {
    let buffer = ShapingBuffer()
    var glyphs: [ShapedGlyph] = []
    let runs = bytes.withUnsafeBufferPointer { bytes in
      items.map { item in
        let output =
          item.isTab
          ? .init(glyphs: [])
          : buffer.shape(
            item.range, of: bytes, font: item.font, level: item.level, script: item.script,
            style: spans[item.span].style)
        let start = glyphs.count
        glyphs += output.glyphs
        return ShapedRun(
          font: item.font, span: item.span, level: item.level, range: item.range,
          glyphs: start..<glyphs.count, advance: output.advance, isTab: item.isTab,
          clusterCount: output.clusterCount, script: item.script)
      }
    }
    return ShapedText(
      storage: .init(
        byteCount: bytes.count, glyphs: glyphs, runs: runs, baseLevel: baseLevel,
        missing: MissingCharacters.find(
          in: LackingCluster.all(runs: runs, glyphs: glyphs), bytes: bytes)))
  }

  /// The short way for what most labels are: printable ASCII that the first font has.
  private static func shapeSimple(
    _ text: String, style: TextStyle, direction: TextDirection
  ) -> ShapedText? {
    guard direction == .automatic || direction == .leftToRight else { return nil }
    var text = text
    return text.withUTF8 { bytes -> ShapedText? in
      let font = style.primaryFont
      guard let script = simpleScript(bytes, font: font) else { return nil }
      let output = ShapingBuffer().shape(
        0..<bytes.count, of: bytes, font: font, script: script, style: style, isASCII: true)
      return ShapedText(
        storage: .init(
          byteCount: bytes.count, glyphs: output.glyphs,
          runs: [
            ShapedRun(
              font: font, span: 0, level: 0, range: 0..<bytes.count,
              glyphs: 0..<output.glyphs.count, advance: output.advance, isTab: false,
              clusterCount: output.clusterCount, script: script)
          ], baseLevel: 0, missing: []))
    }
  }

  /// The script of a text of printable ASCII characters that a font has; nothing for others.
  private static func simpleScript(
    _ bytes: UnsafeBufferPointer<UInt8>, font: FontInstance
  ) -> hb_script_t? {
    guard !bytes.isEmpty else { return nil }
    let (low, high) = font.asciiCoverage
    var hasLetter = false
    for byte in bytes {
      guard byte < 128 else { return nil }
      let half = byte < 64 ? low : high
      guard half >> UInt64(byte & 63) & 1 == 1 else { return nil }
      let folded = byte | 0x20
      hasLetter = hasLetter || (folded >= 0x61 && folded <= 0x7a)
    }
    return hasLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
  }

  private static func cost(_ text: ShapedText) -> Int { text.storage.glyphs.count + 16 }
}
