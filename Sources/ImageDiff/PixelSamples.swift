import Geometry

/// Some pixels of a set, spread evenly over it, in an order that jumps about.
///
/// The choice depends on the set alone, so the same pictures give the same findings.
struct PixelSamples {
  let points: [(x: Int, y: Int)]

  init(of mask: PixelMask, within area: PixelRect, most: Int) {
    let area = area.intersection(PixelRect(width: mask.width, height: mask.height))
    let picked = Self.pick(of: mask, area, most: most)
    // A prime above every possible count visits each place once.
    points = picked.indices.map { picked[$0 * 2053 % picked.count] }
  }

  private static func pick(
    of mask: PixelMask, _ area: PixelRect, most: Int
  ) -> [(x: Int, y: Int)] {
    var total = 0
    mask.forEachWord(in: area) { _, _, bits in total += bits.nonzeroBitCount }
    let step = max(1, (total + most - 1) / most)
    var result: [(x: Int, y: Int)] = []
    var skip = step / 2
    mask.forEachWord(in: area) { word, y, bits in
      var bits = bits
      while skip < bits.nonzeroBitCount {
        for _ in 0..<skip { bits &= bits - 1 }
        result.append((word * 64 + bits.trailingZeroBitCount, y))
        bits &= bits - 1
        skip = step - 1
      }
      skip -= bits.nonzeroBitCount
    }
    return result
  }
}
