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
    var result: [Cluster] = []
    var stack: [Int] = []
    let used = grid.usedRows.lowerBound * grid.columns..<grid.usedRows.upperBound * grid.columns
    for start in used where isOpen[start] {
      isOpen[start] = false
      stack.append(start)
      var cluster = Cluster(bounds: .empty, pixels: 0)
      while let tile = stack.popLast() {
        let (row, column) = tile.quotientAndRemainder(dividingBy: grid.columns)
        cluster.pixels += grid[column, row]
        cluster.bounds = cluster.bounds.union(
          TileGrid.pixels(columns: column..<column + 1, rows: row..<row + 1))
        for y in max(0, row - reach)...min(grid.rows - 1, row + reach) {
          for x in max(0, column - reach)...min(grid.columns - 1, column + reach) {
            let next = y * grid.columns + x
            guard isOpen[next] else { continue }
            isOpen[next] = false
            stack.append(next)
          }
        }
      }
      result.append(cluster)
    }
    return result
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
