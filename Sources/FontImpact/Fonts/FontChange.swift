/// A change of font, size or features: what is there and what would replace it.
package struct FontChange: Sendable {
  /// What is there.
  package let old: FontSelection
  /// What would replace it.
  package let new: FontSelection

  /// A change from one selection to another.
  package init(old: FontSelection, new: FontSelection) {
    self.old = old
    self.new = new
  }

  /// The change back.
  package var reversed: FontChange { FontChange(old: new, new: old) }
}
