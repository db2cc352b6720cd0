/// What takes the coverage of a path, row by row from the top and from left to right.
protocol CoverageSink {
  /// `count` pixels of one coverage above 0.
  mutating func fill(x: Int, y: Int, count: Int, coverage: UInt8)

  /// `count` pixels with a coverage each, which may be 0.
  mutating func fill(x: Int, y: Int, count: Int, coverages: UnsafePointer<UInt8>)
}
