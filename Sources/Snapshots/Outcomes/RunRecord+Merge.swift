import Baselines

extension RunRecord {
  /// The whole run that shards make up; refuses parts of different suites, gaps and duplicates.
  package init(merging parts: [RunRecord]) throws(RunError) {
    guard let first = parts.first else {
      throw .shards(sentence: "There is nothing to merge; name the directories of all shards.")
    }
    var numbers: Set<Int> = []
    for part in parts {
      let label = "\(part.shard.number)/\(part.shard.count)"
      guard part.suite == first.suite, part.shard.count == first.shard.count else {
        throw .shards(
          sentence: "Shard \(label) is of another suite than the first one; "
            + "run all shards on the same commit with the same count.")
      }
      guard numbers.insert(part.shard.number).inserted else {
        throw .shards(sentence: "Shard \(label) is there twice; name each shard once.")
      }
    }
    let missing = (1...first.shard.count).filter { !numbers.contains($0) }
    guard missing.isEmpty else {
      let list = missing.map { "\($0)/\(first.shard.count)" }.joined(separator: ", ")
      throw .shards(sentence: "Shard \(list) is missing; name the directories of all shards.")
    }
    var timings: [String: Double] = [:]
    for part in parts { timings.merge(part.timings, uniquingKeysWith: +) }
    self.init(
      outcomes: parts.flatMap(\.outcomes), suite: first.suite,
      isFiltered: parts.contains(where: \.isFiltered), provenance: first.provenance,
      timings: timings)
    sceneFiles = first.sceneFiles
    baselines = first.baselines
    try checkCompleteness()
  }

  private func checkCompleteness() throws(RunError) {
    for (outcome, next) in zip(outcomes, outcomes.dropFirst()) where outcome.name == next.name {
      throw .shards(sentence: "\"\(outcome.name)\" is in two shards; run them all again.")
    }
    let names = Set(outcomes.map(\.name))
    if !isFiltered, let absent = suite.first(where: { !names.contains($0) }) {
      throw .shards(
        sentence: "\"\(absent)\" is in no shard; one of them did not finish, run it again.")
    }
  }
}
