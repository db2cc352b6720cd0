import Drawing
import Foundation
import Geometry
import JSONValue
import Pixels
import Testing
import Typography

@Suite struct DisplayListTextTests {
  private let blue = Color(red: 0, green: 122, blue: 255, opacity: 0.12)

  @Test func textIsReadableAndStable() {
    let list = DisplayList(
      size: Size(width: 100, height: 40.5), scale: 2, background: .white,
      items: [
        .clip(
          .ellipse(Rect(x: 0, y: 0, width: 9, height: 9)), .evenOdd,
          [
            .fill(
              .roundedRect(Rect(x: 1, y: 2, width: 30, height: 20), radius: 8), .nonZero,
              .color(blue))
          ])
      ])
    let expected = """
      canvas size 100 40.5 scale 2 background #ffffff
        clip ellipse 0 0 9 9 evenodd
          fill roundedRect 1 2 30 20 8 color #007aff/0.12

      """
    #expect(list.dump() == expected)
  }

  @Test func everyItemReadsBackAsItself() throws {
    let font = try FontLibrary.bundled.instance(family: "Inter")
    let list = everything(font)
    let text = list.dump()
    #expect(try DisplayList(parsing: text, fonts: { $0 == font.key ? font : nil }) == list)
  }

  @Test func everyItemReadsBackFromJSON() throws {
    let list = everything(try FontLibrary.bundled.instance(family: "Inter", weight: 650))
    for text in [list.json().text(), list.json().text(.compact), list.dump()] {
      #expect(try DrawingDocument(reading: Array(text.utf8)).drawings.map(\.list) == [list])
    }
  }

  @Test func listsOneAfterTheOtherAreReadAsDrawings() throws {
    let small = DisplayList(size: Size(width: 4, height: 4), items: [.transform(.identity, [])])
    let large = DisplayList(size: Size(width: 8, height: 8), background: .white)
    let text = "\r\n" + (small.dump() + large.dump()).replacing("\n", with: "\r\n")
    let document = try DrawingDocument(reading: Array(text.utf8))
    #expect(document.isArray)
    #expect(document.drawings.map(\.list) == [small, large])
    #expect(document.drawings.map(\.id) == ["drawing-1", "drawing-2"])
  }

  /// A list with every case and every member that is not at its default.
  private func everything(_ font: FontInstance) -> DisplayList {
    let gradient = Gradient(stops: [
      .init(offset: -0.25, color: .black), .init(offset: 1 / 3, color: blue),
    ])
    var path = Path()
    path.move(to: Point(x: 0.1, y: 1e-7))
    path.line(to: Point(x: 1e21, y: -3))
    path.quad(to: Point(x: 1, y: 2), control: Point(x: 3, y: 4))
    path.cubic(
      to: Point(x: 1, y: 2), control1: Point(x: 3, y: 4), control2: Point(x: 5, y: 6))
    path.close()
    let style = StrokeStyle(
      width: 1.5, cap: .round, join: .bevel, miterLimit: 4, dash: [3, 0.5], dashPhase: -1)
    let image = StraightPixmap(width: 2, height: 1, bytes: [1, 2, 3, 255, 0, 0, 0, 0])
    let rect = Rect(x: -1, y: 2.5, width: 3, height: 4)
    let run = GlyphRun(
      font: font, size: 14, origin: Point(x: 3, y: 20.25),
      glyphs: [.init(id: 5, x: 0, y: 0), .init(id: 77, x: 7.125, y: -1)])
    return DisplayList(
      size: Size(width: 10, height: 20), scale: 1, background: .clear, blending: .linearLight,
      items: [
        .fill(.path(path), .evenOdd, .linearGradient(gradient, from: .zero, to: path.start)),
        .fill(
          .rect(rect), .nonZero,
          .radialGradient(gradient, center: .zero, startRadius: 1, endRadius: 2)),
        .stroke(
          .ellipse(rect), style,
          .angularGradient(
            Gradient(stops: []), center: .zero, startDegrees: -90, endDegrees: 270)),
        .stroke(.path(Path()), StrokeStyle(width: 0), .color(.white)),
        .glyphs(run, .color(blue)),
        .image(image, rect, .areaAverage),
        .transform(
          AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
          [
            .layer(
              Layer(
                opacity: 0.25, blendMode: .colorDodge,
                shadow: .init(color: blue, radius: 2, offset: Point(x: 1, y: 1)), blur: 3,
                mask: [.fill(.rect(rect), .nonZero, .color(.black))]),
              [.clip(.rect(rect), .nonZero, []), .image(image, rect, .nearest)]),
            .layer(Layer(), []),
          ]),
      ])
  }

  @Test(
    arguments: zip(
      [
        "", "canvas size 1 2", "canvas size 1 2 scale 1\n  paint",
        "canvas size 1 2 scale 1\n    fill",
        "canvas size 1 2 scale 1\n  fill rect 1 2 3 color #000000",
      ],
      [
        "line 1 of the display list: expected \"canvas\" without indentation but found the end of the line",
        "line 1 of the display list: expected \"scale\" but found the end of the line",
        "line 2 of the display list: expected fill, stroke, glyphs, image, clip, layer or transform but found \"paint\"",
        "line 2 of the display list: expected an indentation of 2 but found \"fill\"",
        "line 2 of the display list: expected a number but found \"color\"",
      ]))
  func wrongTextIsRefusedWithItsPlace(text: String, message: String) {
    let error = #expect(throws: DisplayListTextError.self) { try DisplayList(parsing: text) }
    #expect(error?.message == message)
  }

  @Test func deepNestingIsRefused() {
    var text = "canvas size 1 1 scale 1\n"
    for depth in 1...400 { text += String(repeating: "  ", count: depth) + "layer\n" }
    #expect(throws: DisplayListTextError.self) { try DisplayList(parsing: text) }
  }
}

extension Path {
  /// The first point.
  fileprivate var start: Point {
    if case .move(let point) = elements.first { point } else { .zero }
  }
}
