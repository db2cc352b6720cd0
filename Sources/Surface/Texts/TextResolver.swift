import Localization
package import Typography

/// Fonts and measured text of a session: from what a program asks for to what can be laid out.
@MainActor
package final class TextResolver {
  /// Where fonts come from.
  package enum FontSource {
    /// The declared families, the default ones unless a program names another.
    case library(FontLibrary)
    /// Given fonts in order of preference, whatever a program asks for.
    case given([FontInstance])
  }

  /// Finds a text of a program in another language, from its key and values.
  package typealias Translation = (
    _ key: String, _ arguments: [(text: String, number: Int?)], _ locale: Locale
  ) -> String?

  private let source: FontSource
  private let features: [FontFeature]
  private let translation: Translation?
  private var styles: [StyleKey: TextStyle] = [:]
  private var languages: [String: String] = [:]
  private var paragraphs: [ParagraphKey: Paragraph] = [:]
  /// Paragraphs kept at most; a program that shows more measures them again.
  private static let capacity = 20_000

  /// Families that were asked for and are not declared, sorted.
  package private(set) var unknownFamilies: Set<String> = []

  /// Fonts and texts from a source; `features` are set for all text, before a program's own.
  package init(
    source: FontSource, features: [FontFeature] = [], translation: Translation? = nil
  ) {
    self.source = source
    self.features = features
    self.translation = translation
  }

  private struct StyleKey: Hashable {
    let font: Font
    let size: Double
    let weight: Double
    let isItalic: Bool
    let features: [String]
    let tracking: Double
    let language: String
  }

  private struct ParagraphKey: Hashable {
    let spans: [TextSpan]
    let style: ParagraphStyle
  }

  /// The paragraph of the given text; shaped once, whatever widths it is laid out in.
  package func paragraph(_ spans: [TextSpan], _ style: ParagraphStyle) -> Paragraph {
    let key = ParagraphKey(spans: spans, style: style)
    if let known = paragraphs[key] { return known }
    if paragraphs.count >= TextResolver.capacity { paragraphs.removeAll() }
    let paragraph = Paragraph(spans, style: style)
    paragraphs[key] = paragraph
    return paragraph
  }

  /// The text of a program's key in the locale's language, numbers written as the locale does.
  func text(_ key: LocalizedStringKey, locale: Locale) -> String {
    if let translation,
      let text = translation(key.catalogKey, key.arguments(in: locale), locale)
    {
      return text
    }
    return key.parts.map {
      switch $0 {
      case .literal(let text), .text(let text): text
      case .integer(let number): NumberText.grouped(number, locale: locale)
      case .decimal(let number): NumberText.decimal(number)
      case .formatted(let value): value.text(in: locale)
      }
    }.joined()
  }

  /// The typographic style of a font in an environment, with a text's own changes.
  func style(_ change: Text.Style, in environment: EnvironmentValues) -> TextStyle {
    environment.withValues { values in
      let font = change.font ?? values.font ?? .body
      let weight = change.weight ?? values.fontWeight ?? font.resolvedWeight
      let key = StyleKey(
        font: font, size: font.size(at: values.dynamicTypeSize), weight: weight.value,
        isItalic: change.isItalic ?? values.isItalic || font.isItalic,
        features: font.features + values.fontFeatures + change.features,
        tracking: change.tracking ?? values.tracking,
        language: language(of: values.locale.identifier))
      if let known = styles[key] { return known }
      let style = TextStyle(
        fonts: fonts(key), size: key.size,
        features: features + key.features.compactMap { FontTag($0).map { FontFeature(tag: $0) } },
        language: key.language, tracking: key.tracking)
      styles[key] = style
      return style
    }
  }

  /// The language tag of a locale, as fonts spell it.
  private func language(of identifier: String) -> String {
    if let known = languages[identifier] { return known }
    let language = identifier.replacingOccurrences(of: "_", with: "-")
    languages[identifier] = language
    return language
  }

  private func fonts(_ key: StyleKey) -> [FontInstance] {
    switch source {
    case .given(let fonts):
      return fonts.map { weighted($0, key) }
    case .library(let library):
      let defaults =
        (try? library.defaultFonts(
          weight: Int(key.weight), italic: key.isItalic, opticalSize: .automatic(size: key.size)))
        ?? []
      guard case .family(let name, _, _) = key.font.base else { return defaults }
      guard
        let named = try? library.instance(
          family: name, weight: Int(key.weight), italic: key.isItalic,
          opticalSize: .automatic(size: key.size))
      else {
        unknownFamilies.insert(name)
        return defaults
      }
      return [named] + defaults
    }
  }

  /// A given font at the weight that was asked for, where it has such an axis and no fixed place on it.
  private func weighted(_ font: FontInstance, _ key: StyleKey) -> FontInstance {
    let tag = FontTag(literal: "wght")
    guard key.weight != 400, font.face.axes.contains(where: { $0.tag == tag }),
      !font.location.contains(where: { $0.tag == tag })
    else { return font }
    let location = font.location + [FontVariation(tag: tag, value: key.weight)]
    return (try? FontInstance(font.face, variations: location)) ?? font
  }
}

/// Whole numbers as a locale writes them.
package enum NumberText {
  /// Six digits after the point, rounded from the exact value, as C's `%f` writes them.
  static func decimal(_ number: Double) -> String { String(format: "%f", number) }

  /// A whole number in the digits and groups of the locale's language.
  static func grouped(_ number: Int, locale: Locale) -> String {
    NumberSymbols(language: locale.identifier).text(number)
  }
}
