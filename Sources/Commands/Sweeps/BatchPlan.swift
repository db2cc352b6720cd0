import FontImpact
import Geometry
import JSONValue
import Localization
import Scenes
import Surface
import Sweeps
import Typography

/// What a batch sweeps: every combination of its scenes, fonts, languages and text sizes.
struct BatchPlan {
  /// The range of widths; nothing for each scene's usual one.
  let range: ClosedRange<Double>?
  let height: Double?
  let scale: Double
  let fonts: [String]
  let languages: [String]
  let textSizes: [String]
  let pseudo: [PseudoLanguage]
  let strings: StringsArgument
  let inputs: SceneArguments

  /// One unit with what it is swept with.
  struct Task {
    let unit: SweepUnit
    let sweep: @MainActor () throws -> (SweepResult, [Violation])

    /// The unit's outcome; a scene that cannot be swept is one too.
    @MainActor
    func outcome() throws -> SweepOutcome {
      do {
        let (result, violations) = try sweep()
        return SweepOutcome(unit, result, violations)
      } catch let error as any UserFacingError {
        return SweepOutcome(unit, failure: error.message)
      }
    }
  }

  /// A language of the batch: a real one, a made-up one or the scene's own.
  private enum Language {
    case own
    case named(String)
    case pseudo(PseudoLanguage)

    var name: String {
      switch self {
      case .own: ""
      case .named(let name): name
      case .pseudo(let language): "pseudo-\(language.rawValue)"
      }
    }
  }

  /// Every unit once, in the order of scenes, fonts, languages and text sizes.
  @MainActor
  func tasks(of names: [String], in context: CommandContext) throws -> [Task] {
    let given = try inputs.inputs()
    let catalog = try strings.catalog()
    let all = context.source.scenes(given)
    for name in names where !all.contains(where: { $0.name == name }) {
      throw SceneError.unknownScene(name: name, known: all.map(\.name))
    }
    let chosen = names.isEmpty ? all.map(\.name) : names
    var tasks: [Task] = []
    var seen: Set<String> = []
    for font in fonts.isEmpty ? [""] : fonts {
      let digest =
        font.isEmpty ? "" : Self.digest(of: try FontSelection.instance(font))
      for language in try languages(catalog) {
        let texts = try inputs.texts(
          first: font.isEmpty ? nil : font, translation: translation(language, catalog))
        let mapped = spoken(given, language, catalog)
        let scenes = context.source.scenes(mapped)
        for name in chosen {
          guard let scene = scenes.first(where: { $0.name == name }) else { continue }
          for textSize in textSizes.isEmpty ? [""] : textSizes {
            let task = try task(
              scene, mapped, font: font, digest: digest, language, textSize, texts)
            if seen.insert(task.unit.name).inserted { tasks.append(task) }
          }
        }
      }
    }
    return tasks
  }

  /// The hash of a font's file, and its location, which makes another font of it.
  private static func digest(of font: FontInstance) -> String {
    let location = font.key.firstIndex(of: "@").map { String(font.key[$0...]) } ?? ""
    return font.face.sha256 + location
  }

  private func languages(_ catalog: StringCatalog?) throws -> [Language] {
    let named = try catalog?.languages(chosen: languages) ?? languages
    let real: [Language] = named.isEmpty ? [.own] : named.map { .named($0) }
    return real + pseudo.map { .pseudo($0) }
  }

  private func translation(
    _ language: Language, _ catalog: StringCatalog?
  ) -> TextResolver.Translation? {
    guard case .pseudo(let pseudo) = language else { return catalog?.translation }
    // What translates a key puts its values in as well, so the made-up text is a catalog's pattern.
    return { key, arguments, locale in
      StringCatalog.pseudo(key, as: pseudo).translation(key, arguments, locale)
    }
  }

  private func spoken(
    _ inputs: GalleryInputs, _ language: Language, _ catalog: StringCatalog?
  ) -> GalleryInputs {
    switch language {
    case .own: inputs
    case .named(let name): catalog.map { inputs.translated(by: $0, into: name) } ?? inputs
    case .pseudo(let pseudo): inputs.mappingTexts { pseudo.text($0) }
    }
  }

  @MainActor
  private func task(
    _ scene: SceneDefinition, _ inputs: GalleryInputs, font: String, digest: String,
    _ language: Language, _ textSize: String, _ texts: TextResolver
  ) throws -> Task {
    let height = self.height ?? scene.variants.first?.size.height ?? 480
    let range = try self.range ?? WidthSweep.usualRange(of: scene, texts: texts)
    var variant = SceneVariant(
      size: Size(width: range.lowerBound, height: height), scale: scale)
    switch language {
    case .own: break
    case .named(let name): variant.locale = name
    case .pseudo(let pseudo): if pseudo == .rightToLeft { variant.direction = .rightToLeft }
    }
    if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == textSize }) {
      variant.textSize = size
    }
    let unit = SweepUnit(
      scene: scene.name, font: font, fontDigest: digest, language: language.name,
      textSize: textSize, range: "\(range.lowerBound)...\(range.upperBound)", height: height,
      scale: scale,
      texts: inputs.texts(language: variant.locale ?? "en"))
    return Task(unit: unit) { [variant] in
      // Its own, so that a program with many views goes when its unit is done.
      let renderer = SceneRenderer(texts: texts)
      let result = try WidthSweep(range).run(scene, variant: variant, with: renderer)
      return (
        result,
        try LawCheck().violations(in: result, of: scene, variant: variant, with: renderer)
      )
    }
  }
}

extension StringCatalog {
  /// A catalog with one key, whose text in the source language is in a made-up one.
  fileprivate static func pseudo(_ key: String, as language: PseudoLanguage) -> StringCatalog {
    let table: JSON = .object([
      .init(key, .object([.init("en", .string(language.text(key)))]))
    ])
    do { return try StringCatalog(parsing: Array(table.text(.compact).utf8)) } catch {
      preconditionFailure("A table that was just written can be read.")
    }
  }
}
