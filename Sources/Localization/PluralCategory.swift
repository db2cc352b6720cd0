/// The forms that languages give to counted things, by the names of Unicode CLDR.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// Often for 0, as in Arabic.
  case zero
  /// Often for 1.
  case one
  /// Often for 2, as in Arabic and Hebrew.
  case two
  /// For a few, as in Polish and Russian.
  case few
  /// For many, as in Polish, Russian and Arabic.
  case many
  /// For everything else; every language has it.
  case other
}
