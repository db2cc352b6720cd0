/// Finds the square window that holds most pixels of a set.
struct WindowDensity {
  private let mask: PixelMask

  init(_ mask: PixelMask) { self.mask = mask }

  /// The fullest window of 32 pixels among those that start at a multiple of 8.
  func worstOnGrid(_ grid: TileGrid) -> DiffResult.Window? {
    guard grid.columns > 0, grid.rows > 0 else { return nil }
    let side = 4
    let (wide, high) = (min(side, grid.columns), min(side, grid.rows))
    var best = DiffResult.Window(size: side * TileGrid.side, x: 0, y: 0, pixels: 0)
    var columns = [Int](repeating: 0, count: grid.columns)
    // Windows that end above the first used row or start below the last one are empty.
    let end = min(grid.rows, grid.usedRows.upperBound + high - 1)
    for row in max(0, grid.usedRows.lowerBound)..<end {
      for column in 0..<grid.columns {
        columns[column] += grid[column, row] - (row >= high ? grid[column, row - high] : 0)
      }
      guard row >= high - 1 else { continue }
      var sum = 0
      for column in 0..<grid.columns {
        sum += columns[column] - (column >= wide ? columns[column - wide] : 0)
        guard column >= wide - 1, sum > best.pixels else { continue }
        best = DiffResult.Window(
          size: best.size, x: (column - wide + 1) * TileGrid.side,
          y: (row - high + 1) * TileGrid.side, pixels: sum)
      }
    }
    return best
  }

  /// The fullest window of the given side, wherever it starts; the side is limited to the picture's.
  func worst(size: Int) -> DiffResult.Window {
    let size = max(1, min(size, mask.width, mask.height))
    var best = DiffResult.Window(size: size, x: 0, y: 0, pixels: 0)
    var columns = [Int](repeating: 0, count: mask.width)
    for y in 0..<mask.height {
      add(row: y, 1, to: &columns)
      if y >= size { add(row: y - size, -1, to: &columns) }
      guard y >= size - 1 else { continue }
      var sum = 0
      for x in 0..<mask.width {
        sum += columns[x] - (x >= size ? columns[x - size] : 0)
        guard x >= size - 1, sum > best.pixels else { continue }
        best = DiffResult.Window(size: size, x: x - size + 1, y: y - size + 1, pixels: sum)
      }
    }
    return best
  }

  private func add(row: Int, _ sign: Int, to columns: inout [Int]) {
    for word in 0..<mask.wordsPerRow {
      var bits = mask.words[row * mask.wordsPerRow + word]
      while bits != 0 {
        columns[word * 64 + bits.trailingZeroBitCount] += sign
        bits &= bits - 1
      }
    }
  }
}
