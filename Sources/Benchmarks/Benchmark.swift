/// Work whose time is measured.
package struct Benchmark {
  /// What is done, as a noun phrase.
  package let name: String
  /// How many things one round does; times are given for one.
  package let operations: Int
  /// One round; returns a number that depends on the result, so that the work cannot be left out.
  package let body: () throws -> UInt64

  /// Work from its name, the things that one round does, and the round.
  package init(_ name: String, operations: Int = 1, body: @escaping () throws -> UInt64) {
    self.name = name
    self.operations = operations
    self.body = body
  }

  /// Runs it once to warm up and then so many rounds.
  package func measure(rounds: Int = 9) throws -> BenchmarkResult {
    var checksum = try body()
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<max(rounds, 1) {
      let start = clock.now
      checksum = try body()
      let (seconds, attoseconds) = (clock.now - start).components
      times.append(Double(seconds) + Double(attoseconds) * 1e-18)
    }
    times.sort()
    return BenchmarkResult(
      name: name, operations: operations, median: times[times.count / 2], best: times[0],
      checksum: checksum)
  }
}

/// What a benchmark took.
package struct BenchmarkResult: Hashable, Sendable {
  /// What was done.
  package let name: String
  /// Things in a round.
  package let operations: Int
  /// Seconds of the median round.
  package let median: Double
  /// Seconds of the fastest round.
  package let best: Double
  /// A number that depends on the result.
  package let checksum: UInt64

  /// Microseconds of one thing in the median round.
  package var microseconds: Double { median * 1e6 / Double(operations) }
}
