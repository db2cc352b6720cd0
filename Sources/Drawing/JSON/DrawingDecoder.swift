import Geometry
import JSONValue
import Pixels
import Typography

/// Reads display lists from JSON; the format stands at `DrawingDocument`.
final class DrawingDecoder {
  /// Finds the fonts of glyphs and texts.
  private let fonts: DrawingFonts
  /// Code points of the current drawing's texts that no font has.
  private var missing: Set<Unicode.Scalar> = []

  /// Clips and transforms in one list that hold for what follows, at most; each nests the rest one deeper.
  private static let openGroupLimit = 100

  /// A decoder that finds fonts in one place.
  init(fonts: DrawingFonts) { self.fonts = fonts }

  /// A whole drawing, and what no font of its texts has.
  func drawing(
    _ node: JSONNode
  ) throws(JSONError) -> (list: DisplayList, missing: [Unicode.Scalar]) {
    missing = []
    let list = try list(node)
    return (list, missing.sorted())
  }

  private func list(_ node: JSONNode) throws(JSONError) -> DisplayList {
    let width = try positive(node.member("width"))
    let height = try positive(node.member("height"))
    let scale = try node.optional("scale").map(positive) ?? 1
    return DisplayList(
      size: Size(width: width, height: height), scale: scale,
      background: try node.optional("background").map(DrawingValues.color),
      blending: try node.optional("blending").map(DrawingValues.choice) ?? .sRGB,
      items: try items(node.member("ops")))
  }

  private func positive(_ node: JSONNode) throws(JSONError) -> Double {
    let value = try node.number()
    guard value > 0 else { throw node.unusable("must be above 0 but is \(JSON.text(of: value))") }
    return value
  }

  /// A list of operations.
  func items(_ node: JSONNode) throws(JSONError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var openGroups = 0
    // From the last on, so that an open clip or transform finds what follows it.
    for operation in try node.array().reversed() {
      let own = try operation.optional("ops").map(self.items)
      let kind = try operation.member("op")
      switch try kind.string() {
      case "clip":
        let (outline, rule) = (try outline(operation), try rule(operation))
        items = grouped(own, before: items) { .clip(outline, rule, $0) }
        openGroups += own == nil ? 1 : 0
      case "transform":
        let transform = try DrawingValues.transform(operation)
        items = grouped(own, before: items) { .transform(transform, $0) }
        openGroups += own == nil ? 1 : 0
      case "layer":
        // Asked for where there is none, so that the error names it.
        guard let own else { throw try operation.member("ops").unusable("is missing") }
        items.insert(.layer(try layer(operation), own), at: 0)
      case "text": items.insert(contentsOf: try text(operation), at: 0)
      case let name: items.insert(try item(operation, name, kind), at: 0)
      }
      guard openGroups <= Self.openGroupLimit else {
        throw node.unusable("has more than \(Self.openGroupLimit) clips and transforms without ops")
      }
    }
    return items
  }

  /// A group of its own operations ahead of the others, or of all the others.
  private func grouped(
    _ own: [DisplayItem]?, before rest: [DisplayItem], _ group: ([DisplayItem]) -> DisplayItem
  ) -> [DisplayItem] {
    if let own { [group(own)] + rest } else { [group(rest)] }
  }

  /// An operation that draws.
  private func item(
    _ node: JSONNode, _ name: String, _ kind: JSONNode
  ) throws(JSONError) -> DisplayItem {
    switch name {
    case "fill": return .fill(try outline(node), try rule(node), try paint(node))
    case "stroke": return .stroke(try outline(node), try stroke(node), try paint(node))
    case "image":
      return .image(
        try DrawingValues.image(node.member("image")),
        try DrawingValues.rect(node.member("rect")),
        try node.optional("interpolation").map(DrawingValues.choice) ?? .bilinear)
    case "glyphs": return .glyphs(try glyphs(node), try paint(node))
    default:
      throw kind.unusable(
        """
        is "\(name)" but must be one of "fill", "stroke", "image", "text", "glyphs", "clip", \
        "transform", "layer"
        """)
    }
  }

  private func text(_ node: JSONNode) throws(JSONError) -> [DisplayItem] {
    let text = try TextOperation(node, paint: paint(node), fonts: fonts)
    missing.formUnion(text.missing)
    return text.items
  }

  private func outline(_ node: JSONNode) throws(JSONError) -> Outline {
    if let path = try node.optional("path") { return .path(try DrawingValues.path(path)) }
    return try DrawingValues.shape(node.member("shape"))
  }

  private func rule(_ node: JSONNode) throws(JSONError) -> FillRule {
    try node.optional("rule").map(DrawingValues.choice) ?? .nonZero
  }

  private func paint(_ node: JSONNode) throws(JSONError) -> Paint {
    if let paint = try node.optional("paint") { return try DrawingValues.paint(paint) }
    return .color(try DrawingValues.color(node.member("color")))
  }

  private func stroke(_ node: JSONNode) throws(JSONError) -> StrokeStyle {
    let widthNode = try node.member("width")
    let width = try widthNode.number()
    guard width >= 0 else { throw widthNode.unusable("must not be below 0") }
    var style = StrokeStyle(width: width)
    if let cap = try node.optional("cap") { style.cap = try DrawingValues.choice(cap) }
    if let join = try node.optional("join") { style.join = try DrawingValues.choice(join) }
    if let limit = try node.optional("miterLimit") { style.miterLimit = try limit.number() }
    if let dash = try node.optional("dash") {
      for element in try dash.array() {
        let length = try element.number()
        guard length >= 0 else { throw element.unusable("must not be below 0") }
        style.dash.append(length)
      }
    }
    for name in ["dashPhase", "dashOffset"] {
      if let phase = try node.optional(name) { style.dashPhase = try phase.number() }
    }
    return style
  }

  private func layer(_ node: JSONNode) throws(JSONError) -> Layer {
    var layer = Layer()
    if let opacity = try node.optional("opacity") {
      layer.opacity = try DrawingValues.number(opacity, in: 0...1)
    }
    if let mode = try node.optional("blendMode") {
      layer.blendMode = try DrawingValues.choice(mode)
    }
    if let blur = try node.optional("blur") {
      layer.blur = try DrawingValues.number(blur, in: 0...10_000)
    }
    if let shadow = try node.optional("shadow") {
      layer.shadow = Layer.Shadow(
        color: try DrawingValues.color(shadow.member("color")),
        radius: try DrawingValues.number(shadow.member("radius"), in: 0...10_000),
        offset: try shadow.optional("offset").map(DrawingValues.point) ?? .zero)
    }
    layer.mask = try node.optional("mask").map(items)
    return layer
  }

  private func glyphs(_ node: JSONNode) throws(JSONError) -> GlyphRun {
    let fontNode = try node.member("font")
    let name = try fontNode.string()
    let font: FontInstance
    do throws(FontError) {
      font = try fonts.font(named: name)
    } catch {
      throw fontNode.unusable(
        "names \"\(name)\", which cannot be used: " + error.message.withoutStop)
    }
    var glyphs: [PositionedGlyph] = []
    for glyph in try node.member("glyphs").array() {
      let parts = try DrawingValues.numbers(glyph, count: 3)
      guard let id = UInt32(exactly: parts[0]) else {
        throw glyph.unusable("must begin with the number of a glyph")
      }
      glyphs.append(PositionedGlyph(id: id, x: parts[1], y: parts[2]))
    }
    return GlyphRun(
      font: font, size: try DrawingValues.number(node.member("size"), in: 0...100_000),
      origin: try DrawingValues.point(node.member("at")), glyphs: glyphs)
  }
}
