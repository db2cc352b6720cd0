/// A piece of text in one style.
package struct TextSpan: Hashable, Sendable {
  /// The characters.
  package var text: String
  /// How they are set.
  package var style: TextStyle

  /// A piece of text in a style.
  package init(text: String, style: TextStyle) {
    self.text = text
    self.style = style
  }

  /// Whether style and every byte of the text are equal: a font tells "é" from "e" and U+0301.
  package static func == (a: TextSpan, b: TextSpan) -> Bool {
    a.style == b.style && ExactText(a.text) == ExactText(b.text)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(text))
    hasher.combine(style)
  }
}
