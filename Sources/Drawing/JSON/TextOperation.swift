import Geometry
import JSONValue
import Pixels
import Typography

/// Reads a `text` operation, which is shaped and set in lines as a label is.
struct TextOperation {
  /// What it draws: a run of glyphs for each font and line.
  let items: [DisplayItem]
  /// Code points that no font has.
  let missing: [Unicode.Scalar]

  /// Members beside the paint's, so that a misspelt one is not overlooked.
  private static let members = [
    "op", "text", "at", "size", "font", "weight", "italic", "align", "maxWidth", "lineLimit",
    "tracking", "features", "language", "direction", "color", "paint",
  ]

  /// Shapes the text of an operation.
  init(_ node: JSONNode, paint: Paint, fonts: DrawingFonts) throws(JSONError) {
    try node.allow(only: Self.members)
    let at = try DrawingValues.point(node.member("at"))
    let align: Alignment = try node.optional("align").map(DrawingValues.choice) ?? .leading
    let paragraph = Paragraph(
      try node.member("text").string(), style: try Self.style(node, fonts),
      paragraphStyle: try Self.paragraphStyle(node, align))
    let maxWidth = try node.optional("maxWidth").map { node throws(JSONError) in
      try DrawingValues.number(node, in: 0...1_000_000)
    }
    let layout = paragraph.layout { width in maxWidth.map { width <= $0 } ?? true }
    let left = at.x - layout.size.width * align.share
    let baseline = layout.firstBaseline
    items = layout.lines.flatMap { line in
      line.runs.map { run in
        let origin = Point(x: left + run.x, y: at.y + line.baseline - baseline)
        return .glyphs(
          GlyphRun(font: run.font, size: run.size, origin: origin, glyphs: run.glyphs), paint)
      }
    }
    missing = layout.missing
  }

  /// Which part of the text stands at the given place.
  private enum Alignment: String, CaseIterable {
    /// The left end of its lines.
    case leading
    /// Their middle.
    case center
    /// Their right end.
    case trailing

    /// How much of the width lies left of the place.
    var share: Double {
      switch self {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    }

    /// How the lines stand to each other.
    var lines: ParagraphStyle.Alignment {
      switch self {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
  }

  /// Names of directions.
  private enum Direction: String, CaseIterable {
    /// That of the first letter.
    case automatic = "auto"
    /// Left to right.
    case leftToRight = "ltr"
    /// Right to left.
    case rightToLeft = "rtl"

    /// The direction that is meant.
    var text: TextDirection {
      switch self {
      case .automatic: .automatic
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    }
  }

  private static func paragraphStyle(
    _ node: JSONNode, _ align: Alignment
  ) throws(JSONError) -> ParagraphStyle {
    let direction: Direction =
      try node.optional("direction").map(DrawingValues.choice) ?? .automatic
    var style = ParagraphStyle(alignment: align.lines, textDirection: direction.text)
    if let limit = try node.optional("lineLimit") {
      style.lineLimit = try limit.integer()
      guard try limit.integer() >= 1 else { throw limit.unusable("must not be below 1") }
    }
    return style
  }

  private static func style(
    _ node: JSONNode, _ fonts: DrawingFonts
  ) throws(JSONError) -> TextStyle {
    let size = try DrawingValues.number(node.member("size"), in: 0.01...10_000)
    let weightNode = try node.optional("weight")
    let weight = try weightNode?.integer() ?? 400
    if let weightNode, !(1...1000).contains(weight) {
      throw weightNode.unusable("must be from 1 to 1000 but is \(weight)")
    }
    let isItalic = try node.optional("italic")?.bool() ?? false
    let fontNode = try node.optional("font")
    let names = try fontNode.map(Self.names) ?? []
    let found: [FontInstance]
    do throws(FontError) {
      found = try fonts.fonts(named: names, weight: weight, isItalic: isItalic)
    } catch {
      throw (fontNode ?? node).unusable("needs a font: " + error.message.withoutStop)
    }
    var features: [FontFeature] = []
    for feature in try node.optional("features")?.array() ?? [] {
      let text = try feature.string()
      do throws(FontError) {
        features += try FontFeature.parse(list: text)
      } catch {
        throw feature.unusable("is no feature: " + error.message.withoutStop)
      }
    }
    let tracking = try node.optional("tracking").map { node throws(JSONError) in
      try DrawingValues.number(node, in: -10_000...10_000)
    }
    return TextStyle(
      fonts: found, size: size, features: features,
      language: try node.optional("language")?.string(), tracking: tracking ?? 0)
  }

  /// One name or several in order of preference.
  private static func names(_ node: JSONNode) throws(JSONError) -> [String] {
    guard case .array = node.value else { return [try node.string()] }
    var names: [String] = []
    for element in try node.array() { names.append(try element.string()) }
    return names
  }
}
