/// Vertical measures of a font in font units; descents are positive below the baseline.
package struct FontMetrics: Hashable, Sendable {
  /// The three numbers that make a line: above the baseline, below it, and extra room.
  package struct LineSet: Hashable, Sendable {
    /// Height above the baseline.
    package var ascent: Int
    /// Depth below the baseline, positive.
    package var descent: Int
    /// Extra room between lines.
    package var lineGap: Int

    /// A set from its numbers.
    package init(ascent: Int, descent: Int, lineGap: Int) {
      self.ascent = ascent
      self.descent = descent
      self.lineGap = lineGap
    }

    /// Whether it says nothing.
    package var isEmpty: Bool { ascent == 0 && descent == 0 }
  }

  /// Which of the three sets of a font file the layout uses.
  package enum Source: String, Hashable, Sendable {
    /// The `hhea` table.
    case hhea
    /// The typographic set of `OS/2`.
    case typo
    /// The clipping set of `OS/2`.
    case win
    /// None: four fifths and one fifth of an em, because the font says nothing.
    case assumed
  }

  /// Units of the design grid in one em.
  package var unitsPerEm: Int
  /// The set in use, with the changes of the `MVAR` table at the instance's location.
  package var line: LineSet
  /// Where the set in use comes from.
  package var source: Source
  /// What `hhea` says.
  package var hhea: LineSet
  /// What `OS/2` says under `sTypo…`; nothing where the font has no such table.
  package var typo: LineSet?
  /// What `OS/2` says under `usWin…`; it has no line gap.
  package var win: LineSet?
  /// Height of flat capital letters, 0 where the font does not say.
  package var capHeight: Int
  /// Height of flat lower-case letters, 0 where the font does not say.
  package var xHeight: Int

  /// Height above the baseline.
  package var ascent: Int { line.ascent }
  /// Depth below the baseline, positive.
  package var descent: Int { line.descent }
  /// Extra room between lines.
  package var lineGap: Int { line.lineGap }

  /// A font-unit length in points at a size in points.
  @inlinable
  package func points(_ units: Int, size: Double) -> Double {
    Double(units) * size / Double(unitsPerEm)
  }
}
