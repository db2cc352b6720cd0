import Typography

/// The CSS descriptors with which the new font stands in for the old one.
///
/// A browser multiplies everything of a font by its size-adjust, the overrides too; so an override is
/// the old font's share of an em divided by it.
package struct FallbackTuning: Hashable, Sendable {
  /// A breakpoint with and without the adjustment, in points.
  package struct Row: Hashable, Sendable {
    /// Name of the scene.
    package var scene: String
    /// Name of the breakpoint.
    package var name: String
    /// With the old font.
    package var old: Double
    /// With the new font as it is.
    package var plain: Double
    /// With the new font adjusted.
    package var tuned: Double
  }

  /// Factor of the new font's size, in steps of 1/10000.
  package var sizeAdjust: Double
  /// Height above the baseline in ems of the new font.
  package var ascentOverride: Double
  /// Depth below the baseline in ems of the new font.
  package var descentOverride: Double
  /// Room between lines in ems of the new font.
  package var lineGapOverride: Double
  /// The breakpoints that both fonts have.
  package var rows: [Row]

  /// The greatest distance that is left between breakpoints, in points.
  package var residual: Double { rows.reduce(0) { max($0, ($1.tuned - $1.old).magnitude) } }
  /// The greatest distance without the adjustment, in points.
  package var plainDistance: Double { rows.reduce(0) { max($0, ($1.plain - $1.old).magnitude) } }

  /// How near it comes, such as "breakpoints stay within 0.41 pt, without adjustment 12.30 pt".
  package var headline: String {
    guard !rows.isEmpty else {
      return "fits the widths of the texts; no breakpoint is in the range"
    }
    return "breakpoints stay within \(FixedPoint.text(residual)) pt, without adjustment "
      + "\(FixedPoint.text(plainDistance)) pt"
  }

  /// The adjustment that a factor asks for.
  init(_ change: FontChange, sizeAdjust: Double, rows: [Row]) {
    let metrics = change.old.primary.metrics
    func share(_ units: Int) -> Double {
      let ems = Double(units) / Double(metrics.unitsPerEm) / sizeAdjust
      return (ems * 10_000).rounded() / 10_000
    }
    self.sizeAdjust = sizeAdjust
    ascentOverride = share(metrics.ascent)
    descentOverride = share(metrics.descent)
    lineGapOverride = share(metrics.lineGap)
    self.rows = rows
  }

  /// The descriptors for an `@font-face` rule.
  package var css: String {
    """
    size-adjust: \(Self.percent(sizeAdjust));
    ascent-override: \(Self.percent(ascentOverride));
    descent-override: \(Self.percent(descentOverride));
    line-gap-override: \(Self.percent(lineGapOverride));
    """
  }

  private static func percent(_ share: Double) -> String { FixedPoint.text(share * 100) + "%" }
}
