/// Collects signed areas of edge pieces within one row of pixels and turns them into coverage.
///
/// Cell i holds what coverage changes from pixel i − 1 to pixel i, so that a running sum is the coverage
/// (the accumulation buffer of font-rs). A bit a cell says which ones were touched: between them coverage is
/// constant, and cost follows the edges rather than the width.
struct RowAccumulator {
  /// First column.
  private(set) var minX = 0
  /// Columns.
  private(set) var width = 0
  /// One cell a column and two more for changes at the right border.
  private var cells: UnsafeMutablePointer<Int32>
  /// One bit a cell.
  private var touched: UnsafeMutablePointer<UInt64>
  /// One byte a column, for runs of unequal coverage.
  private var coverages: UnsafeMutablePointer<UInt8>
  /// Columns that fit the buffers.
  private var capacity: Int
  /// First and last word of `touched` that is not zero.
  private var firstWord = Int.max
  private var lastWord = -1

  /// Gaps of constant coverage up to this many pixels join their neighbours' run instead of ending it.
  private static let joinedGap = 8

  /// An accumulator without columns.
  init() {
    capacity = 0
    cells = .allocate(capacity: 2)
    touched = .allocate(capacity: 1)
    coverages = .allocate(capacity: 1)
  }

  /// Frees the buffers; the owner calls it once.
  func deallocate() {
    cells.deallocate()
    touched.deallocate()
    coverages.deallocate()
  }

  /// Prepares for rows over the given columns.
  mutating func reset(minX: Int, width: Int) {
    self.minX = minX
    self.width = width
    guard width > capacity || capacity == 0 else { return }
    deallocate()
    capacity = max(width, 64)
    cells = .allocate(capacity: capacity + 2)
    cells.initialize(repeating: 0, count: capacity + 2)
    let words = (capacity + 2 + 63) / 64
    touched = .allocate(capacity: words)
    touched.initialize(repeating: 0, count: words)
    coverages = .allocate(capacity: capacity)
    coverages.initialize(repeating: 0, count: capacity)
  }

  /// Whether no piece was added since the last sweep.
  var isEmpty: Bool { lastWord < 0 }

  /// Adds a change to a cell and to the one after it.
  @inline(__always)
  private mutating func add(_ first: Int32, _ second: Int32, at cell: Int) {
    cells[cell] &+= first
    cells[cell + 1] &+= second
    mark(cell)
    mark(cell + 1)
  }

  @inline(__always)
  private mutating func mark(_ cell: Int) {
    let word = cell >> 6
    touched[word] |= 1 << UInt64(cell & 63)
    if word < firstWord { firstWord = word }
    if word > lastWord { lastWord = word }
  }

  /// Adds a piece of an edge that stays within the row.
  ///
  /// - Parameters:
  ///   - xa: Position of one end, in subpixels.
  ///   - xb: Position of the other end; which is upper makes no difference to the area.
  ///   - height: Extent along y in subpixels, times the sign of the change that the piece makes.
  @inline(__always)
  mutating func add(from xa: Int32, to xb: Int32, height: Int32) {
    let left = min(xa, xb)
    let right = max(xa, xb)
    let first = Subpixel.pixel(left) &- minX
    let last = Subpixel.pixel(right) &- minX
    if first >= width { return }
    if last < 0 {
      add(height &* (2 * Subpixel.one), 0, at: 0)
    } else if first == last {
      let inside = (left & (Subpixel.one - 1)) &+ (right & (Subpixel.one - 1))
      let rest = height &* inside
      add(height &* (2 * Subpixel.one) &- rest, rest, at: first)
    } else {
      addWide(left: left, right: right, height: height, first: first, last: last)
    }
  }

  /// Adds a piece over several columns; the heights at the column borders are rounded down and sum up exactly.
  private mutating func addWide(left: Int32, right: Int32, height: Int32, first: Int, last: Int) {
    let extent = Int64(right) - Int64(left)
    var column = first
    var passed: Int32 = 0
    var x = left
    if first < 0 {
      x = Int32(truncatingIfNeeded: minX) << Subpixel.bits
      passed = Int32(truncatingIfNeeded: floorDivision(Int64(height) * Int64(x - left), extent))
      add(passed &* (2 * Subpixel.one), 0, at: 0)
      column = 0
    }
    let end = min(last, width - 1)
    while column <= end {
      let border = Int32(truncatingIfNeeded: column &+ minX &+ 1) << Subpixel.bits
      let next = min(border, right)
      let reached =
        next == right
        ? height
        : Int32(truncatingIfNeeded: floorDivision(Int64(height) * Int64(next - left), extent))
      let part = reached &- passed
      let inside = (x &- (border &- Subpixel.one)) &+ (next &- (border &- Subpixel.one))
      let rest = part &* inside
      add(part &* (2 * Subpixel.one) &- rest, rest, at: column)
      passed = reached
      x = next
      column += 1
    }
  }

  /// Hands the coverage of the row to a sink and clears the row.
  @inline(__always)
  mutating func sweep<Sink: CoverageSink>(y: Int, into sink: inout Sink) {
    guard lastWord >= 0 else { return }
    var sum: Int32 = 0
    var column = 0
    var runStart = 0
    var coverage: UInt8 = 0
    for word in firstWord...lastWord {
      var bits = touched[word]
      touched[word] = 0
      while bits != 0 {
        let cell = word << 6 + bits.trailingZeroBitCount
        bits &= bits &- 1
        let change = cells[cell]
        cells[cell] = 0
        if cell >= width { continue }
        // An empty cell bit, left by a piece that ended on a column border, changes nothing.
        if change == 0 && cell > column { continue }
        if cell > column {
          if cell - column <= Self.joinedGap {
            for index in column..<cell { coverages[index] = coverage }
          } else {
            flush(from: runStart, to: column, y: y, into: &sink)
            if coverage > 0 {
              sink.fill(x: minX + column, y: y, count: cell - column, coverage: coverage)
            }
            runStart = cell
          }
        }
        sum &+= change
        coverage = Self.rounded(sum)
        coverages[cell] = coverage
        column = cell + 1
      }
    }
    flush(from: runStart, to: column, y: y, into: &sink)
    if coverage > 0, column < width {
      sink.fill(x: minX + column, y: y, count: width - column, coverage: coverage)
    }
    firstWord = Int.max
    lastWord = -1
  }

  /// Hands over a run of unequal coverage.
  @inline(__always)
  private func flush<Sink: CoverageSink>(
    from start: Int, to end: Int, y: Int, into sink: inout Sink
  ) {
    if end > start {
      sink.fill(x: minX + start, y: y, count: end - start, coverages: coverages + start)
    }
  }

  /// Coverage in 255ths, rounded to nearest; sums a little out of range come from rounded column heights.
  @inline(__always)
  private static func rounded(_ sum: Int32) -> UInt8 {
    let limited = Int64(max(0, min(Subpixel.fullCoverage, sum)))
    return UInt8(truncatingIfNeeded: (limited * 255 + Int64(Subpixel.fullCoverage / 2)) >> 25)
  }
}
