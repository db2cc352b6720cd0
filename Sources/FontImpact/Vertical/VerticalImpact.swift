package import Typography

/// What a change does to the height of lines; lengths in points at each side's size.
package struct VerticalImpact: Hashable, Sendable {
  /// The line that one side's first font makes.
  package struct Line: Hashable, Sendable {
    /// Height above the baseline.
    package var ascent: Double
    /// Depth below the baseline, positive.
    package var descent: Double
    /// Extra room between lines.
    package var lineGap: Double

    /// Height of a single line of text, which is what a row grows by.
    package var rowHeight: Double { ascent + descent }
    /// Distance from the top of a line to its baseline.
    package var baseline: Double { ascent }
    /// Distance from one baseline to the next.
    package var spacing: Double { ascent + descent + lineGap }

    init(_ set: FontMetrics.LineSet, _ metrics: FontMetrics, size: Double) {
      ascent = metrics.points(set.ascent, size: size)
      descent = metrics.points(set.descent, size: size)
      lineGap = metrics.points(set.lineGap, size: size)
    }
  }

  /// A set of a font file before and after; nothing where a font has no such set.
  package struct SetChange: Hashable, Sendable {
    /// Which set.
    package var name: FontMetrics.Source
    /// What it says before.
    package var old: Line?
    /// What it says after.
    package var new: Line?
    /// Whether it says something that a display could show; design grids round differently.
    package var hasMoved: Bool {
      guard let old, let new else { return (old == nil) != (new == nil) }
      return [
        new.ascent - old.ascent, new.descent - old.descent, new.lineGap - old.lineGap,
      ].contains { $0.magnitude >= LabelImpact.noise }
    }
  }

  /// The line before.
  package var old: Line
  /// The line after.
  package var new: Line
  /// The set that makes the line before.
  package var oldSource: FontMetrics.Source
  /// The set that makes the line after.
  package var newSource: FontMetrics.Source
  /// The three sets of a font file, each of which some layout system uses.
  package var sets: [SetChange]

  /// Compares the first fonts of both sides.
  package init(_ change: FontChange) {
    let (before, after) = (change.old.primary.metrics, change.new.primary.metrics)
    let (oldSize, newSize) = (change.old.size, change.new.size)
    old = Line(before.line, before, size: oldSize)
    new = Line(after.line, after, size: newSize)
    oldSource = before.source
    newSource = after.source
    func set(
      _ name: FontMetrics.Source, _ get: (FontMetrics) -> FontMetrics.LineSet?
    ) -> SetChange {
      SetChange(
        name: name, old: get(before).map { Line($0, before, size: oldSize) },
        new: get(after).map { Line($0, after, size: newSize) })
    }
    sets = [set(.hhea, \.hhea), set(.typo, \.typo), set(.win, \.win)]
  }

  /// Change of the height of a single line, in points.
  package var rowHeightDelta: Double { new.rowHeight - old.rowHeight }
  /// Change of the distance from a line's top to its baseline, in points.
  package var baselineDelta: Double { new.baseline - old.baseline }
  /// Whether lines are as they were.
  package var isSilent: Bool { old == new }
  /// Names of the sets that say something else.
  package var movedSets: [FontMetrics.Source] { sets.filter(\.hasMoved).map(\.name) }
}
