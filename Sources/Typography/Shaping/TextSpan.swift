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
}
