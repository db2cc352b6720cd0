/// A value that goes into a translated text.
package struct CatalogArgument: Hashable, Sendable {
  /// The name by which `{name}` in a text calls it; nothing where only its position counts.
  package var name: String?
  /// The value as text.
  package var text: String
  /// The value as a number, which chooses the plural form and is written with the language's digits.
  package var number: Int?

  /// A text.
  package init(_ text: String, name: String? = nil) {
    self.name = name
    self.text = text
  }

  /// A whole number.
  package init(_ number: Int, name: String? = nil) {
    self.name = name
    self.number = number
    text = String(number)
  }
}
