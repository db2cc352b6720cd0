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
  static func rows(forWidth width: Int) -> Int { max(1, cellLimit / (width + 5)) }

  /// Prepares empty bands of the given columns and rows.
  mutating func reset(minX: Int, width: Int, rows: Int) {
    self.minX = minX
    self.width = width
    stride = width + 5
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

  /// Adds a piece of an edge that stays within a row of the band, and marks the cells.
  @inline(__always)
  func add(from xa: Int32, to xb: Int32, height: Int32, row: Int) {
    let changed = change(from: xa, to: xb, height: height, row: row)
    if !changed.isEmpty { mark(from: changed.lowerBound, to: changed.upperBound &- 1, row: row) }
  }

  /// Adds a piece of an edge that stays within a row of the band; the cells that it changes are not marked.
  ///
  /// `xa` and `xb` are its ends in subpixels; which is upper makes no difference to the area. `height` is its extent along
  /// y in subpixels, times the sign of the change that the piece makes.
  @inline(__always)
  func change(from xa: Int32, to xb: Int32, height: Int32, row: Int) -> Range<Int> {
    let left = min(xa, xb)
    let right = max(xa, xb)
    let first = Subpixel.pixel(left) &- minX
    let last = Subpixel.pixel(right) &- minX
    if first >= width { return 0..<0 }
    let cells = cells + row &* stride
    if last < 0 {
      cells[0] &+= height &* (2 * Subpixel.one)
      return 0..<1
    }
    if first == last {
      let inside = (left & (Subpixel.one - 1)) &+ (right & (Subpixel.one - 1))
      let rest = height &* inside
      cells[first] &+= height &* (2 * Subpixel.one) &- rest
      cells[first &+ 1] &+= rest
      return Range(uncheckedBounds: (first, first &+ 2))
    }
    // The height passed at each column border is rounded down, from the piece's ends alone, and the parts sum up exactly.
    let extent = right &- left
    let column = max(first &+ 1, 0)
    let border = Int32(truncatingIfNeeded: column &+ minX) &<< Subpixel.bits
    if first < 0 {
      let passed = floorDivision(Int64(height) &* Int64(border &- left), by: Int64(extent))
      let start = (
        quotient: Int32(truncatingIfNeeded: passed.quotient),
        remainder: Int32(truncatingIfNeeded: passed.remainder)
      )
      return spread(
        height, extent: extent, passed: start, carried: start.quotient &* (2 * Subpixel.one),
        from: column, to: last, right: right, in: cells)
    }
    let passed = floorDivision(height &* (border &- left), by: extent)
    let carried = passed.quotient &* (left &- border &+ 2 * Subpixel.one)
    cells[first] &+= passed.quotient &* (2 * Subpixel.one) &- carried
    let end = spread(
      height, extent: extent, passed: passed, carried: carried, from: column, to: last,
      right: right, in: cells
    ).upperBound
    return Range(uncheckedBounds: (first, end))
  }

  /// Adds the part of a piece to the right of a column's left border, where the height `passed` lies behind it.
  ///
  /// `carried` is what the piece leaves for the first of these cells.
  @inline(__always)
  private func spread(
    _ height: Int32, extent: Int32, passed: (quotient: Int32, remainder: Int32), carried: Int32,
    from first: Int, to last: Int, right: Int32, in cells: UnsafeMutablePointer<Int32>
  ) -> Range<Int> {
    var (passed, remainder) = passed
    var carried = carried
    var column = first
    let end = min(last, width)
    if column < end {
      let step = floorDivision(height &* Subpixel.one, by: extent)
      while column < end {
        // Of what is passed within a whole column, half counts in its own cell and half in the next.
        remainder &+= step.remainder
        let isFull = remainder >= extent
        if isFull { remainder &-= extent }
        let part = step.quotient &+ (isFull ? 1 : 0)
        passed &+= part
        cells[column] &+= part &* Subpixel.one &+ carried
        carried = part &* Subpixel.one
        column &+= 1
      }
    }
    guard last < width else {
      cells[width] &+= carried
      return Range(uncheckedBounds: (first, width &+ 1))
    }
    let rest = (height &- passed) &* (right & (Subpixel.one - 1))
    cells[last] &+= (height &- passed) &* (2 * Subpixel.one) &- rest &+ carried
    cells[last &+ 1] &+= rest
    return Range(uncheckedBounds: (first, last &+ 2))
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
    finishRow(from: runEnd, y, sum, into: &sink)
  }

  /// Hands the coverage of one row to a sink and clears it, where the cells that changed are known to lie in `runs`.
  ///
  /// They are given from left to right and may overlap.
  @inline(__always)
  func sweep<Sink: CoverageSink>(
    row: Int, runs: UnsafeBufferPointer<Range<Int>>, into sink: inout Sink
  ) {
    guard var (start, end) = runs.first.map({ ($0.lowerBound, $0.upperBound) }) else { return }
    let cells = cells + row &* stride
    let y = minY &+ row
    var sum: Int32 = 0
    var done = 0
    for index in 1..<max(runs.count, 1) {
      let run = runs[index]
      if run.lowerBound &- end > Self.joinedGap {
        finishRun(cells, done, start, end, y, &sum, into: &sink)
        done = end
        start = run.lowerBound
        end = run.upperBound
      } else {
        end = max(end, run.upperBound)
      }
    }
    finishRun(cells, done, start, end, y, &sum, into: &sink)
    finishRow(from: end, y, sum, into: &sink)
  }

  /// Hands over the constant coverage up to the right border.
  @inline(__always)
  private func finishRow<Sink: CoverageSink>(
    from end: Int, _ y: Int, _ sum: Int32, into sink: inout Sink
  ) {
    guard end < width else { return }
    let coverage = Self.rounded(sum)
    if coverage > 0 { sink.fill(x: minX &+ end, y: y, count: width &- end, coverage: coverage) }
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
    // Four at a time; the cells after a run are zero.
    var total = SIMD4<Int32>(repeating: sum)
    var index = start
    while index < end {
      let memory = UnsafeMutableRawPointer(cells + index)
      var sums = memory.loadUnaligned(as: SIMD4<Int32>.self)
      memory.storeBytes(of: .zero, as: SIMD4<Int32>.self)
      sums &+= SIMD4(0, sums.x, sums.y, sums.z)
      sums &+= SIMD4(0, 0, sums.x, sums.y)
      sums &+= total
      total = SIMD4(repeating: sums.w)
      UnsafeMutableRawPointer(coverages + index).storeBytes(
        of: Self.rounded(sums), as: SIMD4<UInt8>.self)
      index &+= 4
    }
    sum = total.x
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

  /// The same for four.
  ///
  /// (s·255 + 2²⁴) / 2²⁵ rounded down in 32 bits: with s = 512·h + l it is (h·255 + 2¹⁵ + l·255 / 512) / 2¹⁶.
  @inline(__always)
  private static func rounded(_ sums: SIMD4<Int32>) -> SIMD4<UInt8> {
    let positive = sums.replacing(with: 0, where: sums .< 0)
    let limited = positive.replacing(
      with: Subpixel.fullCoverage, where: positive .> Subpixel.fullCoverage)
    let high = limited &>> 9
    let low = limited & 511
    let share = ((low &<< 8) &- low) &>> 9
    return SIMD4(truncatingIfNeeded: ((high &<< 8) &- high &+ share &+ 32768) &>> 16)
  }
}
