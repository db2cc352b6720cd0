/// How a piece of text is set: fonts in order of preference, size, features, language, tracking.
package struct TextStyle: Sendable {
  let stack: FontStack
  /// Size in points.
  package var size: Double
  /// Room added after every cluster in points; other than zero it turns ligatures off.
  package var tracking: Double

  /// A style; `fonts` has at least one font, the first of which also gives line metrics.
  package init(
    fonts: [FontInstance], size: Double, features: [FontFeature] = [], language: String? = nil,
    tracking: Double = 0
  ) {
    stack = .shared(fonts: fonts, features: features, language: language)
    self.size = size
    self.tracking = tracking
  }

  /// Fonts in order of preference.
  package var fonts: [FontInstance] { stack.fonts }
  /// Features set for the whole text.
  package var features: [FontFeature] { stack.features }
  /// BCP 47 name of the language; nothing where none was given.
  package var language: String? { stack.language }
  /// The first font.
  package var primaryFont: FontInstance { stack.fonts[0] }

  /// The same style with other fonts.
  package func with(fonts: [FontInstance]) -> TextStyle {
    TextStyle(
      fonts: fonts, size: size, features: features, language: language, tracking: tracking)
  }

  /// Whether neighbouring letters may join into one glyph.
  var allowsLigatures: Bool { tracking == 0 }
}

extension TextStyle: Hashable {
  package static func == (a: TextStyle, b: TextStyle) -> Bool {
    a.size == b.size && a.tracking == b.tracking
      && (a.stack === b.stack
        || a.stack.fonts == b.stack.fonts && a.stack.features == b.stack.features
          && a.stack.language == b.stack.language)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(tracking)
    hasher.combine(stack.fonts)
    hasher.combine(stack.features)
  }
}
