import Drawing
import Geometry
import Pixels
import Rendering
import Typography

/// Drawings that libraries for drawing are commonly measured by, at 1,280 × 800 pixels.
///
/// A round is short, 40 shapes, so that the best of many is undisturbed by other work on the machine. The canvas is
/// cleared in each round, which the empty canvas measures by itself.
package enum RasterBenchmarks {
  /// Shapes in a round.
  private static let count = 40

  /// All of them; fails where the fonts are not found.
  package static func all() throws -> [Benchmark] {
    let renderer = Renderer()
    var picture = Pixmap(width: 1280, height: 800)
    func drawing(_ name: String, _ operations: Int, _ items: [DisplayItem]) -> Benchmark {
      let list = DisplayList(size: Size(width: 1280, height: 800), items: items)
      return Benchmark(name, operations: operations) {
        try renderer.render(list, into: &picture)
        return checksum(picture)
      }
    }
    return [
      drawing("empty canvas", 1, []),
      drawing("rounded rectangle 120 × 32, r 8", count, rectangles(offset: .zero, opacity: 1)),
      drawing("rounded rectangle at opacity 0.5", count, rectangles(offset: .zero, opacity: 0.5)),
      drawing(
        "rounded rectangle at fractions", count,
        rectangles(offset: Point(x: 0.37, y: 0.61), opacity: 1)),
      drawing("circle r 14", count, circles(offset: .zero)),
      drawing("circle r 14 at fractions", count, circles(offset: Point(x: 0.37, y: 0.61))),
      drawing("diagonal line, 2 px", count, lines()),
      drawing("rounded rectangle outline, 1 px", count, outlines()),
      try chipRow(renderer),
      try text(renderer),
    ] + sizes(renderer)
  }

  /// A number that depends on some pixels.
  private static func checksum(_ picture: Pixmap) -> UInt64 {
    var sum: UInt64 = 0
    for index in stride(from: 0, to: picture.bytes.count, by: 4099) {
      sum = sum &* 31 &+ UInt64(picture.bytes[index])
    }
    return sum
  }

  private static func rectangles(offset: Point, opacity: Double) -> [DisplayItem] {
    var random = LinearGenerator(seed: 1)
    return (0..<count).map { _ in
      let blue = UInt8(random.next(256))
      let rect = Rect(
        x: Double(random.next(1160)) + offset.x, y: Double(random.next(760)) + offset.y,
        width: 120, height: 32)
      return .fill(
        .roundedRect(rect, radius: 8), .nonZero,
        .color(Color(red: 128, green: 128, blue: blue, opacity: opacity)))
    }
  }

  private static func circles(offset: Point) -> [DisplayItem] {
    var random = LinearGenerator(seed: 2)
    return (0..<count).map { _ in
      let rect = Rect(
        x: Double(6 + random.next(1240)) + offset.x, y: Double(6 + random.next(760)) + offset.y,
        width: 28, height: 28)
      let color = Color(red: 50, green: UInt8(random.next(256)), blue: 178)
      return .fill(.ellipse(rect), .nonZero, .color(color))
    }
  }

  private static func lines() -> [DisplayItem] {
    var random = LinearGenerator(seed: 3)
    return (0..<count).map { _ in
      var path = Path()
      path.move(to: Point(x: Double(random.next(1280)), y: Double(random.next(800))))
      path.line(to: Point(x: Double(random.next(1280)), y: Double(random.next(800))))
      return .stroke(
        .path(path), StrokeStyle(width: 2), .color(Color(red: 32, green: 64, blue: 128)))
    }
  }

  private static func outlines() -> [DisplayItem] {
    var random = LinearGenerator(seed: 3)
    return (0..<count).map { _ in
      let rect = Rect(
        x: Double(random.next(1160)) + 0.5, y: Double(random.next(760)) + 0.5, width: 120,
        height: 32)
      return .stroke(
        .roundedRect(rect, radius: 8), StrokeStyle(width: 1),
        .color(Color(red: 32, green: 64, blue: 128)))
    }
  }

  /// Six chips with text, 680 × 160 at scale 2, into a picture that is used again.
  private static func chipRow(_ renderer: Renderer) throws -> Benchmark {
    let font = try FontLibrary.bundled.instance(family: "Inter")
    let labels = ["All", "Open issues", "In review", "Merged this week", "Draft", "Closed"]
    var items: [DisplayItem] = []
    var x = 16.0
    for label in labels {
      let run = glyphs(of: label, font: font, size: 14, origin: Point(x: x + 10, y: 36))
      let width = run.width + 20
      items.append(
        .fill(
          .roundedRect(Rect(x: x, y: 16, width: width.rounded(), height: 30), radius: 8), .nonZero,
          .color(Color(red: 0, green: 122, blue: 255, opacity: 0.12))))
      items.append(.glyphs(run.run, .color(.black)))
      x = (x + width + 8).rounded()
    }
    let list = DisplayList(
      size: Size(width: 680, height: 160), scale: 2, background: .white, items: items)
    var picture = Pixmap(width: 1360, height: 320)
    return Benchmark("chip row of 6 with text, 680 × 160 @2x") {
      try renderer.render(list, into: &picture)
      return checksum(picture)
    }
  }

  /// Lines of text at 14 px, 510 glyphs.
  private static func text(_ renderer: Renderer) throws -> Benchmark {
    let font = try FontLibrary.bundled.instance(family: "Inter")
    let line = "The quick brown fox jumps over the lazy dog, twice, and again."
    var items: [DisplayItem] = []
    for row in 0..<10 {
      let origin = Point(x: 10.3 + Double(row), y: 16 + Double(row) * 15)
      let run = glyphs(of: line, font: font, size: 14, origin: origin).run
      items.append(.glyphs(run, .color(.black)))
    }
    let count = 10 * line.unicodeScalars.filter { $0 != " " }.count
    let list = DisplayList(size: Size(width: 1280, height: 800), background: .white, items: items)
    var picture = Pixmap(width: 1280, height: 800)
    return Benchmark("glyph, 14 px, cached", operations: count) {
      try renderer.render(list, into: &picture)
      return checksum(picture)
    }
  }

  /// Glyphs side by side by their advances alone, and their width in points.
  private static func glyphs(
    of text: String, font: FontInstance, size: Double, origin: Point
  ) -> (run: GlyphRun, width: Double) {
    var x = 0.0
    var glyphs: [PositionedGlyph] = []
    for scalar in text.unicodeScalars {
      guard let id = font.glyph(for: scalar) else { continue }
      glyphs.append(PositionedGlyph(id: id, x: x, y: 0))
      x += Double(font.advance(of: id)) * size / Double(font.unitsPerEm)
    }
    return (GlyphRun(font: font, size: size, origin: origin, glyphs: glyphs), x)
  }

  /// Cost against the size of the canvas and the number of shapes.
  private static func sizes(_ renderer: Renderer) -> [Benchmark] {
    var result: [Benchmark] = []
    for side in [256, 1024, 4096] {
      let extent = Double(side)
      let inset = Rect(x: 0.5, y: 0.5, width: extent - 1, height: extent - 1)
      let list = DisplayList(
        size: Size(width: extent, height: extent),
        items: [.fill(.ellipse(inset), .nonZero, .color(.black))])
      let canvas = Canvas(side: side) { list }
      result.append(
        Benchmark("circle over \(side)² pixels, and clearing", operations: 1) {
          try renderer.render(canvas.list, into: &canvas.picture)
          return checksum(canvas.picture)
        })
    }
    for count in [10, 1000, 100_000] {
      let canvas = Canvas(side: 1024) { smallShapes(count) }
      result.append(
        Benchmark("\(count) small shapes over 1024², and clearing", operations: 1) {
          try renderer.render(canvas.list, into: &canvas.picture)
          return checksum(canvas.picture)
        })
    }
    return result
  }

  private static func smallShapes(_ count: Int) -> DisplayList {
    var random = LinearGenerator(seed: 4)
    let items = (0..<count).map { _ in
      let rect = Rect(
        x: Double(random.next(1015)) + 0.25, y: Double(random.next(1015)) + 0.25, width: 8,
        height: 8)
      return DisplayItem.fill(.roundedRect(rect, radius: 2.5), .nonZero, .color(.black))
    }
    return DisplayList(size: Size(width: 1024, height: 1024), items: items)
  }

  /// A drawing and its pixels, made when its benchmark runs: the others need the memory.
  private final class Canvas {
    private let side: Int
    private let make: () -> DisplayList

    init(side: Int, _ make: @escaping () -> DisplayList) {
      self.side = side
      self.make = make
    }

    lazy var list = make()
    lazy var picture = Pixmap(width: side, height: side)
  }
}

/// A small linear generator (Numerical Recipes' constants), the same on every machine.
private struct LinearGenerator {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  /// A whole number below a limit.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % limit
  }
}
