import Drawing
import Geometry
import Pixels
import Typography

/// Two hundred small drawings that together use every command, made from seeds.
struct ManifestDrawings {
  /// A drawing with a name that says what it shows.
  struct Drawing {
    let name: String
    let list: DisplayList
  }

  private var random: SplitMix
  private let font: FontInstance
  private let emoji: FontInstance

  /// The fonts of the drawings with text.
  static func fonts() throws -> [FontInstance] {
    [
      try FontLibrary.bundled.instance(family: "Inter", weight: 500),
      try FontLibrary.bundled.instance(family: "Widthwise Emoji"),
    ]
  }

  /// All drawings; fails where the fonts are not found.
  static func all() throws -> [Drawing] {
    let fonts = try fonts()
    let (font, emoji) = (fonts[0], fonts[1])
    return (0..<200).map { seed in
      var drawings = ManifestDrawings(seed: UInt64(seed), font: font, emoji: emoji)
      return drawings.drawing(number: seed)
    }
  }

  private init(seed: UInt64, font: FontInstance, emoji: FontInstance) {
    random = SplitMix(state: seed)
    self.font = font
    self.emoji = emoji
  }

  private mutating func drawing(number: Int) -> Drawing {
    let kinds: [(String, (inout ManifestDrawings) -> [DisplayItem])] = [
      ("fills", { $0.fills() }), ("strokes", { $0.strokes() }), ("dashes", { $0.dashes() }),
      ("gradients", { $0.gradients() }), ("images", { $0.images() }), ("text", { $0.text() }),
      ("clips", { $0.clips() }), ("layers", { $0.layers() }), ("shadows", { $0.shadows() }),
      ("shapes", { $0.shapes() }),
    ]
    let (name, make) = kinds[number % kinds.count]
    let scale = [1.0, 2.0, 1.5][number / 10 % 3]
    let background: Color? = number % 4 == 3 ? nil : .white
    return Drawing(
      name: "\(name)-\(number)",
      list: DisplayList(
        size: Size(width: 48, height: 40), scale: scale, background: background,
        blending: number % 7 == 6 ? .linearLight : .sRGB, items: make(&self)))
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(random.next() >> 11) / Double(UInt64(1) << 53))
  }

  private mutating func index(below limit: Int) -> Int {
    Int(random.next() % UInt64(limit))
  }

  private mutating func point() -> Point { Point(x: number(-6, 54), y: number(-6, 46)) }

  private mutating func rect() -> Rect {
    Rect(x: number(-4, 30), y: number(-4, 24), width: number(2, 30), height: number(2, 26))
  }

  private mutating func color() -> Color {
    let bits = random.next()
    return Color(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16),
      alpha: bits & 1 << 40 == 0 ? 65535 : UInt16(truncatingIfNeeded: bits >> 24))
  }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0...index(below: 2) {
      path.move(to: point())
      for _ in 0...index(below: 4) + 1 {
        switch index(below: 3) {
        case 0: path.line(to: point())
        case 1: path.quad(to: point(), control: point())
        default: path.cubic(to: point(), control1: point(), control2: point())
        }
      }
      if index(below: 2) == 0 { path.close() }
    }
    return path
  }

  private mutating func gradient() -> Gradient {
    var offset = number(-0.2, 0.3)
    var stops: [Gradient.Stop] = []
    for _ in 0...index(below: 4) {
      stops.append(.init(offset: offset, color: color()))
      offset += number(0, 0.5)
    }
    return Gradient(stops: stops)
  }

  private mutating func fills() -> [DisplayItem] {
    (0...3).map { _ in
      .fill(.path(path()), index(below: 2) == 0 ? .nonZero : .evenOdd, .color(color()))
    }
  }

  private mutating func style() -> StrokeStyle {
    StrokeStyle(
      width: index(below: 6) == 0 ? 0 : number(0.3, 9),
      cap: StrokeStyle.Cap.allCases[index(below: 3)],
      join: StrokeStyle.Join.allCases[index(below: 3)], miterLimit: number(1, 12))
  }

  private mutating func strokes() -> [DisplayItem] {
    (0...2).map { _ in .stroke(.path(path()), style(), .color(color())) }
  }

  private mutating func dashes() -> [DisplayItem] {
    (0...2).map { _ in
      var style = style()
      style.dash = (0...index(below: 3)).map { _ in number(0, 8) } + [1]
      style.dashPhase = number(-20, 20)
      return .stroke(
        index(below: 2) == 0 ? .path(path()) : .roundedRect(rect(), radius: number(0, 9)), style,
        .color(color()))
    }
  }

  private mutating func gradients() -> [DisplayItem] {
    (0...2).map { kind in
      let paint: Paint =
        switch kind {
        case 0: .linearGradient(gradient(), from: point(), to: point())
        case 1:
          .radialGradient(
            gradient(), center: point(), startRadius: number(0, 5), endRadius: number(5, 30))
        default:
          .angularGradient(
            gradient(), center: point(), startDegrees: number(-90, 90),
            endDegrees: number(90, 400))
        }
      return .fill(.rect(rect()), .nonZero, paint)
    }
  }

  private mutating func images() -> [DisplayItem] {
    (0...2).map { kind in
      let (width, height) = (1 + index(below: 40), 1 + index(below: 30))
      let bytes = (0..<width * height * 4).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let image = StraightPixmap(width: width, height: height, bytes: bytes)
      let item = DisplayItem.image(image, rect(), Interpolation.allCases[kind])
      guard index(below: 2) == 0 else { return item }
      return .transform(.rotation(degrees: number(-30, 30), about: point()), [item])
    }
  }

  private mutating func text() -> [DisplayItem] {
    let glyphs = (0..<6).map { place in
      PositionedGlyph(id: UInt32(30 + index(below: 400)), x: Double(place) * number(5, 9), y: 0)
    }
    let run = GlyphRun(font: font, size: number(6, 30), origin: point(), glyphs: glyphs)
    let plain = DisplayItem.glyphs(run, .color(color()))
    let turned = DisplayItem.transform(
      .rotation(degrees: number(-180, 180), about: point()), [.glyphs(run, .color(color()))])
    let colored = GlyphRun(
      font: emoji, size: number(8, 30), origin: point(),
      glyphs: [PositionedGlyph(id: UInt32(1 + index(below: 12)), x: 0, y: 0)])
    return [plain, turned, .glyphs(colored, .color(color()))]
  }

  private mutating func clips() -> [DisplayItem] {
    [
      .clip(
        .ellipse(rect()), .nonZero,
        fills() + [
          .clip(.path(path()), .evenOdd, gradients()), .clip(.rect(rect()), .nonZero, text()),
        ])
    ]
  }

  private mutating func layers() -> [DisplayItem] {
    fills()
      + (0...2).map { _ in
        let mode = BlendMode.allCases[index(below: BlendMode.allCases.count)]
        let mask: [DisplayItem]? = index(below: 3) == 0 ? gradients() : nil
        return .layer(
          Layer(
            opacity: number(0.2, 1), blendMode: mode,
            blur: index(below: 3) == 0 ? number(0, 4) : 0, mask: mask), shapes())
      }
  }

  private mutating func shadows() -> [DisplayItem] {
    (0...1).map { _ in
      .layer(
        Layer(
          opacity: number(0.5, 1),
          shadow: .init(
            color: color(), radius: number(0, 5), offset: Point(x: number(-4, 4), y: number(-4, 4)))
        ),
        shapes())
    }
  }

  private mutating func shapes() -> [DisplayItem] {
    let whole = Rect(
      x: Double(index(below: 20)), y: Double(index(below: 16)), width: Double(6 + index(below: 20)),
      height: Double(6 + index(below: 18)))
    let side = min(whole.width, whole.height)
    return [
      .fill(.rect(whole), .nonZero, .color(color())),
      .fill(.roundedRect(whole, radius: number(0, 8)), .nonZero, .color(color())),
      .fill(
        .ellipse(Rect(x: whole.minX, y: whole.minY, width: side, height: side)), .nonZero,
        .color(color())),
      .fill(.ellipse(rect()), .nonZero, .color(color())),
      .transform(
        AffineTransform(
          a: number(0.5, 1.5), b: number(-0.3, 0.3), c: number(-0.3, 0.3), d: number(0.5, 1.5),
          tx: number(-5, 5), ty: number(-5, 5)),
        [.stroke(.roundedRect(rect(), radius: 4), style(), .color(color()))]),
    ]
  }
}

/// A seeded generator (SplitMix64), the same on every machine.
struct SplitMix {
  var state: UInt64

  mutating func index(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
