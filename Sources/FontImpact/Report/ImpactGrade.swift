/// How much a change of font does, from nothing to a broken layout.
package enum ImpactGrade: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Nothing that a display could show.
  case silent
  /// The same layout with other pixels.
  case repaints
  /// A breakpoint moves by half a point or more, comes or goes, or the height of a row changes.
  case moves
  /// An outcome differs at a listed width, a law breaks, or a character has no glyph any more.
  case breaks

  private var order: Int { ImpactGrade.allCases.firstIndex(of: self) ?? 0 }

  package static func < (a: ImpactGrade, b: ImpactGrade) -> Bool { a.order < b.order }
}
