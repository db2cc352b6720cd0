import Geometry

/// A Gaussian blur approximated by three boxes along each axis, as in the W3C's filter text for feGaussianBlur.
///
/// The boxes are d = ⌊σ·3·√(2π)/4 + ½⌋ pixels wide; an even d takes two boxes that lean to either side and one of
/// d + 1. Between boxes values have 16 bits, rounded to nearest. Beyond the edges all is transparent.
package struct BoxBlur {
  /// Width of the boxes in pixels.
  private let size: Int

  /// Largest standard deviation in pixels; beyond it a blur is flat for any canvas.
  private static let largestDeviation = 4096.0
  /// 3·√(2π)/4.
  private static let boxesPerDeviation = 1.879_971_205_598_533_2

  /// A blur by its standard deviation in pixels; nil where it changes nothing.
  package init?(deviation: Double) {
    guard deviation > 0 else { return nil }
    let limited = min(deviation, Self.largestDeviation)
    size = Int((limited * Self.boxesPerDeviation + 0.5).rounded(.down))
    guard size > 1 else { return nil }
  }

  /// How far a pixel's colour spreads, in pixels.
  package var reach: Int { (3 * size + 1) / 2 + 1 }

  /// Blurs premultiplied pixels in place.
  package func blur(_ target: PixelTarget) {
    let (width, height) = (target.bounds.width, target.bounds.height)
    let longest = max(width, height)
    guard width > 0, height > 0 else { return }
    var line = [SIMD4<UInt32>](repeating: .zero, count: longest)
    var spare = line
    for y in 0..<height {
      blurLine(target.base + y * width, step: 1, count: width, &line, &spare)
    }
    for x in 0..<width {
      blurLine(target.base + x, step: width, count: height, &line, &spare)
    }
  }

  /// Blurs one row or column.
  private func blurLine(
    _ pixels: UnsafeMutablePointer<UInt32>, step: Int, count: Int, _ line: inout [SIMD4<UInt32>],
    _ spare: inout [SIMD4<UInt32>]
  ) {
    var isEmpty = true
    for index in 0..<count {
      let word = pixels[index * step]
      if word != 0 { isEmpty = false }
      line[index] =
        SIMD4(word & 0xff, word >> 8 & 0xff, word >> 16 & 0xff, word >> 24) &* 257
    }
    if isEmpty { return }
    let half = size / 2
    if size % 2 == 1 {
      box(line, &spare, count: count, before: half, after: half)
      box(spare, &line, count: count, before: half, after: half)
      box(line, &spare, count: count, before: half, after: half)
    } else {
      box(line, &spare, count: count, before: half, after: half - 1)
      box(spare, &line, count: count, before: half - 1, after: half)
      box(line, &spare, count: count, before: half, after: half)
    }
    for index in 0..<count {
      let alpha = Rounding.by257(spare[index].w)
      let red = min(Rounding.by257(spare[index].x), alpha)
      let green = min(Rounding.by257(spare[index].y), alpha)
      let blue = min(Rounding.by257(spare[index].z), alpha)
      pixels[index * step] = red | green << 8 | blue << 16 | alpha << 24
    }
  }

  /// The mean of each value with those around it.
  private func box(
    _ line: [SIMD4<UInt32>], _ result: inout [SIMD4<UInt32>], count: Int, before: Int, after: Int
  ) {
    let extent = UInt32(before + after + 1)
    var sum = SIMD4<UInt32>.zero
    for index in 0..<min(after, count) { sum &+= line[index] }
    for index in 0..<count {
      if index + after < count { sum &+= line[index + after] }
      if index - before > 0 { sum &-= line[index - before - 1] }
      result[index] = (sum &+ extent / 2) / SIMD4(repeating: extent)
    }
  }
}
