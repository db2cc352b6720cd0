import Geometry
import Pixels
import Typography

extension DisplayListWords {
  /// An item that holds no others.
  mutating func item(
    _ fonts: (String) -> FontInstance?
  ) throws(DisplayListTextError) -> DisplayItem {
    var start = self
    self.rewind()
    switch word() {
    case "fill": return .fill(try outline(), rule(), try paint())
    case "stroke": return .stroke(try outline(), try stroke(), try paint())
    case "glyphs": return try glyphs(fonts)
    case "image": return try image()
    default:
      start.rewind()
      throw start.problem("fill, stroke, glyphs, image, clip, layer or transform")
    }
  }

  /// An outline.
  mutating func outline() throws(DisplayListTextError) -> Outline {
    if take("rect") { return .rect(try rect()) }
    if take("roundedRect") { return .roundedRect(try rect(), radius: try number()) }
    if take("ellipse") { return .ellipse(try rect()) }
    guard take("path") else { throw problem("rect, roundedRect, ellipse or path") }
    var path = Path()
    while !take("end") {
      if take("M") {
        path.move(to: try point())
      } else if take("L") {
        path.line(to: try point())
      } else if take("Q") {
        let control = try point()
        path.quad(to: try point(), control: control)
      } else if take("C") {
        let (control1, control2) = (try point(), try point())
        path.cubic(to: try point(), control1: control1, control2: control2)
      } else if take("Z") {
        path.close()
      } else {
        throw problem("M, L, Q, C, Z or end")
      }
    }
    return .path(path)
  }

  /// A paint.
  mutating func paint() throws(DisplayListTextError) -> Paint {
    if take("color") { return .color(try color()) }
    if take("linear") {
      let (from, to) = (try point(), try point())
      return .linearGradient(try gradient(), from: from, to: to)
    }
    if take("radial") {
      let (center, start, end) = (try point(), try number(), try number())
      return .radialGradient(
        try gradient(), center: center, startRadius: start, endRadius: end)
    }
    try skip("angular")
    let (center, start, end) = (try point(), try number(), try number())
    return .angularGradient(
      try gradient(), center: center, startDegrees: start, endDegrees: end)
  }

  private mutating func gradient() throws(DisplayListTextError) -> Gradient {
    try skip("stops")
    var gradient = Gradient(stops: [])
    for _ in 0..<(try count()) {
      gradient.stops.append(.init(offset: try number(), color: try color()))
    }
    return gradient
  }

  private mutating func stroke() throws(DisplayListTextError) -> StrokeStyle {
    try skip("width")
    var style = StrokeStyle(width: try number())
    if take("cap") { style.cap = try choice("butt, round or square") }
    if take("join") { style.join = try choice("miter, round or bevel") }
    if take("miter") { style.miterLimit = try number() }
    if take("dash") {
      for _ in 0..<(try count()) { style.dash.append(try number()) }
    }
    if take("phase") { style.dashPhase = try number() }
    return style
  }

  /// What describes a layer itself.
  mutating func layer() throws(DisplayListTextError) -> Layer {
    var layer = Layer()
    if take("opacity") { layer.opacity = try number() }
    if take("blend") { layer.blendMode = try choice("a blend mode") }
    if take("blur") { layer.blur = try number() }
    if take("shadow") {
      layer.shadow = Layer.Shadow(
        color: try color(), radius: try number(), offset: try point())
    }
    return layer
  }

  private mutating func glyphs(
    _ fonts: (String) -> FontInstance?
  ) throws(DisplayListTextError) -> DisplayItem {
    let atName = self
    guard let font = fonts(try quoted()) else { throw atName.problem("a font that is known") }
    try skip("size")
    let size = try number()
    try skip("at")
    let origin = try point()
    let paint = try paint()
    try skip("ids")
    var glyphs: [PositionedGlyph] = []
    while !isAtEnd {
      let id = try number()
      guard let id = UInt32(exactly: id) else { throw problem("the number of a glyph") }
      glyphs.append(PositionedGlyph(id: id, x: try number(), y: try number()))
    }
    return .glyphs(GlyphRun(font: font, size: size, origin: origin, glyphs: glyphs), paint)
  }

  private mutating func image() throws(DisplayListTextError) -> DisplayItem {
    let rect = try rect()
    let interpolation: Interpolation = try choice("nearest, bilinear or area")
    let (width, height) = (try number(), try number())
    guard let width = Int(exactly: width), let height = Int(exactly: height), width >= 0,
      height >= 0, width <= 1 << 20, height <= 1 << 20
    else { throw problem("a width and a height in pixels") }
    guard let bytes = Hexadecimal.bytes(word()), bytes.count == width * height * 4 else {
      throw problem("\(width * height * 8) hexadecimal digits")
    }
    return .image(
      StraightPixmap(width: width, height: height, bytes: bytes), rect, interpolation)
  }
}
