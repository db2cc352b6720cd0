import Drawing
import Geometry
import Pixels
import Rendering
import Testing

@Suite struct RendererTests {
  private func list(
    _ items: [DisplayItem], width: Double = 4, height: Double = 1, background: Color? = .white,
    blending: DisplayList.Blending = .sRGB
  ) -> DisplayList {
    DisplayList(
      size: Size(width: width, height: height), background: background, blending: blending,
      items: items)
  }

  /// The premultiplied pixel at a place.
  private func pixel(_ list: DisplayList, x: Int = 0, y: Int = 0) throws -> [UInt8] {
    let picture = try Renderer().render(list)
    let start = (y * picture.width + x) * 4
    return Array(picture.bytes[start..<start + 4])
  }

  private func fill(_ color: Color, _ rect: Rect = Rect(x: 0, y: 0, width: 4, height: 1))
    -> DisplayItem
  { .fill(.rect(rect), .nonZero, .color(color)) }

  private let red = Color(red: 200, green: 100, blue: 0)
  private let gray = Color(red: 100, green: 100, blue: 100)

  @Test func sourceOverRoundsOnce() throws {
    // 12 % of 0, 122, 255 over white: 255 · 0.88 = 224.4; 122 · 0.12 + 224.4 = 239.04; 255.
    let blue = Color(red: 0, green: 122, blue: 255, opacity: 0.12)
    #expect(try pixel(list([fill(blue)])) == [224, 239, 255, 255])
  }

  @Test func nothingIsDrawnOnATransparentCanvas() throws {
    #expect(try pixel(list([], background: nil)) == [0, 0, 0, 0])
    let half = Color(red: 255, green: 0, blue: 0, opacity: 0.5)
    #expect(try pixel(list([fill(half)], background: nil)) == [128, 0, 0, 128])
  }

  @Test func coverageScalesTheColor() throws {
    // A quarter of the pixel in black: 255 · 0.75 = 191.25; coverage 64/255 gives 191.
    let quarter = Rect(x: 0, y: 0, width: 0.5, height: 0.5)
    #expect(try pixel(list([fill(.black, quarter)]))[0] == 191)
  }

  @Test(
    arguments: zip(
      [
        BlendMode.multiply, .screen, .darken, .lighten, .difference, .exclusion, .hardLight,
        .overlay, .colorDodge, .colorBurn, .plusLighter, .copy, .destinationOver,
      ],
      // Source 200, 100, 0 over backdrop 100, 100, 100, by the formulas of the W3C text.
      [
        [78, 39, 0], [222, 161, 100], [100, 100, 0], [200, 100, 100], [100, 0, 100],
        [143, 122, 100], [188, 78, 0], [157, 78, 0], [255, 165, 100], [57, 0, 0],
        [255, 200, 100], [200, 100, 0], [100, 100, 100],
      ]))
  func blendModesFollowTheirFormulas(mode: BlendMode, expected: [UInt8]) throws {
    let layer = DisplayItem.layer(Layer(blendMode: mode), [fill(red)])
    #expect(try pixel(list([layer], background: gray)) == expected + [255])
  }

  @Test func luminosityKeepsTheBackdropsHue() throws {
    // A gray source gives its luminosity to the backdrop: red 255, 0, 0 has luminosity 0.3.
    let layer = DisplayItem.layer(
      Layer(blendMode: .luminosity), [fill(Color(red: 77, green: 77, blue: 77))])
    let result = try pixel(
      list([layer], background: Color(red: 255, green: 0, blue: 0)))
    #expect(result[0] >= 254 && result[1] <= 1 && result[2] <= 1)
  }

  @Test func linearLightMixesHalfwayToABrighterGray() throws {
    // Half of the light of white is stored as 188 (0.5^(1/2.4) · 1.055 − 0.055 = 0.7354).
    let half = Color(red: 255, green: 255, blue: 255, opacity: 0.5)
    let mixed = list([fill(half)], background: .black, blending: .linearLight)
    #expect(try pixel(mixed) == [188, 188, 188, 255])
  }

  @Test func aGradientRunsBetweenItsStops() throws {
    let gradient = Gradient(stops: [
      .init(offset: 0, color: .black), .init(offset: 1, color: .white),
    ])
    let item = DisplayItem.fill(
      .rect(Rect(x: 0, y: 0, width: 4, height: 1)), .nonZero,
      .linearGradient(gradient, from: .zero, to: Point(x: 4, y: 0)))
    // Pixel centres at 1/8, 3/8, 5/8, 7/8 of 255.
    let picture = try Renderer().render(list([item]))
    #expect(stride(from: 0, to: 16, by: 4).map { picture.bytes[$0] } == [32, 96, 159, 223])
  }

  @Test func aPictureAtItsSizeIsCopied() throws {
    let bytes: [UInt8] = [1, 2, 3, 255, 10, 20, 30, 255, 4, 5, 6, 255, 7, 8, 9, 255]
    let image = StraightPixmap(width: 4, height: 1, bytes: bytes)
    for interpolation in Interpolation.allCases {
      let item = DisplayItem.image(image, Rect(x: 0, y: 0, width: 4, height: 1), interpolation)
      #expect(try Renderer().render(list([item])).bytes == bytes)
    }
  }

  @Test func aPictureIsAveragedDown() throws {
    let bytes: [UInt8] = [0, 0, 0, 255, 100, 100, 100, 255, 40, 40, 40, 255, 60, 60, 60, 255]
    let image = StraightPixmap(width: 4, height: 1, bytes: bytes)
    let item = DisplayItem.image(image, Rect(x: 0, y: 0, width: 2, height: 1), .areaAverage)
    #expect(try pixel(list([item]), x: 0)[0] == 50)
    #expect(try pixel(list([item]), x: 1)[0] == 50)
  }

  @Test func opacityAppliesToAGroupAsAWhole() throws {
    // Two overlapping black fills at 50 % as a group leave 127.5, not 64.
    let group = DisplayItem.layer(Layer(opacity: 0.5), [fill(.black), fill(.black)])
    #expect(try pixel(list([group]))[0] == 127 || pixel(list([group]))[0] == 128)
  }

  @Test func clipsNestAndAMaskHides() throws {
    let left = Outline.rect(Rect(x: 0, y: 0, width: 2, height: 1))
    let middle = Outline.rect(Rect(x: 1, y: 0, width: 2, height: 1))
    let item = DisplayItem.clip(left, .nonZero, [.clip(middle, .nonZero, [fill(.black)])])
    let picture = try Renderer().render(list([item]))
    #expect(stride(from: 0, to: 16, by: 4).map { picture.bytes[$0] } == [255, 0, 255, 255])
    let masked = DisplayItem.layer(
      Layer(mask: [fill(.black, Rect(x: 3, y: 0, width: 1, height: 1))]), [fill(.black)])
    let shown = try Renderer().render(list([masked]))
    #expect(stride(from: 0, to: 16, by: 4).map { shown.bytes[$0] } == [255, 255, 255, 0])
  }

  @Test func aBlurKeepsTheAmountOfInk() throws {
    let dot = DisplayItem.layer(
      Layer(blur: 2), [fill(.black, Rect(x: 20, y: 20, width: 8, height: 8))])
    let picture = try Renderer().render(
      list([dot], width: 48, height: 48, background: nil))
    let ink = stride(from: 3, to: picture.bytes.count, by: 4).reduce(0) {
      $0 + Int(picture.bytes[$1])
    }
    // 64 pixels of 255, within a few per cent after rounding every pixel to a byte.
    #expect((ink - 64 * 255).magnitude < 64 * 255 / 25)
  }

  @Test func aShadowLiesBelowAndBesideItsLayer() throws {
    let shadow = Layer.Shadow(color: gray, radius: 0, offset: Point(x: 2, y: 0))
    let item = DisplayItem.layer(
      Layer(shadow: shadow), [fill(.black, Rect(x: 0, y: 0, width: 1, height: 1))])
    let picture = try Renderer().render(list([item]))
    #expect(stride(from: 0, to: 16, by: 4).map { picture.bytes[$0] } == [0, 255, 100, 255])
  }

  @Test func namedShapesLookLikeTheirPaths() throws {
    let rect = Rect(x: 3, y: 2, width: 25, height: 18)
    for outline in [
      Outline.roundedRect(rect, radius: 6.5), .ellipse(Rect(x: 2, y: 2, width: 20, height: 20)),
    ] {
      let named = list([.fill(outline, .nonZero, .color(.black))], width: 32, height: 24)
      let path = list([.fill(.path(outline.path), .nonZero, .color(.black))], width: 32, height: 24)
      let (a, b) = (try Renderer().render(named).bytes, try Renderer().render(path).bytes)
      #expect(zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }

  @Test func bandsOfACanvasBeyondTheLimitsCanBeDrawn() throws {
    let huge = list(
      [fill(red, Rect(x: 0, y: 0, width: 16384, height: 16384))], width: 16384, height: 16384)
    #expect(throws: RenderError.self) { try Renderer().render(huge) }
    let band = try Renderer().render(huge, band: 16380..<16384)
    #expect(Array(band.bytes.suffix(4)) == [200, 100, 0, 255])
  }

  @Test(
    arguments: zip(
      [
        DisplayList(size: Size(width: 0, height: 9)),
        DisplayList(size: Size(width: .nan, height: 9)),
        DisplayList(size: Size(width: 1e9, height: 9), scale: 2),
        DisplayList(
          size: Size(width: 9, height: 9),
          items: [
            .clip(
              .rect(.zero), .nonZero, []),
            .transform(
              .identity,
              [
                .fill(
                  .rect(Rect(x: .infinity, y: 0, width: 1, height: 1)), .nonZero, .color(.black))
              ]),
          ]),
      ],
      [
        "a canvas of 0 × 9 points at scale 1 has no pixels; give a width, height and scale above 0",
        "a canvas of nan × 9 points at scale 1 has no pixels; give a width, height and scale above 0",
        "a canvas of 2000000000 × 18 pixels is larger than the limit of 32768 a side and 67108864 in all; use a smaller size or scale",
        "item 1.0 (fill) has a coordinate that is infinite or not a number; give finite numbers",
      ]))
  func listsThatCannotBeDrawnAreRefused(list: DisplayList, message: String) {
    let error = #expect(throws: RenderError.self) { try Renderer().render(list) }
    #expect(error?.message == message)
  }
}
