/// What a change does to the width of one text, and through what.
///
/// `advance + kerning + ligature + fallback = delta`, up to the rounding of a Double.
package struct LabelImpact: Hashable, Sendable {
  /// The text.
  package var label: ImpactLabel
  /// Width before, in points.
  package var old: Double
  /// Width after, in points.
  package var new: Double
  /// Change through the widths of single glyphs.
  package var advance: Double
  /// Change through the `kern` feature or table.
  package var kerning: Double
  /// Change through the common ligatures `liga` and `clig`.
  package var ligature: Double
  /// Change through characters that another font serves, or none, on either side.
  package var fallback: Double
  /// Points by which it explains moved breakpoints, the measure of its rank.
  package var effect = 0.0

  /// Change of the width in points.
  package var delta: Double { new - old }

  /// A change below 1/64 point, which no display shows.
  package var isSilent: Bool { delta.magnitude < LabelImpact.noise }

  /// Changes of width below this are noise, in points; browsers keep widths in the same grain.
  package static let noise = 1.0 / 64
}

/// Measures texts on both sides of a change.
package struct LabelComparison {
  private let old: LabelMeter
  private let new: LabelMeter

  /// Meters for texts of one language.
  package init(_ change: FontChange, language: String? = nil) {
    old = LabelMeter(change.old, language: language)
    new = LabelMeter(change.new, language: language)
  }

  /// What the change does to a text.
  package func impact(on label: ImpactLabel) -> LabelImpact {
    let (before, after) = (old.measure(label.text), new.measure(label.text))
    let base = after.plainWidth - before.plainWidth
    let fallback = ServedWidths.changeThroughFallback(from: before, to: after)
    return LabelImpact(
      label: label, old: before.width, new: after.width, advance: base - fallback,
      kerning: after.kerning - before.kerning, ligature: after.ligature - before.ligature,
      fallback: fallback)
  }
}
