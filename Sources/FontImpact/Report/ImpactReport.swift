/// Everything that a change of font does, as values.
package struct ImpactReport: Sendable {
  /// The old side's first font.
  package var old: FontDescription
  /// The new side's first font.
  package var new: FontDescription
  /// The range of window widths, in points.
  package var range: ClosedRange<Double>
  /// Every scene in every language.
  package var scenes: [SceneImpact]
  /// Every text, those that decide most first.
  package var labels: [LabelImpact]
  /// Lines.
  package var vertical: VerticalImpact
  /// Characters.
  package var coverage: CoverageImpact
  /// Glyphs of the characters of the texts.
  package var glyphs: GlyphImpact
  /// What the files say about themselves.
  package var files: FontFileImpact
  /// Pictures where the layout differs, and one where it does not for each scene.
  package var pixels: [PixelImpact]
  /// How the new font stands in best for the old one; nothing unless it was asked for.
  package var tuning: FallbackTuning?

  /// The breakpoints of all scenes, those that decide most first within each.
  package var breakpoints: [BreakpointImpact] { scenes.flatMap(\.breakpoints) }

  /// What the change amounts to.
  package var grade: ImpactGrade {
    if breaksSomething { return .breaks }
    if breakpoints.contains(where: \.isMoved)
      || vertical.rowHeightDelta.magnitude >= LabelImpact.noise
    {
      return .moves
    }
    return isSilent ? .silent : .repaints
  }

  private var breaksSomething: Bool {
    breakpoints.contains { !$0.listed.isEmpty } || !coverage.lost.isEmpty
      || scenes.contains { !$0.brokenLaws.isEmpty }
  }

  private var isSilent: Bool {
    breakpoints.allSatisfy(\.isSilent) && labels.allSatisfy(\.isSilent) && glyphs.isSilent
      && coverage.isSilent && vertical.baselineDelta.magnitude < LabelImpact.noise
  }

  /// Texts whose width changes by less than any display shows, though not by nothing.
  package var noiseCount: Int { labels.filter { $0.delta != 0 && $0.isSilent }.count }
}
