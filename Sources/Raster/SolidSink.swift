import Geometry
package import Pixels

/// Draws coverage in one colour by source-over.
package struct SolidSink: CoverageSink {
  /// Where it draws.
  private let target: PixelTarget
  /// What scales coverage, if anything.
  private let mask: CoverageMask?
  /// Opacity of the colour, 0…65535.
  private let alpha: UInt32
  /// Red and blue in the low bytes of two 32-bit lanes.
  private let redBlue: UInt64
  /// Green and 255, for the alpha channel, in the low bytes of two 32-bit lanes.
  private let greenFull: UInt64
  /// The pixel that an opaque colour leaves.
  private let opaquePixel: UInt32
  /// The same with its channels in the low bytes of four 16-bit lanes.
  private let opaqueLanes: UInt64

  /// Red and blue of the opaque pixel four times over, and its green and alpha.
  private let lowLanes: SIMD8<UInt16>
  private let highLanes: SIMD8<UInt16>

  /// A sink that draws into a target; coverage must stay within its bounds and those of the mask.
  package init(target: PixelTarget, mask: CoverageMask?, color: Color) {
    self.target = target
    self.mask = mask
    alpha = UInt32(color.alpha)
    redBlue = UInt64(color.red) | UInt64(color.blue) << 32
    greenFull = UInt64(color.green) | 255 << 32
    opaquePixel =
      UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 255 << 24
    opaqueLanes = Self.lanes(opaquePixel)
    let four = SIMD4<UInt32>(repeating: opaquePixel)
    lowLanes = unsafeBitCast(four & 0x00ff_00ff, to: SIMD8<UInt16>.self)
    highLanes = unsafeBitCast(four &>> 8 & 0x00ff_00ff, to: SIMD8<UInt16>.self)
  }

  /// Draws pixels of one coverage.
  @inline(__always)
  package mutating func fill(x: Int, y: Int, count: Int, coverage: UInt8) {
    if let mask {
      mask.withRow(x: x, y: y) { scales in
        let pixels = target.pixel(x: x, y: y)
        for index in 0..<count {
          cover(pixels + index, by: Rounding.product(scales[index], coverage))
        }
      }
    } else if coverage == 255 && alpha == 65535 {
      target.pixel(x: x, y: y).update(repeating: opaquePixel, count: count)
    } else {
      fillEvenly(target.pixel(x: x, y: y), count: count, weight: weight(coverage))
    }
  }

  /// Draws pixels with a coverage each.
  @inline(__always)
  package mutating func fill(x: Int, y: Int, count: Int, coverages: UnsafePointer<UInt8>) {
    let pixels = target.pixel(x: x, y: y)
    if let mask {
      mask.withRow(x: x, y: y) { scales in
        for index in 0..<count {
          cover(pixels + index, by: Rounding.product(scales[index], coverages[index]))
        }
      }
    } else if alpha == 65535 {
      var index = 0
      while count &- index >= 4 {
        coverFourOpaquely(pixels + index, by: coverages + index)
        index &+= 4
      }
      while index < count {
        coverOpaquely(pixels + index, by: coverages[index])
        index &+= 1
      }
    } else {
      for index in 0..<count { cover(pixels + index, by: coverages[index]) }
    }
  }

  /// Opacity times coverage, rounded.
  @inline(__always)
  private func weight(_ coverage: UInt8) -> UInt32 {
    Rounding.by255(alpha &* UInt32(coverage))
  }

  @inline(__always)
  private func cover(_ pixel: UnsafeMutablePointer<UInt32>, by coverage: UInt8) {
    if coverage == 0 { return }
    let weight = weight(coverage)
    pixel.pointee = weight == 65535 ? opaquePixel : blend(pixel.pointee, weight: weight)
  }

  /// The same for an opaque colour, whose weight is the coverage: four channels at a time.
  ///
  /// (c·w + d·(65535 − w)) / 65535 with w = 257·coverage is (c·coverage + d·(255 − coverage)) / 255, and neither quotient
  /// can lie half way between two bytes, so both round alike. Coverages of 0 and 255 need no case of their own, and
  /// branches on them would be guessed wrong along every edge.
  @inline(__always)
  private func coverOpaquely(_ pixel: UnsafeMutablePointer<UInt32>, by coverage: UInt8) {
    let share = UInt64(coverage)
    let sum =
      Self.lanes(pixel.pointee) &* (255 &- share) &+ opaqueLanes &* share
      &+ 0x0080_0080_0080_0080
    let bytes = (sum &+ (sum >> 8 & 0x00ff_00ff_00ff_00ff)) >> 8 & 0x00ff_00ff_00ff_00ff
    pixel.pointee = UInt32(truncatingIfNeeded: bytes | bytes >> 24)
  }

  /// The same for four pixels in 16-bit lanes, of which the smallest vectors multiply eight at once.
  @inline(__always)
  private func coverFourOpaquely(
    _ start: UnsafeMutablePointer<UInt32>, by coverages: UnsafePointer<UInt8>
  ) {
    let bytes = UnsafeRawPointer(coverages).loadUnaligned(as: SIMD4<UInt8>.self)
    let words = SIMD4<UInt32>(truncatingIfNeeded: bytes)
    let doubled = words | words &<< 16
    let shares = unsafeBitCast(doubled, to: SIMD8<UInt16>.self)
    let rests = unsafeBitCast(0x00ff_00ff &- doubled, to: SIMD8<UInt16>.self)
    let memory = UnsafeMutableRawPointer(start)
    let pixels = memory.loadUnaligned(as: SIMD4<UInt32>.self)
    let low = Self.mixed(pixels & 0x00ff_00ff, rests, lowLanes, shares)
    let high = Self.mixed(pixels &>> 8 & 0x00ff_00ff, rests, highLanes, shares)
    memory.storeBytes(of: low | high &<< 8, as: SIMD4<UInt32>.self)
  }

  /// A byte in each lane: (backdrop · rest + colour · share) / 255, rounded to nearest.
  @inline(__always)
  private static func mixed(
    _ backdrop: SIMD4<UInt32>, _ rests: SIMD8<UInt16>, _ color: SIMD8<UInt16>,
    _ shares: SIMD8<UInt16>
  ) -> SIMD4<UInt32> {
    let sum = unsafeBitCast(backdrop, to: SIMD8<UInt16>.self) &* rests &+ color &* shares &+ 128
    return unsafeBitCast((sum &+ sum &>> 8) &>> 8, to: SIMD4<UInt32>.self)
  }

  /// Red and blue in the first two of four 16-bit lanes, green and alpha in the others.
  @inline(__always)
  private static func lanes(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0x00ff_00ff) | UInt64(pixel & 0xff00_ff00) << 24
  }

  /// Draws many pixels of one weight.
  ///
  /// Backdrops are mostly flat, so eight equal pixels are drawn at once.
  private func fillEvenly(_ start: UnsafeMutablePointer<UInt32>, count: Int, weight: UInt32) {
    var backdrop = start.pointee
    var result = blend(backdrop, weight: weight)
    var index = 0
    while index < count {
      if count &- index >= 8 {
        let group = UnsafeMutableRawPointer(start + index)
        let same = UInt64(backdrop) << 32 | UInt64(backdrop)
        let first = group.loadUnaligned(as: UInt64.self) ^ same
        let second = group.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ same
        let third = group.loadUnaligned(fromByteOffset: 16, as: UInt64.self) ^ same
        let fourth = group.loadUnaligned(fromByteOffset: 24, as: UInt64.self) ^ same
        if first | second | third | fourth == 0 {
          (start + index).update(repeating: result, count: 8)
          index &+= 8
          continue
        }
      }
      if start[index] != backdrop {
        backdrop = start[index]
        result = blend(backdrop, weight: weight)
      }
      start[index] = result
      index &+= 1
    }
  }

  /// Source-over of the colour at a weight of 0…65535: two channels at a time in the lanes of a word.
  @inline(__always)
  private func blend(_ backdrop: UInt32, weight: UInt32) -> UInt32 {
    let weight = UInt64(weight)
    let rest = 65535 &- weight
    let low = UInt64(backdrop & 0xff) | UInt64(backdrop & 0xff_0000) << 16
    let high = UInt64(backdrop >> 8 & 0xff) | UInt64(backdrop >> 24) << 32
    let first = Self.by65535(low &* rest &+ redBlue &* weight)
    let second = Self.by65535(high &* rest &+ greenFull &* weight)
    return UInt32(truncatingIfNeeded: first | first >> 16 | (second | second >> 16) << 8)
  }

  /// `Rounding.by65535` in both lanes of a word; each result is a byte in the low end of its lane.
  @inline(__always)
  private static func by65535(_ lanes: UInt64) -> UInt64 {
    let moved = lanes &+ 0x0000_8000_0000_8000
    return (moved &+ (moved >> 16 & 0x0000_ffff_0000_ffff)) >> 16 & 0x0000_00ff_0000_00ff
  }
}

extension PathRasterizer {
  /// Draws an area in one colour.
  package func fill(_ area: CoveredArea, color: Color, clip: Clip, target: PixelTarget) {
    var sink = SolidSink(target: target, mask: clip.mask, color: color)
    let rect = clip.rect.intersection(target.bounds)
    note(area, clip: rect, on: target)
    cover(area, clip: rect, into: &sink)
  }
}
