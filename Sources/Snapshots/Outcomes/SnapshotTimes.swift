package import Baselines

/// How long snapshots took, so that shards can be made of equal time.
///
/// The text has a line for each snapshot, milliseconds and name, in order of the names. It is meant
/// to be kept beside the baselines: all shards have to go by the same times.
package struct SnapshotTimes: Hashable, Sendable {
  /// Milliseconds by name.
  package private(set) var milliseconds: [SnapshotName: Int] = [:]

  /// The times of a run; what has no picture has no time.
  package init(of run: RunRecord) {
    for outcome in run.outcomes where outcome.status != .error {
      milliseconds[outcome.name] = max(1, Int((min(outcome.duration, 1e6) * 1000).rounded()))
    }
  }

  /// Times from their text; the path is for messages.
  package init(parsing text: String, path: String) throws(RunError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let time = Int(words[0]), (0...1_000_000_000).contains(time),
        let name = try? SnapshotName(parsing: String(words[1]))
      else {
        throw .file(
          sentence: "Line \(index + 1) of \"\(path)\" is not of the form MILLISECONDS NAME; "
            + "write the file anew with --save-times.")
      }
      milliseconds[name] = time
    }
  }

  /// The text.
  package var text: String {
    milliseconds.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
  }

  /// The mean of all times, for snapshots that have none.
  fileprivate var mean: Int {
    milliseconds.isEmpty ? 1 : max(1, milliseconds.values.reduce(0, +) / milliseconds.count)
  }
}

extension Shard {
  /// The names of this part, so that all parts take about the same time.
  ///
  /// The longest comes first, and each goes to the part that has least so far; the result depends
  /// on names and times alone.
  package func part(of names: [SnapshotName], by times: SnapshotTimes) -> Set<SnapshotName> {
    let mean = times.mean
    let weighted = names.map { (name: $0, time: times.milliseconds[$0] ?? mean) }
      .sorted { ($1.time, $0.name) < ($0.time, $1.name) }
    var loads = [Int](repeating: 0, count: count)
    var mine: Set<SnapshotName> = []
    for (name, time) in weighted {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[least] += time
      if least == number - 1 { mine.insert(name) }
    }
    return mine
  }
}
