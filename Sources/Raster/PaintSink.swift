import Geometry
package import Pixels

/// Draws coverage with any shader, blend mode and space of mixing.
struct PaintSink: CoverageSink {
  let target: PixelTarget
  let mask: CoverageMask?
  let shader: Shader
  let mode: BlendMode
  /// Whether colours are mixed in proportion to light.
  let isLinear: Bool
  /// Room for the colours and coverages of a row.
  let colors: UnsafeMutablePointer<SIMD4<UInt16>>
  let coverages: UnsafeMutablePointer<UInt8>

  mutating func fill(x: Int, y: Int, count: Int, coverage: UInt8) {
    coverages.update(repeating: coverage, count: count)
    draw(x: x, y: y, count: count)
  }

  mutating func fill(x: Int, y: Int, count: Int, coverages row: UnsafePointer<UInt8>) {
    coverages.update(from: row, count: count)
    draw(x: x, y: y, count: count)
  }

  /// Draws a row whose coverages are in place.
  private func draw(x: Int, y: Int, count: Int) {
    if let mask {
      mask.withRow(x: x, y: y) { scales in
        for index in 0..<count {
          coverages[index] = Rounding.product(coverages[index], scales[index])
        }
      }
    }
    shader.shade(x: x, y: y, count: count, into: colors)
    let pixels = target.pixel(x: x, y: y)
    if mode == .normal && !isLinear {
      for index in 0..<count where coverages[index] != 0 {
        pixels[index] = Self.over(pixels[index], colors[index], coverages[index])
      }
    } else {
      for index in 0..<count where coverages[index] != 0 {
        pixels[index] = blended(pixels[index], colors[index], coverages[index])
      }
    }
  }

  /// Source-over: the source is scaled by coverage in 16 bits, then the sum is rounded once.
  @inline(__always)
  private static func over(
    _ backdrop: UInt32, _ source: SIMD4<UInt16>, _ coverage: UInt8
  ) -> UInt32 {
    let coverage = UInt32(coverage)
    let rest = 65535 &- Rounding.by255(UInt32(source.w) &* coverage)
    func channel(_ value: UInt16, _ shift: UInt32) -> UInt32 {
      let own = Rounding.by255(UInt32(value) &* coverage) &* 255
      return Rounding.by65535(own &+ (backdrop >> shift & 0xff) &* rest) << shift
    }
    return channel(source.x, 0) | channel(source.y, 8) | channel(source.z, 16)
      | channel(source.w, 24)
  }

  /// Any other mode, and mixing by light: in Double, rounded once.
  ///
  /// Coverage scales the source's alpha where the mode leaves the backdrop beside it alone; for the others it mixes
  /// the result with the backdrop.
  private func blended(
    _ backdrop: UInt32, _ source: SIMD4<UInt16>, _ coverage: UInt8
  ) -> UInt32 {
    let share = Double(coverage) / 255
    let below = unpacked(backdrop)
    var above = unpacked(source)
    var result: BlendColor
    if mode.isBounded {
      above.alpha *= share
      result = Blending.composite(above, over: below, mode: mode)
    } else {
      result = Blending.composite(above, over: below, mode: mode)
      result.color = result.color * share + below.color * (below.alpha * (1 - share))
      result.alpha = result.alpha * share + below.alpha * (1 - share)
    }
    return packed(result)
  }

  /// The straight colour of a premultiplied pixel.
  private func unpacked(_ pixel: UInt32) -> BlendColor {
    let alpha = Double(pixel >> 24) / 255
    let color = SIMD3(
      Double(pixel & 0xff), Double(pixel >> 8 & 0xff), Double(pixel >> 16 & 0xff))
    return straight(color / 255, alpha)
  }

  /// The straight colour of a premultiplied source.
  private func unpacked(_ source: SIMD4<UInt16>) -> BlendColor {
    let color = SIMD3(Double(source.x), Double(source.y), Double(source.z))
    return straight(color / 65535, Double(source.w) / 65535)
  }

  /// A premultiplied colour divided by its alpha, as light where that is asked for.
  private func straight(_ color: SIMD3<Double>, _ alpha: Double) -> BlendColor {
    guard alpha > 0 else { return BlendColor(color: .zero, alpha: 0) }
    let color = (color / alpha).clamped(lowerBound: .zero, upperBound: .one)
    guard isLinear else { return BlendColor(color: color, alpha: alpha) }
    func light(_ value: Double) -> Double {
      LinearLight.light[Int((value * 255).rounded(.toNearestOrAwayFromZero))]
    }
    return BlendColor(
      color: SIMD3(light(color.x), light(color.y), light(color.z)), alpha: alpha)
  }

  /// The pixel nearest to a premultiplied colour.
  private func packed(_ color: BlendColor) -> UInt32 {
    func byte(_ value: Double) -> UInt32 {
      UInt32((max(0, min(1, value)) * 255).rounded(.toNearestOrAwayFromZero))
    }
    let alpha = byte(color.alpha)
    guard isLinear else {
      return min(byte(color.color.x), alpha) | min(byte(color.color.y), alpha) << 8
        | min(byte(color.color.z), alpha) << 16 | alpha << 24
    }
    guard color.alpha > 0 else { return 0 }
    func stored(_ premultiplied: Double) -> UInt32 {
      let value = UInt32(LinearLight.encoded(premultiplied / color.alpha))
      return Rounding.by255(value * alpha)
    }
    return stored(color.color.x) | stored(color.color.y) << 8 | stored(color.color.z) << 16
      | alpha << 24
  }
}

extension BlendMode {
  /// Whether a source of alpha 0 leaves the backdrop as it is.
  package var isBounded: Bool {
    switch self {
    case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}

extension PathRasterizer {
  /// Draws an area with any shader and blend mode.
  package func fill(
    _ area: CoveredArea, shader: Shader, mode: BlendMode, isLinear: Bool, clip: Clip,
    target: PixelTarget
  ) {
    let rect = clip.rect.intersection(target.bounds)
    guard !rect.isEmpty else { return }
    note(area, clip: rect, on: target)
    withUnsafeTemporaryAllocation(of: SIMD4<UInt16>.self, capacity: rect.width) { colors in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rect.width) { coverages in
        guard let colors = colors.baseAddress, let coverages = coverages.baseAddress else { return }
        var sink = PaintSink(
          target: target, mask: clip.mask, shader: shader, mode: mode, isLinear: isLinear,
          colors: colors, coverages: coverages)
        cover(area, clip: rect, into: &sink)
      }
    }
  }
}
