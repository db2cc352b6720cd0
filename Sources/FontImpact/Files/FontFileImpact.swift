package import Typography

/// What changed in what the font files say about themselves.
package struct FontFileImpact: Hashable, Sendable {
  /// Things that went and came.
  package struct ListChange<Element: Hashable & Sendable>: Hashable, Sendable {
    /// What only the old side has.
    package var lost: [Element]
    /// What only the new side has.
    package var gained: [Element]
    /// Whether both sides have the same.
    package var isEmpty: Bool { lost.isEmpty && gained.isEmpty }

    init(_ old: [Element], _ new: [Element]) {
      lost = old.filter { !new.contains($0) }
      gained = new.filter { !old.contains($0) }
    }
  }

  /// A text that is another one.
  package struct TextChange: Hashable, Sendable {
    /// What it is about, such as "version".
    package var name: String
    /// Before; nothing where there is none.
    package var old: String?
    /// After; nothing where there is none.
    package var new: String?
  }

  /// Features that replace glyphs.
  package var substitutions: ListChange<FontTag>
  /// Features that place glyphs.
  package var positionings: ListChange<FontTag>
  /// Axes of variation with their limits.
  package var axes: ListChange<FontAxis>
  /// Names of instances.
  package var instances: ListChange<String>
  /// Names, versions, grid, licence and embedding right that are not what they were.
  package var texts: [TextChange]

  /// Compares two descriptions.
  package init(from old: FontDescription, to new: FontDescription) {
    substitutions = ListChange(old.substitutions, new.substitutions)
    positionings = ListChange(old.positionings, new.positionings)
    axes = ListChange(old.axes, new.axes)
    instances = ListChange(old.instances, new.instances)
    let pairs: [(String, String?, String?)] = [
      ("family", old.family, new.family), ("style", old.style, new.style),
      ("version", old.version, new.version), ("license", old.license, new.license),
      ("embedding", old.embedding?.rawValue, new.embedding?.rawValue),
      ("unitsPerEm", "\(old.unitsPerEm)", "\(new.unitsPerEm)"),
      ("glyphs", "\(old.glyphCount)", "\(new.glyphCount)"),
    ]
    texts = pairs.filter { $0.1 != $0.2 }.map { TextChange(name: $0.0, old: $0.1, new: $0.2) }
  }

  /// Whether nothing changed.
  package var isEmpty: Bool {
    substitutions.isEmpty && positionings.isEmpty && axes.isEmpty && instances.isEmpty
      && texts.isEmpty
  }
}
