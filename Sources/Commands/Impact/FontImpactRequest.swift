import Files
import FontImpact
import Geometry
import Localization
import Scenes
import Sweeps
import Typography

/// What `font-impact` is asked to compare.
struct FontImpactRequest {
  private static let scenes = Option(
    "--scenes", value: "NAME,…", isRepeatable: true, help: "compares these scenes; default all")
  private static let widths = Option(
    "--widths", value: "FROM...TO|W,…", isRepeatable: true,
    help:
      "is the range of window widths in points, and the widths whose outcome must not change; "
      + "default 320...1200 and the widths that each scene is pictured at")
  private static let size = Option("--size", value: "POINTS", help: "is the size of text")
  private static let newSize = Option(
    "--new-size", value: "POINTS", help: "is the size of text on the new side")
  private static let scale = Option(
    "--scale", value: "S", help: "is the display scale of pictures and glyphs; 1 unless given")
  private static let features = Option(
    "--features", value: "LIST", help: "sets OpenType features, such as -kern,tnum")
  private static let newFeatures = Option(
    "--new-features", value: "LIST", help: "sets the features of the new side instead")
  private static let fallback = Option(
    "--fallback", value: "FILE", isRepeatable: true,
    help: "serves characters that OLD or NEW lacks, on both sides")
  private static let languages = Option(
    "--languages", value: "NAME,…", isRepeatable: true,
    help: "compares only these languages of --strings")
  private static let allGlyphs = Option(
    "--all-glyphs", help: "compares every glyph that both fonts have, not only those of the texts")
  private static let noPixels = Option(
    "--no-pixels", help: "draws and compares no pictures of the scenes")
  private static let tune = Option(
    "--tune",
    help: "finds the CSS size-adjust and overrides with which NEW stands in best for OLD")

  /// The options, for the command's table.
  static let options =
    [
      scenes, widths, size, newSize, scale, features, newFeatures, fallback, languages,
      allGlyphs, noPixels, tune,
    ] + VariantArguments.options + SceneArguments.options.filter { $0.name != "--font" }

  private let names: [String]
  private let sceneNames: [String]
  private let widths: WidthList
  private let sizes: (old: Double?, new: Double?)
  private let scale: Double
  private let features: (old: [FontFeature], new: [FontFeature])
  private let fallback: [String]
  private let strings: StringsArgument
  private let languages: [String]
  private let switches: (allGlyphs: Bool, pixels: Bool, tune: Bool)
  private let variant: VariantArguments
  private let inputs: SceneArguments

  init(_ arguments: Arguments) throws(ArgumentError) {
    names = arguments.operands
    sceneNames = arguments.list(Self.scenes)
    widths = try WidthList(arguments, Self.widths)
    let size = try arguments.number(Self.size, in: 0.1...10_000)
    sizes = (size, try arguments.number(Self.newSize, in: 0.1...10_000) ?? size)
    scale = try arguments.number(Self.scale, in: 0.01...16) ?? 1
    let features = try arguments.features(Self.features)
    self.features = (
      features,
      arguments.has(Self.newFeatures) ? try arguments.features(Self.newFeatures) : features
    )
    fallback = arguments.strings(Self.fallback)
    strings = StringsArgument(arguments)
    languages = arguments.list(Self.languages)
    switches = (
      arguments.has(Self.allGlyphs), !arguments.has(Self.noPixels), arguments.has(Self.tune)
    )
    variant = try VariantArguments(arguments)
    inputs = try SceneArguments(arguments)
  }

  /// A report for each new font.
  @MainActor
  func reports(in context: CommandContext) throws -> [ImpactReport] {
    let inputs = try inputs.inputs()
    var fallbackFonts: [FontInstance] = []
    for name in fallback { fallbackFonts.append(try FontSelection.instance(name)) }
    func selection(
      _ name: String, _ size: Double?, _ features: [FontFeature]
    ) throws -> FontSelection {
      try FontSelection.open(
        name, fallback: fallbackFonts, size: size ?? inputs.fontSize,
        features: features)
    }
    let old = try selection(names[0], sizes.old, features.old)
    let editions = try editions(inputs, in: context)
    var reports: [ImpactReport] = []
    for name in names.dropFirst() {
      let new = try selection(name, sizes.new, features.new)
      var analysis = FontImpactAnalysis(FontChange(old: old, new: new), editions: editions)
      analysis.range = widths.range
      analysis.listedWidths = widths.listed
      analysis.variant = variant.applied(to: SceneVariant(size: .zero, scale: scale))
      analysis.comparesAllGlyphs = switches.allGlyphs
      analysis.comparesPixels = switches.pixels
      analysis.tunes = switches.tune
      analysis.translation = try strings.catalog()?.translation
      reports.append(try analysis.run())
    }
    return reports
  }

  /// The languages of the catalog, or the scenes as they are.
  @MainActor
  private func editions(
    _ inputs: GalleryInputs, in context: CommandContext
  ) throws -> [ImpactEdition] {
    let scenes =
      try sceneNames.isEmpty
      ? context.source.scenes(inputs).map(\.name)
      : sceneNames.map { try context.scene(named: $0, inputs: inputs).name }
    guard let catalog = try strings.catalog() else {
      return [edition(inputs, scenes, locale: nil, labels: inputs.labels, in: context)]
    }
    let chosen = languages.isEmpty ? variant.language.map { [$0] } ?? [] : languages
    let known = try catalog.languages(chosen: chosen)
    let plain = catalog.keys.filter { !$0.contains("%") && !$0.contains("{") && !$0.isEmpty }
    var inputs = inputs
    if !inputs.labels.contains(where: plain.contains) { inputs.labels = plain }
    return known.map { language in
      let labels = (inputs.labels + plain).map { catalog.text(for: $0, language: language) ?? $0 }
      return edition(inputs, scenes, locale: language, labels: labels, in: context)
    }
  }

  @MainActor
  private func edition(
    _ inputs: GalleryInputs, _ scenes: [String], locale: String?, labels: [String],
    in context: CommandContext
  ) -> ImpactEdition {
    let showsLabels = scenes.contains("prefix-row") || scenes.contains("flow")
    let chips = locale.flatMap { language in
      inputs.strings.map { inputs.translated(by: $0, into: language) }
    }
    return ImpactEdition(
      locale: locale, labels: showsLabels ? labels.map { ImpactLabel($0, language: locale) } : [],
      chips: chips ?? inputs
    ) { selection in
      var inputs = inputs
      inputs.fontSize = selection.size
      let all = context.source.scenes(inputs)
      return scenes.compactMap { name in all.first { $0.name == name } }
    }
  }
}

extension SweepError: UserFacingError {
  /// Ranges come from the command line.
  package var status: ExitStatus {
    switch self {
    case .unusableRange, .tooManyLayouts, .tooManyPixels: .usage
    case .scene(let error): error.status
    }
  }
}
