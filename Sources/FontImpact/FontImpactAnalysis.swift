import Geometry
import LayoutEngine
package import Scenes
package import Surface
package import Sweeps
import Typography

/// Finds out what a change of font does to scenes and texts.
@MainActor
package struct FontImpactAnalysis {
  /// The change.
  package var change: FontChange
  /// Scenes and texts, language by language.
  package var editions: [ImpactEdition]
  /// The range of window widths, in points.
  package var range: ClosedRange<Double> = 320...1200
  /// Widths that must not change their outcome; nothing for those that each scene is pictured at.
  package var listedWidths: [Double]?
  /// Circumstances in which scenes are shown; their size gives the height, 0 for the scene's own.
  package var variant = SceneVariant(size: .zero)
  /// Finds texts that a program looks up.
  package var translation: TextResolver.Translation?
  /// Whether every glyph that both fonts have is compared, instead of those of the texts.
  package var comparesAllGlyphs = false
  /// Whether pictures are drawn and compared.
  package var comparesPixels = true
  /// From this number of labels on the gallery's rows are calculated instead of laid out.
  package var arithmeticLimit = 48
  /// Whether the new font is fitted to the old one.
  package var tunes = false
  /// An analysis of a change on scenes and texts.
  package init(_ change: FontChange, editions: [ImpactEdition]) {
    self.change = change
    self.editions = editions
  }

  /// Points that a sweep goes beyond the range, so that a breakpoint that leaves the range is still
  /// seen on both sides.
  private static let margin = 64.0

  /// Compares everything.
  package func run() throws(SweepError) -> ImpactReport {
    var scenes: [SceneImpact] = []
    var texts: [ImpactLabel] = []
    var pixels: [PixelImpact] = []
    for edition in editions {
      let found = try impacts(of: edition)
      scenes += found
      texts += edition.labels + found.flatMap(Self.texts)
      if comparesPixels {
        for impact in found { pixels += pictures(of: impact, edition) }
      }
    }
    texts = Self.unique(texts)
    let scalars =
      comparesAllGlyphs
      ? GlyphImpact.sharedScalars(of: change) : Set(texts.flatMap(\.text.unicodeScalars)).sorted()
    let (old, new) = (FontDescription(change.old), FontDescription(change.new))
    return ImpactReport(
      old: old, new: new, range: range, scenes: scenes,
      labels: LabelRanking.ranked(measured(texts), by: scenes),
      vertical: VerticalImpact(change), coverage: CoverageImpact(change, labels: texts),
      glyphs: GlyphImpact(change, scalars: scalars, scale: variant.scale),
      files: FontFileImpact(from: old, to: new), pixels: pixels,
      tuning: tunes ? try FallbackTuner(self).tuning() : nil)
  }

  private func measured(_ texts: [ImpactLabel]) -> [LabelImpact] {
    var meters: [String?: LabelComparison] = [:]
    return texts.map { label in
      let meter = meters[label.language] ?? LabelComparison(change, language: label.language)
      meters[label.language] = meter
      return meter.impact(on: label)
    }
  }

  private func impacts(of edition: ImpactEdition) throws(SweepError) -> [SceneImpact] {
    let before = try sides(of: edition, with: change.old)
    let after = try sides(of: edition, with: change.new)
    return zip(before, after).map { old, new in
      SceneImpact(
        scene: old.scene.name, locale: edition.locale ?? variant.locale, range: range,
        listedWidths: Array(Set(listedWidths ?? old.scene.variants.map(\.size.width))),
        old: old.side, new: new.side)
    }
  }

  /// What an edition's scenes are at every width, shown in a selection.
  func sides(
    of edition: ImpactEdition, with selection: FontSelection
  ) throws(SweepError) -> [(scene: SceneDefinition, side: SceneSide)] {
    let swept = max(range.lowerBound - Self.margin, 1)...(range.upperBound + Self.margin)
    // The renderer knows scenes by their names, and these show other texts in each edition.
    let renderer = SceneRenderer(texts: selection.texts(translation))
    var result: [(scene: SceneDefinition, side: SceneSide)] = []
    for scene in edition.scenes(selection) {
      if let side = calculated(scene.name, edition, selection, swept) {
        result.append((scene, side))
        continue
      }
      let sweep = try WidthSweep(swept).run(
        scene, variant: circumstances(of: scene, edition), with: renderer)
      result.append((scene, SceneSide(sweep)))
    }
    return result
  }

  /// A row of many chips by arithmetic; nothing for any other scene or circumstances.
  private func calculated(
    _ scene: String, _ edition: ImpactEdition, _ selection: FontSelection,
    _ range: ClosedRange<Double>
  ) -> SceneSide? {
    guard let chips = edition.chips, chips.labels.count >= arithmeticLimit,
      variant.textSize == SceneVariant(size: .zero).textSize
    else { return nil }
    let language = edition.locale ?? variant.locale ?? "en_US"
    let arithmetic = { ChipArithmetic(chips, selection, language: language) }
    switch scene {
    case "prefix-row": return arithmetic().prefixRow(range)
    case "flow": return arithmetic().flow(range)
    default: return nil
    }
  }

  private func circumstances(of scene: SceneDefinition, _ edition: ImpactEdition) -> SceneVariant {
    let own = scene.variants.first { $0.state == nil } ?? scene.variants.first
    var circumstances = variant
    if let locale = edition.locale { circumstances.locale = locale }
    if circumstances.size.height <= 0 { circumstances.size.height = own?.size.height ?? 480 }
    circumstances.size.width = range.upperBound
    return circumstances
  }

  /// Texts that the scene shows at some width, in the order of their appearance.
  private static func texts(of impact: SceneImpact) -> [ImpactLabel] {
    ((impact.old?.pieces ?? []) + (impact.new?.pieces ?? [])).flatMap { piece in
      piece.layout.nodes.compactMap(\.text).map { ImpactLabel($0, language: impact.locale) }
    }
  }

  private static func unique(_ labels: [ImpactLabel]) -> [ImpactLabel] {
    var seen: Set<ImpactLabel> = []
    return labels.filter { seen.insert($0).inserted }
  }
}

extension FontImpactAnalysis {
  /// Widths at which pictures of a scene are compared where outcomes differ; more would repeat them.
  private static let pictureLimit = 6

  /// Pictures in the middle of each disagreement and at one width without any.
  private func pictures(of impact: SceneImpact, _ edition: ImpactEdition) -> [PixelImpact] {
    guard impact.old != nil else { return [] }
    let olds = edition.scenes(change.old)
    let news = edition.scenes(change.new)
    guard let before = olds.first(where: { $0.name == impact.scene }),
      let after = news.first(where: { $0.name == impact.scene })
    else { return [] }
    let renderers = (
      SceneRenderer(texts: change.old.texts(translation)),
      SceneRenderer(texts: change.new.texts(translation))
    )
    let comparison = PixelComparison(scale: variant.scale)
    return widths(for: impact).compactMap { width, reason in
      var variant = circumstances(of: before, edition)
      variant.size.width = width
      guard let old = try? renderers.0.picture(of: before, variant: variant),
        let new = try? renderers.1.picture(of: after, variant: variant)
      else { return nil }
      return comparison.impact(
        scene: impact.scene, locale: impact.locale, width: width, reason: reason, old: old,
        new: new)
    }
  }

  private func widths(for impact: SceneImpact) -> [(Double, PixelImpact.Reason)] {
    let intervals = impact.breakpoints.compactMap(\.disagreement)
    let differing = intervals.prefix(Self.pictureLimit).map { interval -> Double in
      let middle = (interval.lowerBound + interval.upperBound) / 2
      // A whole number of points gives a picture without a cut pixel at its edge.
      return interval.contains(middle.rounded()) ? middle.rounded() : middle
    }
    let candidates =
      impact.listedWidths.reversed() + [impact.range.upperBound, impact.range.lowerBound]
    let control = candidates.first { width in !intervals.contains { $0.contains(width) } }
    return Array(Set(differing)).sorted().map { ($0, .differs) }
      + (control.map { [($0, .control)] } ?? [])
  }
}

extension FontSelection {
  /// The fonts for scenes.
  @MainActor
  func texts(_ translation: TextResolver.Translation?) -> TextResolver {
    TextResolver(
      source: library.map { .library($0) } ?? .given(fonts), features: features,
      translation: translation)
  }
}
