import Files
import FontImpact
import JSONValue
import Typography

/// `widthwise measure`: widths, glyphs, faces and missing characters of texts.
package struct MeasureCommand: Command {
  private static let font = Option(
    "--font", value: "FILE",
    help: "font file or the name of a declared family (FILE@wght=600 for a variation)")
  private static let fallback = Option(
    "--fallback", value: "FILE", isRepeatable: true,
    help: "font for characters that the first one lacks; repeat it for more, in order")
  private static let size = Option("--size", value: "POINTS", help: "size of the text (14)")
  private static let texts = Option(
    "--texts", value: "FILE", help: "JSON array of further texts; \"-\" reads standard input")
  private static let features = Option(
    "--features", value: "LIST", help: "OpenType features, such as -kern,tnum,ss01=2")
  private static let variations = Option(
    "--variations", value: "LIST", help: "axes of --font, such as wght=600,opsz=14")
  private static let direction = Option(
    "--direction", choices: ["auto", "ltr", "rtl"],
    help: "direction of the text as a whole (auto: that of its first letter)")
  private static let language = Option(
    "--language", value: "TAG", help: "language of the texts, such as de or zh-Hant")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "measure", summary: "Measures texts as they would be shaped.",
    discussion: """
      Widths are exact: font units are summed and then scaled, nothing is rounded. Without --font \
      the declared default fonts are used. Characters that no given font has are listed as \
      missing; the system's fonts are never asked.
      """,
    operands: [.init("TEXT", .any, help: "what to measure")],
    options: [font, size, texts, fallback, features, variations, direction, language])

  private let texts: [String]
  private let textsFile: String?
  private let font: String?
  private let fallback: [String]
  private let size: Double
  private let features: [FontFeature]
  private let variations: [FontVariation]
  private let direction: TextDirection
  private let language: String?

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    texts = arguments.operands
    textsFile = arguments.string(Self.texts)
    font = arguments.string(Self.font)
    fallback = arguments.strings(Self.fallback)
    size = try arguments.number(Self.size, in: 0.001...100_000) ?? 14
    features = try arguments.features(Self.features)
    variations = try arguments.variations(Self.variations)
    direction =
      switch arguments.string(Self.direction) {
      case "ltr": .leftToRight
      case "rtl": .rightToLeft
      default: .automatic
      }
    language = try arguments.language(Self.language)
    if texts.isEmpty && textsFile == nil {
      throw .missingOperand(name: "TEXT or --texts FILE", command: "measure")
    }
    if font == nil && !variations.isEmpty {
      throw .conflict("--variations needs to know of which font; add --font FILE.")
    }
  }

  /// Measures and prints.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let style = TextStyle(
      fonts: try fonts(), size: size, features: features, language: language)
    let measured = try allTexts().map {
      TextMeasurement($0, style: style, direction: direction)
    }
    if context.console.isJSON {
      context.console.print(json: json(measured, font: style.primaryFont))
    } else {
      print(measured, font: style.primaryFont, to: context.console)
    }
    return .success
  }

  private func allTexts() throws -> [String] {
    guard let textsFile else { return texts }
    let bytes =
      try textsFile == "-" ? FileSystem.readStandardInput() : FileSystem.read(textsFile)
    do {
      return texts + (try JSONNode(parsing: bytes).array().map { try $0.string() })
    } catch let error as JSONError {
      throw CommandFailure("\(textsFile) is not an array of texts: \(error.message)")
    }
  }

  /// The given font and its fallbacks, or the declared default fonts.
  private func fonts() throws -> [FontInstance] {
    guard let font else {
      let defaults = try FontLibrary.bundled.defaultFonts(opticalSize: .automatic(size: size))
      return defaults + (try fallback.map { try FontSelection.instance($0) })
    }
    return [try FontSelection.instance(font, variations: variations)]
      + (try fallback.map { try FontSelection.instance($0) })
  }

  private func json(_ measured: [TextMeasurement], font: FontInstance) -> JSON {
    .members([
      "font": .string(font.key), "family": .string(font.familyName),
      "style": .string(font.face.styleName), "version": .string(font.face.version),
      "sha256": .string(font.face.sha256), "size": .number(size), "metrics": font.metrics.json,
      "texts": .array(measured.map(\.json)),
    ])
  }

  private func print(_ measured: [TextMeasurement], font: FontInstance, to console: Console) {
    console.print("\(font.key) at \(JSON.text(of: size)) pt")
    for text in measured {
      var line = "  \(Self.column(text.width))  \(Self.quoted(text.text))"
      if !text.missing.isEmpty {
        line += "  missing: " + text.missing.map(\.codePointName).joined(separator: " ")
      }
      console.print(line)
    }
    guard let first = measured.first else { return }
    console.note(
      "Line: ascent \(JSON.text(of: first.ascent)), descent \(JSON.text(of: first.descent)), "
        + "line gap \(JSON.text(of: first.lineGap)) pt (\(font.metrics.source.rawValue)).")
  }

  /// A width with four decimals, right-aligned; the whole number is in the JSON.
  private static func column(_ width: Double) -> String {
    let scaled = (abs(width) * 10_000).rounded()
    guard scaled < 9e15 else { return JSON.text(of: width) }
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: 10_000)
    let digits = String(rest)
    let text =
      (width < 0 ? "-" : "") + "\(whole)."
      + String(repeating: "0", count: 4 - digits.count) + digits
    return String(repeating: " ", count: max(0, 10 - text.count)) + text
  }

  private static func quoted(_ text: String) -> String { JSON.string(text).text(.compact) }
}
