/// A line of a path's outline, running down, in subpixel coordinates.
struct Edge {
  /// Upper end.
  var x0: Int32
  var y0: Int32
  /// Lower end; `y1 > y0` but for level sides.
  var x1: Int32
  var y1: Int32
  /// What crossing it from left to right adds to the winding number: 1 where the path ran down, −1 where it ran up,
  /// 0 for level sides.
  var winding: Int32
  /// Index of the next edge that starts in the same row of the table, or −1.
  var next: Int32

  /// The position along x at a height within the edge, rounded to the nearest subpixel.
  ///
  /// A pure function of edge and height, so that bands and threads agree on it.
  @inline(__always)
  func x(at y: Int32) -> Int32 {
    if y == y0 { return x0 }
    if y == y1 { return x1 }
    let height = Int64(y1) - Int64(y0)
    let product = (Int64(y) - Int64(y0)) * (Int64(x1) - Int64(x0)) * 2 + height
    return x0 + Int32(truncatingIfNeeded: floorDivision(product, 2 * height))
  }
}

/// The quotient rounded down; the divisor is positive.
@inline(__always)
func floorDivision(_ dividend: Int64, _ divisor: Int64) -> Int64 {
  let quotient = dividend / divisor
  return quotient &- (dividend % divisor < 0 ? 1 : 0)
}
