import Geometry

/// Gathers different pixels into regions: tiles of 8 pixels that are no more than one tile apart.
struct RegionFinder {
  /// How many pixels differ in each tile.
  let grid: TileGrid
  /// Regions, largest first; no more than `listed`.
  private(set) var regions: [DiffRegion] = []
  /// Number of regions that there are.
  private(set) var count = 0

  /// More regions than a person reads; the rest is only counted.
  private static let listed = 50
  /// Only in so many of the largest a movement of their own is looked for, which takes most time.
  private static let tracked = 16
  /// Above this number boxes are not merged any more, as merging looks at every pair.
  private static let merged = 400
  /// Tiles this near to each other belong together.
  private static let reach = 2

  /// Finds the regions of a comparison all of whose different pixels lie within an area.
  init(_ comparison: DiffComparison, within area: PixelRect) {
    grid = TileGrid(comparison.different, within: area)
    var clusters = Self.clusters(of: grid)
    Self.sort(&clusters)
    count = clusters.count
    if clusters.count <= Self.merged {
      for index in clusters.indices {
        clusters[index].bounds =
          comparison.different.bounds(within: clusters[index].bounds) ?? clusters[index].bounds
      }
      clusters = Self.merging(clusters)
      Self.sort(&clusters)
      count = clusters.count
    }
    let describer = RegionDescriber(comparison)
    regions = clusters.prefix(Self.listed).enumerated().map { rank, cluster in
      let bounds = comparison.different.bounds(within: cluster.bounds) ?? cluster.bounds
      return describer.region(
        bounds: bounds, pixels: cluster.pixels, isTracked: rank < Self.tracked)
    }
  }

  private struct Cluster {
    var bounds: PixelRect
    var pixels: Int
  }

  private static func clusters(of grid: TileGrid) -> [Cluster] {
    var isOpen = grid.counts.map { $0 > 0 }
    return isOpen.withUnsafeMutableBufferPointer { isOpen in
      var result: [Cluster] = []
      var seeds: [(column: Int, row: Int)] = []
      for row in grid.usedRows {
        for column in 0..<grid.columns where isOpen[row * grid.stride + column] {
          seeds.append((column, row))
          result.append(cluster(of: grid, from: &seeds, &isOpen))
        }
      }
      return result
    }
  }

  /// Takes all tiles that hang together with the seeds.
  private static func cluster(
    of grid: TileGrid, from seeds: inout [(column: Int, row: Int)],
    _ isOpen: inout UnsafeMutableBufferPointer<Bool>
  ) -> Cluster {
    var pixels = 0
    var columns = seeds[0].column..<seeds[0].column
    var rows = seeds[0].row..<seeds[0].row
    while let (column, row) = seeds.popLast() {
      let start = row * grid.stride
      guard isOpen[start + column] else { continue }
      // A run of tiles is taken as a whole, so that its surroundings are looked at once.
      var (left, right) = (column, column)
      while left > 0, isOpen[start + left - 1] { left -= 1 }
      while right + 1 < grid.columns, isOpen[start + right + 1] { right += 1 }
      for place in left...right {
        isOpen[start + place] = false
        pixels += grid[place, row]
      }
      columns = Self.union(columns, left..<right + 1)
      rows = Self.union(rows, row..<row + 1)
      for y in max(0, row - reach)...min(grid.rows - 1, row + reach) {
        var isInRun = false
        for x in max(0, left - reach)...min(grid.columns - 1, right + reach) {
          let isNext = isOpen[y * grid.stride + x]
          if isNext && !isInRun { seeds.append((x, y)) }
          isInRun = isNext
        }
      }
    }
    return Cluster(bounds: TileGrid.pixels(columns: columns, rows: rows), pixels: pixels)
  }

  private static func union(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
    min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
  }

  /// Boxes that overlap become one, until none do.
  private static func merging(_ clusters: [Cluster]) -> [Cluster] {
    var result: [Cluster] = []
    for var cluster in clusters {
      while let index = result.firstIndex(where: {
        !$0.bounds.intersection(cluster.bounds).isEmpty
      }) {
        let other = result.remove(at: index)
        cluster.bounds = cluster.bounds.union(other.bounds)
        cluster.pixels += other.pixels
      }
      result.append(cluster)
    }
    return result
  }

  private static func sort(_ clusters: inout [Cluster]) {
    clusters.sort {
      ($1.pixels, $0.bounds.minY, $0.bounds.minX) < ($0.pixels, $1.bounds.minY, $1.bounds.minX)
    }
  }
}
