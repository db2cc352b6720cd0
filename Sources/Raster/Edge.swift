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
  /// Index of the next edge that starts in the same band of the table, or −1.
  var next: Int32

  /// The position along x at a height within the edge, rounded to the nearest subpixel.
  ///
  /// A pure function of edge and height, so that bands and threads agree on it.
  @inline(__always)
  func x(at y: Int32) -> Int32 {
    if y == y0 { return x0 }
    if y == y1 { return x1 }
    let height = Int64(y1) &- Int64(y0)
    let product = (Int64(y) &- Int64(y0)) &* (Int64(x1) &- Int64(x0)) &* 2 &+ height
    let share = floorDivision(product, by: 2 &* height)
    return x0 &+ Int32(truncatingIfNeeded: share.quotient)
  }
}

/// Positions of an edge at one row border after another: those of `Edge.x(at:)` without a division for each.
struct EdgeWalk {
  /// The position at the current border.
  private(set) var x: Int32
  private var remainder: Int64
  private let step: (quotient: Int64, remainder: Int64)
  private let divisor: Int64

  /// A walk from a row border within the edge.
  @inline(__always)
  init(_ edge: Edge, at y: Int32) {
    let height = Int64(edge.y1) &- Int64(edge.y0)
    let width = Int64(edge.x1) &- Int64(edge.x0)
    divisor = 2 &* height
    let start = floorDivision((Int64(y) &- Int64(edge.y0)) &* width &* 2 &+ height, by: divisor)
    x = edge.x0 &+ Int32(truncatingIfNeeded: start.quotient)
    remainder = start.remainder
    step =
      height > Int64(Subpixel.one)
      ? floorDivision(2 &* Int64(Subpixel.one) &* width, by: divisor) : (0, 0)
  }

  /// Moves on by a row.
  @inline(__always)
  mutating func advance() {
    x &+= Int32(truncatingIfNeeded: step.quotient)
    remainder &+= step.remainder
    if remainder >= divisor {
      remainder &-= divisor
      x &+= 1
    }
  }
}

/// The quotient rounded down and what is left, which is not negative; the divisor is positive.
@inline(__always)
func floorDivision(
  _ dividend: Int64, by divisor: Int64
) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient &- 1, remainder &+ divisor) : (quotient, remainder)
}

/// The same in 32 bits, which most processors divide faster.
@inline(__always)
func floorDivision(
  _ dividend: Int32, by divisor: Int32
) -> (quotient: Int32, remainder: Int32) {
  let divisor = UInt32(bitPattern: divisor)
  if dividend >= 0 {
    let dividend = UInt32(bitPattern: dividend)
    return (Int32(bitPattern: dividend / divisor), Int32(bitPattern: dividend % divisor))
  }
  // ⌊−a / d⌋ = −1 − ⌊(a − 1) / d⌋.
  let below = UInt32(bitPattern: -1 &- dividend)
  return (
    -1 &- Int32(bitPattern: below / divisor),
    Int32(bitPattern: divisor &- 1 &- below % divisor)
  )
}
