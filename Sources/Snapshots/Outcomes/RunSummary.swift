package import JSONValue

/// How many snapshots had which outcome.
package struct RunSummary: Hashable, Sendable {
  /// Counts by outcome.
  package let counts: [SnapshotOutcome.Status: Int]
  /// All outcomes.
  package let total: Int

  /// The summary of outcomes.
  package init(of outcomes: [SnapshotOutcome]) {
    counts = Dictionary(outcomes.map { ($0.status, 1) }, uniquingKeysWith: +)
    total = outcomes.count
  }

  /// How many had an outcome.
  package func count(_ status: SnapshotOutcome.Status) -> Int { counts[status, default: 0] }

  /// Snapshots that were held against a baseline.
  package var compared: Int {
    count(.matched) + count(.differs) + count(.sizeChanged) + count(.failed)
  }

  /// The counts as JSON, every outcome named.
  package var json: JSON {
    .object(
      [JSON.Member("total", .integer(total)), JSON.Member("compared", .integer(compared))]
        + SnapshotOutcome.Status.allCases.map { .init($0.rawValue, .integer(count($0))) })
  }
}
