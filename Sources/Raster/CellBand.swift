/// Collects signed areas of edge pieces within a band of pixel rows and turns them into coverage.
///
/// A row's cell i holds what coverage changes from pixel i − 1 to pixel i, so that a running sum is the coverage (the
/// accumulation buffer of font-rs). A bit a cell says which ones were touched: between them coverage is constant, and
/// cost follows the edges rather than the width.
struct CellBand {
  /// First column and first row.
  private(set) var minX = 0
  private(set) var minY = 0
  /// Columns and rows.
  private(set) var width = 0
  private(set) var height = 0
  /// Cells of a row: one a column and two more for changes at the right border.
  private var stride = 0
  /// Words of touched bits of a row.
  private var wordStride = 0
  private var cells: UnsafeMutablePointer<Int32>
  private var touched: UnsafeMutablePointer<UInt64>
  /// For each row one bit for every 2^`groupShift` of its words, set where one of them may not be zero.
  private var groups: UnsafeMutablePointer<UInt64>
  private var groupShift = 0
  /// One byte a column, for runs of unequal coverage.
  private var coverages: UnsafeMutablePointer<UInt8>
  private var cellCapacity = 0
  private var wordCapacity = 0
  private var columnCapacity = 0
  private var rowCapacity = 0

  /// Cells of a band at most, so that it stays in a cache of the second level; a wider row alone may have more.
  private static let cellLimit = 1 << 16
  /// Gaps of constant coverage up to this many pixels join their neighbours' run instead of ending it.
  private static let joinedGap = 8

  /// A band without cells.
  init() {
    cells = .allocate(capacity: 1)
    touched = .allocate(capacity: 1)
    groups = .allocate(capacity: 1)
    coverages = .allocate(capacity: 1)
  }

  /// Frees the buffers; the owner calls it once.
  func deallocate() {
    cells.deallocate()
    touched.deallocate()
    groups.deallocate()
    coverages.deallocate()
  }

  /// Rows of a band over so many columns.
  static func rows(forWidth width: Int) -> Int { max(1, cellLimit / (width + 2)) }

  /// Prepares empty bands of the given columns and rows.
  mutating func reset(minX: Int, width: Int, rows: Int) {
    self.minX = minX
    self.width = width
    stride = width + 2
    wordStride = (stride + 63) / 64
    groupShift = 0
    while (wordStride - 1) >> groupShift > 63 { groupShift += 1 }
    // All cells are zero between paths, wherever rows begin in them.
    if stride * rows > cellCapacity {
      cells.deallocate()
      cellCapacity = max(stride * rows, Self.cellLimit)
      cells = .allocate(capacity: cellCapacity)
      cells.initialize(repeating: 0, count: cellCapacity)
    }
    if wordStride * rows > wordCapacity {
      touched.deallocate()
      wordCapacity = max(wordStride * rows, 4096)
      touched = .allocate(capacity: wordCapacity)
      touched.initialize(repeating: 0, count: wordCapacity)
    }
    if rows > rowCapacity {
      groups.deallocate()
      rowCapacity = max(rows, 1024)
      groups = .allocate(capacity: rowCapacity)
      groups.initialize(repeating: 0, count: rowCapacity)
    }
    if stride > columnCapacity {
      coverages.deallocate()
      columnCapacity = max(stride, 4096)
      coverages = .allocate(capacity: columnCapacity)
      coverages.initialize(repeating: 0, count: columnCapacity)
    }
  }

  /// Moves on to other rows.
  mutating func move(to rows: Range<Int>) {
    minY = rows.lowerBound
    height = rows.count
  }

  /// Adds a change to a cell and to the one after it.
  @inline(__always)
  private func add(_ first: Int32, _ second: Int32, column: Int, row: Int) {
    let cell = cells + (row &* stride &+ column)
    cell[0] &+= first
    cell[1] &+= second
    mark(from: column, to: column &+ 1, row: row)
  }

  /// Marks cells of a row as touched, the last one included.
  @inline(__always)
  private func mark(from first: Int, to last: Int, row: Int) {
    let words = touched + row &* wordStride
    let (low, high) = (first >> 6, last >> 6)
    let from = ~UInt64(0) &<< UInt64(truncatingIfNeeded: first & 63)
    let to = ~UInt64(0) &>> UInt64(truncatingIfNeeded: 63 &- (last & 63))
    if low == high {
      words[low] |= from & to
      groups[row] |= 1 &<< UInt64(truncatingIfNeeded: low &>> groupShift)
      return
    }
    words[low] |= from
    words[high] |= to
    for word in low &+ 1..<high { words[word] = ~0 }
    for word in low...high {
      groups[row] |= 1 &<< UInt64(truncatingIfNeeded: word &>> groupShift)
    }
  }

  /// Adds a piece of an edge that stays within a row of the band.
  ///
  /// `xa` and `xb` are its ends in subpixels; which is upper makes no difference to the area. `height` is its extent along
  /// y in subpixels, times the sign of the change that the piece makes.
  @inline(__always)
  func add(from xa: Int32, to xb: Int32, height: Int32, row: Int) {
    let left = min(xa, xb)
    let right = max(xa, xb)
    let first = Subpixel.pixel(left) &- minX
    let last = Subpixel.pixel(right) &- minX
    if first >= width { return }
    if last < 0 {
      add(height &* (2 * Subpixel.one), 0, column: 0, row: row)
    } else if first == last {
      let inside = (left & (Subpixel.one - 1)) &+ (right & (Subpixel.one - 1))
      let rest = height &* inside
      add(height &* (2 * Subpixel.one) &- rest, rest, column: first, row: row)
    } else {
      addWide(left: left, right: right, height: height, first: first, last: last, row: row)
    }
  }

  /// Adds a piece over several columns.
  ///
  /// The height passed at each column border is rounded down, from the piece's ends alone, and the parts sum up exactly.
  private func addWide(
    left: Int32, right: Int32, height: Int32, first: Int, last: Int, row: Int
  ) {
    let extent = Int64(right) &- Int64(left)
    var column = max(first, 0)
    var border = Int32(truncatingIfNeeded: column &+ minX &+ (first < 0 ? 0 : 1)) &<< Subpixel.bits
    // height · (border − left) / extent, in whole numbers and a remainder that later borders add to.
    var (passedAtBorder, remainder) = floorDivision(
      Int64(height) &* (Int64(border) &- Int64(left)), by: extent)
    var passed: Int64 = 0
    var x = left
    if first < 0 {
      add(Int32(truncatingIfNeeded: passedAtBorder) &* (2 * Subpixel.one), 0, column: 0, row: row)
      passed = passedAtBorder
      x = border
    }
    let end = min(last, width &- 1)
    var step = (quotient: Int64(0), remainder: Int64(0))
    if end > column || first < 0 {
      step = floorDivision(Int64(height) &* Int64(Subpixel.one), by: extent)
    }
    if first < 0 {
      border &+= Subpixel.one
      advance(&passedAtBorder, &remainder, by: step, extent: extent)
    }
    guard column <= end else { return }
    mark(from: column, to: end &+ 1, row: row)
    let cells = cells + row &* stride
    // What a piece leaves for the cell after its own.
    var carried: Int32 = 0
    while column <= end {
      let isLast = column == last
      let next = isLast ? right : border
      let part = Int32(truncatingIfNeeded: (isLast ? Int64(height) : passedAtBorder) &- passed)
      let start = border &- Subpixel.one
      let rest = part &* ((x &- start) &+ (next &- start))
      cells[column] &+= part &* (2 * Subpixel.one) &- rest &+ carried
      carried = rest
      passed = passedAtBorder
      x = next
      border &+= Subpixel.one
      advance(&passedAtBorder, &remainder, by: step, extent: extent)
      column &+= 1
    }
    cells[column] &+= carried
  }

  /// Moves a height to the next column border without another division.
  @inline(__always)
  private func advance(
    _ height: inout Int64, _ remainder: inout Int64, by step: (quotient: Int64, remainder: Int64),
    extent: Int64
  ) {
    height &+= step.quotient
    remainder &+= step.remainder
    if remainder >= extent {
      remainder &-= extent
      height &+= 1
    }
  }

  /// Adds the part of an edge that lies in the band; `sign` is that of the change that it makes.
  @inline(__always)
  func add(_ edge: Edge, sign: Int32) {
    let bandTop = Int32(truncatingIfNeeded: minY) &<< Subpixel.bits
    let bandBottom = Int32(truncatingIfNeeded: minY &+ height) &<< Subpixel.bits
    var y = max(edge.y0, bandTop)
    let bottom = min(edge.y1, bandBottom)
    var x = edge.x(at: y)
    var row = Subpixel.pixel(y) &- minY
    var border = (y & ~(Subpixel.one - 1)) &+ Subpixel.one
    if bottom <= border {
      add(from: x, to: edge.x(at: bottom), height: (bottom &- y) &* sign, row: row)
      return
    }
    var walk = EdgeWalk(edge, at: border)
    while true {
      let next = walk.x
      add(from: x, to: next, height: (border &- y) &* sign, row: row)
      x = next
      y = border
      row &+= 1
      border &+= Subpixel.one
      if border >= bottom { break }
      walk.advance()
    }
    if y < bottom {
      add(from: x, to: edge.x(at: bottom), height: (bottom &- y) &* sign, row: row)
    }
  }

  /// Hands the coverage of all rows to a sink and clears the band.
  @inline(__always)
  func sweep<Sink: CoverageSink>(into sink: inout Sink) {
    for row in 0..<height where groups[row] != 0 { sweep(row: row, into: &sink) }
  }

  @inline(__always)
  private func sweep<Sink: CoverageSink>(row: Int, into sink: inout Sink) {
    let cells = cells + row &* stride
    let touched = touched + row &* wordStride
    let y = minY &+ row
    var sum: Int32 = 0
    // Where the last run ended, and the run that is being put together.
    var done = 0
    var runStart = -1
    var runEnd = -1
    let firstWord = groups[row].trailingZeroBitCount &<< groupShift
    let endWord = min((64 &- groups[row].leadingZeroBitCount) &<< groupShift, wordStride)
    groups[row] = 0
    for word in firstWord..<endWord {
      var bits = touched[word]
      touched[word] = 0
      while bits != 0 {
        let shift = bits.trailingZeroBitCount
        let ones = (~(bits &>> UInt64(truncatingIfNeeded: shift))).trailingZeroBitCount
        let start = word &<< 6 &+ shift
        // Untouched cells are zero, so a run may go across a gap.
        if runStart < 0 || start &- runEnd > Self.joinedGap {
          if runStart >= 0 {
            finishRun(cells, done, runStart, runEnd, y, &sum, into: &sink)
            done = runEnd
          }
          runStart = start
        }
        runEnd = start &+ ones
        if ones &+ shift >= 64 { break }
        bits &= ~0 &<< UInt64(truncatingIfNeeded: shift &+ ones)
      }
    }
    guard runStart >= 0 else { return }
    finishRun(cells, done, runStart, runEnd, y, &sum, into: &sink)
    if runEnd < width {
      let coverage = Self.rounded(sum)
      if coverage > 0 {
        sink.fill(x: minX &+ runEnd, y: y, count: width &- runEnd, coverage: coverage)
      }
    }
  }

  /// Hands over the constant coverage up to a run, and the run.
  @inline(__always)
  private func finishRun<Sink: CoverageSink>(
    _ cells: UnsafeMutablePointer<Int32>, _ done: Int, _ start: Int, _ end: Int, _ y: Int,
    _ sum: inout Int32, into sink: inout Sink
  ) {
    let inside = min(start, width)
    if done < inside {
      let coverage = Self.rounded(sum)
      if coverage > 0 {
        sink.fill(x: minX &+ done, y: y, count: inside &- done, coverage: coverage)
      }
    }
    var total = sum
    for index in start..<end {
      total &+= cells[index]
      cells[index] = 0
      coverages[index] = Self.rounded(total)
    }
    sum = total
    let last = min(end, width)
    if last > start {
      sink.fill(x: minX &+ start, y: y, count: last &- start, coverages: coverages + start)
    }
  }

  /// Coverage in 255ths, rounded to nearest; sums a little out of range come from rounded column heights.
  @inline(__always)
  private static func rounded(_ sum: Int32) -> UInt8 {
    let limited = Int64(max(0, min(Subpixel.fullCoverage, sum)))
    return UInt8(truncatingIfNeeded: (limited &* 255 &+ Int64(Subpixel.fullCoverage / 2)) >> 25)
  }
}
