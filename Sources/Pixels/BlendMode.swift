/// How a colour meets what lies below it: the modes of W3C Compositing and Blending Level 1.
///
/// All of them compose by source-over except `copy`, `clear`, the Porter-Duff operators and `plusLighter`,
/// which are operators of their own.
package enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The source covers the backdrop by its alpha.
  case normal
  /// Product of both colours.
  case multiply
  /// Complement of the product of the complements.
  case screen
  /// Multiply or screen, decided by the backdrop.
  case overlay
  /// The darker component of both.
  case darken
  /// The lighter component of both.
  case lighten
  /// Brightens the backdrop to reflect the source.
  case colorDodge = "color-dodge"
  /// Darkens the backdrop to reflect the source.
  case colorBurn = "color-burn"
  /// Multiply or screen, decided by the source.
  case hardLight = "hard-light"
  /// Darkens or lightens softly, decided by the source.
  case softLight = "soft-light"
  /// Absolute difference of both.
  case difference
  /// Difference with lower contrast.
  case exclusion
  /// Hue of the source with saturation and luminosity of the backdrop.
  case hue
  /// Saturation of the source with hue and luminosity of the backdrop.
  case saturation
  /// Hue and saturation of the source with luminosity of the backdrop.
  case color
  /// Luminosity of the source with hue and saturation of the backdrop.
  case luminosity
  /// The source alone, also where it is transparent.
  case copy
  /// The source where the backdrop is.
  case sourceIn = "source-in"
  /// The source where the backdrop is not.
  case sourceOut = "source-out"
  /// The source over the backdrop, where the backdrop is.
  case sourceAtop = "source-atop"
  /// The backdrop over the source.
  case destinationOver = "destination-over"
  /// The backdrop where the source is.
  case destinationIn = "destination-in"
  /// The backdrop where the source is not.
  case destinationOut = "destination-out"
  /// The backdrop over the source, where the source is.
  case destinationAtop = "destination-atop"
  /// Each where the other is not.
  case xor
  /// Sum of premultiplied components, limited to full.
  case plusLighter = "plus-lighter"
}
