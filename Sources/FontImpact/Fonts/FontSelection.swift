package import Typography

/// One side of a change: the fonts that text is set in, in which size and with which features.
package struct FontSelection: Sendable {
  /// What it was asked for by, such as `Inter.ttf@wght=600`.
  package let name: String
  /// The fonts in order of preference; at least one.
  package let fonts: [FontInstance]
  /// The declared set that the fonts come from; nothing where they were named one by one.
  package let library: FontLibrary?
  /// Size of text in points.
  package let size: Double
  /// Features set for all text.
  package let features: [FontFeature]

  /// Fonts in order of preference, at least one, at a size in points.
  package init(
    name: String, fonts: [FontInstance], library: FontLibrary? = nil, size: Double = 14,
    features: [FontFeature] = []
  ) {
    precondition(!fonts.isEmpty, "a selection needs a font")
    self.name = name
    self.fonts = fonts
    self.library = library
    self.size = size
    self.features = features
  }

  /// The font that is tried first and gives the line its height.
  package var primary: FontInstance { fonts[0] }

  /// The style of a text in a language, with further features after the selection's own.
  package func style(language: String? = nil, adding more: [FontFeature] = []) -> TextStyle {
    TextStyle(fonts: fonts, size: size, features: features + more, language: language)
  }
}
