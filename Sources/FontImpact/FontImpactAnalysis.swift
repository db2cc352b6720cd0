import Geometry
import LayoutEngine
package import Scenes
import Surface
package import Sweeps
import Typography

/// Finds out what a change of font does to scenes and texts.
@MainActor
package struct FontImpactAnalysis {
  /// The change.
  package var change: FontChange
  /// The scenes of one side; they may follow its size of text.
  package var scenes: (FontSelection) -> [SceneDefinition]
  /// Texts that are compared beside those of the scenes.
  package var labels: [ImpactLabel] = []
  /// The range of window widths, in points.
  package var range: ClosedRange<Double> = 320...1200
  /// Widths that must not change their outcome; nothing for those that each scene is pictured at.
  package var listedWidths: [Double]?
  /// Circumstances in which scenes are shown; their size gives the height, 0 for the scene's own.
  package var variant = SceneVariant(size: .zero)

  /// An analysis of a change on scenes.
  package init(_ change: FontChange, scenes: @escaping (FontSelection) -> [SceneDefinition]) {
    self.change = change
    self.scenes = scenes
  }

  /// Points that a sweep goes beyond the range, so that a breakpoint that leaves the range is still
  /// seen on both sides.
  private static let margin = 64.0

  /// Compares everything.
  package func run() throws(SweepError) -> ImpactReport {
    var impacts: [SceneImpact] = []
    for (before, after) in zip(scenes(change.old), scenes(change.new)) {
      impacts.append(try impact(of: before, after))
    }
    let texts = unique(labels + impacts.flatMap(texts))
    let measured = texts.map { label in
      LabelComparison(change, language: label.language).impact(on: label)
    }
    let coverage = CoverageImpact(change, labels: texts)
    let scalars = Set(texts.flatMap(\.text.unicodeScalars)).sorted()
    return ImpactReport(
      old: FontDescription(change.old), new: FontDescription(change.new), range: range,
      scenes: impacts, labels: LabelRanking.ranked(measured, by: impacts),
      vertical: VerticalImpact(change), coverage: coverage,
      glyphs: GlyphImpact(change, scalars: scalars, scale: variant.scale),
      files: FontFileImpact(
        from: FontDescription(change.old), to: FontDescription(change.new)))
  }

  private func impact(
    of before: SceneDefinition, _ after: SceneDefinition
  ) throws(SweepError) -> SceneImpact {
    let own = before.variants.first { $0.state == nil } ?? before.variants.first
    var circumstances = variant
    if circumstances.size.height <= 0 { circumstances.size.height = own?.size.height ?? 480 }
    circumstances.size.width = range.upperBound
    let sweep = WidthSweep(
      max(range.lowerBound - Self.margin, 1)...(range.upperBound + Self.margin))
    let listed = listedWidths ?? before.variants.map(\.size.width)
    return SceneImpact(
      scene: before.name, locale: variant.locale, range: range,
      listedWidths: Array(Set(listed)),
      old: try sweep.run(before, variant: circumstances, with: renderer(change.old)),
      new: try sweep.run(after, variant: circumstances, with: renderer(change.new)))
  }

  private func renderer(_ selection: FontSelection) -> SceneRenderer {
    SceneRenderer(texts: selection.texts())
  }

  /// Texts that the scene shows at some width, in the order of their appearance.
  private func texts(of impact: SceneImpact) -> [ImpactLabel] {
    (impact.old.pieces + impact.new.pieces).flatMap { piece in
      piece.layout.nodes.compactMap(\.text).map { ImpactLabel($0, language: impact.locale) }
    }
  }

  private func unique(_ labels: [ImpactLabel]) -> [ImpactLabel] {
    var seen: Set<ImpactLabel> = []
    return labels.filter { seen.insert($0).inserted }
  }
}

extension FontSelection {
  /// The fonts for scenes.
  @MainActor
  func texts() -> TextResolver {
    TextResolver(source: library.map { .library($0) } ?? .given(fonts), features: features)
  }
}
