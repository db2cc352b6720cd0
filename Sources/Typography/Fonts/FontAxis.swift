/// One axis of a variable font.
package struct FontAxis: Hashable, Sendable {
  /// Name of the axis, such as `wght`.
  package let tag: FontTag
  /// Least position in design units.
  package let minimum: Double
  /// Position of the font as it is without any setting.
  package let defaultValue: Double
  /// Greatest position in design units.
  package let maximum: Double

  /// The nearest position that the axis has.
  package func clamp(_ value: Double) -> Double { Swift.min(Swift.max(value, minimum), maximum) }
}
