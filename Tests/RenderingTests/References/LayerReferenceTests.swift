import Drawing
import Foundation
import Geometry
import Pixels
import Rendering
import Testing

/// Groups, blurs, shadows and mixing by light against short implementations in double precision.
@Suite struct LayerReferenceTests {
  private let side = 32

  private struct Fill {
    let rect: Rect
    let color: Color

    init(_ random: inout SplitMix, side: Int) {
      rect = random.rect(in: side)
      color = Color(&random)
    }

    var item: DisplayItem { .fill(.rect(rect), .nonZero, .color(color)) }
  }

  private func fills(_ count: Int, _ random: inout SplitMix) -> [Fill] {
    (0..<count).map { _ in Fill(&random, side: side) }
  }

  private func render(
    _ items: [DisplayItem], background: Color? = nil,
    blending: DisplayList.Blending = .sRGB
  ) throws -> Pixmap {
    try Renderer().render(
      DisplayList(
        size: Size(width: Double(side), height: Double(side)), background: background,
        blending: blending, items: items))
  }

  /// Fills one over the other on a transparent canvas.
  private func reference(_ fills: [Fill]) -> ReferencePixels {
    ReferencePixels(width: side, height: side) { x, y in
      fills.reduce(.zero) { below, fill in
        fill.rect.holds(x, y) ? ReferencePixels.over(fill.color.reference, below) : below
      }
    }
  }

  @Test func opacityScalesTheGroupAndNotItsParts() throws {
    var random = SplitMix(state: 4)
    for _ in 0..<60 {
      let (below, group) = (fills(2, &random), fills(3, &random))
      let opacity = random.number(0, 1)
      let picture = try render(
        below.map(\.item) + [.layer(Layer(opacity: opacity), group.map(\.item))])
      let (backdrop, source) = (reference(below), reference(group))
      let expected = ReferencePixels(width: side, height: side) { x, y in
        ReferencePixels.over(source[x, y] * opacity, backdrop[x, y])
      }
      // Each of the layers is rounded to 8 bits, by half a level at most, and so is each fill.
      #expect(expected.worst(against: picture) <= 3)
    }
  }

  /// The mean over the pixels from `before` ahead to `after` behind, along one axis.
  private func box(
    _ pixels: ReferencePixels, before: Int, after: Int, dx: Int, dy: Int
  ) -> ReferencePixels {
    ReferencePixels(width: pixels.width, height: pixels.height) { x, y in
      var sum = ReferencePixels.Value.zero
      for step in -before...after { sum += pixels[x + step * dx, y + step * dy] }
      return sum / Double(before + after + 1)
    }
  }

  /// Three boxes along each axis, as W3C's filter text gives them for feGaussianBlur.
  private func blurred(_ pixels: ReferencePixels, deviation: Double) -> ReferencePixels {
    let size = Int((deviation * 3 * sqrt(2 * Double.pi) / 4 + 0.5).rounded(.down))
    guard size > 1 else { return pixels }
    let half = size / 2
    // An even box leans to the one side, then to the other, and the third is one wider.
    let boxes =
      size % 2 == 1
      ? [(half, half), (half, half), (half, half)]
      : [(half, half - 1), (half - 1, half), (half, half)]
    var result = pixels
    for (dx, dy) in [(1, 0), (0, 1)] {
      for (before, after) in boxes {
        result = box(result, before: before, after: after, dx: dx, dy: dy)
      }
    }
    return result
  }

  /// The same picture in the middle of a larger one, so that nothing is lost at its edges.
  private func padded(_ pixels: ReferencePixels, by reach: Int) -> ReferencePixels {
    ReferencePixels(width: pixels.width + 2 * reach, height: pixels.height + 2 * reach) { x, y in
      pixels[x - reach, y - reach]
    }
  }

  private func cut(_ pixels: ReferencePixels, by reach: Int) -> ReferencePixels {
    ReferencePixels(width: side, height: side) { x, y in pixels[x + reach, y + reach] }
  }

  @Test func blursAreThreeBoxesAlongEachAxis() throws {
    var random = SplitMix(state: 5)
    for _ in 0..<10 {
      let group = fills(2, &random)
      let deviation = random.number(0.3, 4)
      let picture = try render([.layer(Layer(blur: deviation), group.map(\.item))])
      let expected = cut(blurred(padded(reference(group), by: 24), deviation: deviation), by: 24)
      #expect(expected.worst(against: picture) <= 2, "deviation \(deviation)")
    }
  }

  @Test func shadowsAreTheBlurredShapeInOneColorBelow() throws {
    var random = SplitMix(state: 6)
    for _ in 0..<10 {
      let group = fills(2, &random)
      let (deviation, color) = (random.number(0.3, 3), Color(&random))
      let offset = (x: random.index(below: 9) - 4, y: random.index(below: 9) - 4)
      let shadow = Layer.Shadow(
        color: color, radius: deviation, offset: Point(x: Double(offset.x), y: Double(offset.y)))
      let picture = try render(
        [.layer(Layer(shadow: shadow), group.map(\.item))], background: .white)
      let shape = reference(group)
      let alpha = ReferencePixels(width: side, height: side) { x, y in
        color.reference * shape[x, y].w
      }
      let shade = blurred(padded(alpha, by: 24), deviation: deviation)
      let expected = ReferencePixels(width: side, height: side) { x, y in
        let below = ReferencePixels.over(
          shade[x - offset.x + 24, y - offset.y + 24], ReferencePixels.Value(1, 1, 1, 1))
        return ReferencePixels.over(shape[x, y], below)
      }
      #expect(expected.worst(against: picture) <= 3, "deviation \(deviation)")
    }
  }

  /// Light of a stored value, as IEC 61966-2-1 has it.
  private func light(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The stored value of light.
  private func stored(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  @Test func linearBlendingMixesLight() throws {
    var random = SplitMix(state: 7)
    for _ in 0..<40 {
      let (background, color) = (Color(&random), Color(&random))
      let base = Color(red: background.red, green: background.green, blue: background.blue)
      // Three quarters of a pixel in width scale the opacity.
      let fill = DisplayItem.fill(
        .rect(Rect(x: 3, y: 3, width: 8.75, height: 9)), .nonZero, .color(color))
      let picture = try render([fill], background: base, blending: .linearLight)
      let opacity = Double(color.alpha) / 65535
      func mixed(_ below: UInt8, _ above: UInt8, _ share: Double) -> Double {
        let (below, above) = (light(Double(below) / 255), light(Double(above) / 255))
        return stored(above * share + below * (1 - share))
      }
      let expected = ReferencePixels(width: side, height: side) { x, y in
        let isInside = (3..<12).contains(x) && (3..<12).contains(y)
        let share = isInside ? (x == 11 ? 191.0 / 255 : 1) * opacity : 0
        return ReferencePixels.Value(
          mixed(base.red, color.red, share), mixed(base.green, color.green, share),
          mixed(base.blue, color.blue, share), 1)
      }
      #expect(expected.worst(against: picture) <= 1)
    }
  }
}
