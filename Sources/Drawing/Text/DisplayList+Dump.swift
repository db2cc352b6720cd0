import Geometry
import Pixels
import Typography

extension DisplayList {
  /// The display list as text that a person can read and `init(parsing:fonts:)` reads back as the same value.
  ///
  /// One command a line, what is inside a group indented by two more spaces; numbers have the fewest digits that give
  /// back the same Double.
  package func dump() -> String {
    var writer = DisplayListWriter()
    writer.write(self)
    return writer.text
  }
}

/// Writes a display list line by line.
private struct DisplayListWriter {
  var text = ""
  private var depth = 0

  mutating func write(_ list: DisplayList) {
    var words = [
      "canvas", "size", number(list.size.width), number(list.size.height), "scale",
      number(list.scale),
    ]
    if let background = list.background { words += ["background", color(background)] }
    if list.blending != .sRGB { words += ["blending", list.blending.rawValue] }
    line(words)
    write(list.items)
  }

  private mutating func line(_ words: [String]) {
    text += String(repeating: "  ", count: depth) + words.joined(separator: " ") + "\n"
  }

  private mutating func write(_ items: [DisplayItem]) {
    depth += 1
    for item in items { write(item) }
    depth -= 1
  }

  private mutating func write(_ item: DisplayItem) {
    switch item {
    case .fill(let outline, let rule, let paint):
      line(["fill"] + words(outline) + words(rule) + words(paint))
    case .stroke(let outline, let style, let paint):
      line(["stroke"] + words(outline) + words(style) + words(paint))
    case .glyphs(let run, let paint):
      let glyphs = run.glyphs.flatMap { [String($0.id), number($0.x), number($0.y)] }
      line(
        ["glyphs", quoted(run.font.key), "size", number(run.size), "at"] + words(run.origin)
          + words(paint) + ["ids"] + glyphs)
    case .image(let image, let rect, let interpolation):
      line(
        ["image"] + words(rect) + [
          interpolation.rawValue, String(image.width), String(image.height),
          Hexadecimal.text(image.bytes),
        ])
    case .clip(let outline, let rule, let items):
      line(["clip"] + words(outline) + words(rule))
      write(items)
    case .layer(let layer, let items):
      line(["layer"] + words(layer))
      if let mask = layer.mask {
        depth += 1
        line(["mask"])
        write(mask)
        depth -= 1
      }
      write(items)
    case .transform(let t, let items):
      line(["transform"] + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number))
      write(items)
    }
  }

  private func words(_ rule: FillRule) -> [String] { rule == .nonZero ? [] : [rule.rawValue] }

  private func words(_ layer: Layer) -> [String] {
    var words: [String] = []
    if layer.opacity != 1 { words += ["opacity", number(layer.opacity)] }
    if layer.blendMode != .normal { words += ["blend", layer.blendMode.rawValue] }
    if layer.blur != 0 { words += ["blur", number(layer.blur)] }
    if let shadow = layer.shadow {
      words += ["shadow", color(shadow.color), number(shadow.radius)] + self.words(shadow.offset)
    }
    return words
  }

  private func words(_ style: StrokeStyle) -> [String] {
    var words = ["width", number(style.width)]
    if style.cap != .butt { words += ["cap", style.cap.rawValue] }
    if style.join != .miter { words += ["join", style.join.rawValue] }
    if style.miterLimit != 10 { words += ["miter", number(style.miterLimit)] }
    if !style.dash.isEmpty {
      words += ["dash", String(style.dash.count)] + style.dash.map(number)
    }
    if style.dashPhase != 0 { words += ["phase", number(style.dashPhase)] }
    return words
  }

  private func words(_ outline: Outline) -> [String] {
    switch outline {
    case .rect(let rect): ["rect"] + words(rect)
    case .roundedRect(let rect, let radius): ["roundedRect"] + words(rect) + [number(radius)]
    case .ellipse(let rect): ["ellipse"] + words(rect)
    case .path(let path): ["path"] + path.elements.flatMap(words) + ["end"]
    }
  }

  private func words(_ element: Path.Element) -> [String] {
    switch element {
    case .move(let point): ["M"] + words(point)
    case .line(let point): ["L"] + words(point)
    case .quad(let point, let control): ["Q"] + words(control) + words(point)
    case .cubic(let point, let control1, let control2):
      ["C"] + words(control1) + words(control2) + words(point)
    case .close: ["Z"]
    }
  }

  private func words(_ paint: Paint) -> [String] {
    switch paint {
    case .color(let color): ["color", self.color(color)]
    case .linearGradient(let gradient, let from, let to):
      ["linear"] + words(from) + words(to) + words(gradient)
    case .radialGradient(let gradient, let center, let start, let end):
      ["radial"] + words(center) + [number(start), number(end)] + words(gradient)
    case .angularGradient(let gradient, let center, let start, let end):
      ["angular"] + words(center) + [number(start), number(end)] + words(gradient)
    }
  }

  private func words(_ gradient: Gradient) -> [String] {
    ["stops", String(gradient.stops.count)]
      + gradient.stops.flatMap { [number($0.offset), color($0.color)] }
  }

  private func words(_ rect: Rect) -> [String] {
    [rect.minX, rect.minY, rect.width, rect.height].map(number)
  }

  private func words(_ point: Point) -> [String] { [number(point.x), number(point.y)] }

  /// A number with the fewest digits; whole ones without a fraction.
  private func number(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A colour as `#rrggbb`, and its opacity after a slash; five decimals tell all 65,536 apart.
  private func color(_ color: Color) -> String {
    let digits = "#" + Hexadecimal.text([color.red, color.green, color.blue])
    guard !color.isOpaque else { return digits }
    let scaled = (Double(color.alpha) / 65535 * 100_000).rounded(.toNearestOrAwayFromZero)
    return digits + "/" + number(scaled / 100_000)
  }

  /// A name in quotes; a quote or backslash within it has a backslash before it.
  private func quoted(_ name: String) -> String {
    var text = "\""
    for character in name.unicodeScalars {
      if character == "\"" || character == "\\" { text += "\\" }
      text.unicodeScalars.append(character)
    }
    return text + "\""
  }
}
