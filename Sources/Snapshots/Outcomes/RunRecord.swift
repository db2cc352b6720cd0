package import Baselines
package import JSONValue

/// One run: every outcome, and which suite it was a part of.
package struct RunRecord: Hashable, Sendable {
  /// Which outcomes belong to the run, in order of their names.
  package var outcomes: [SnapshotOutcome]
  /// The names of the whole suite, also of what this run left out; in order.
  package var suite: [SnapshotName]
  /// Which part of the suite the run was to do.
  package var shard: Shard
  /// Whether a filter left snapshots out, beyond the shard.
  package var isFiltered: Bool
  /// What drew the pictures, as the baselines' index has it.
  package var provenance: [String: String]
  /// Where time went, in seconds by stage, where that was asked for.
  package var timings: [String: Double]
  /// The scene files that the run was given.
  package var sceneFiles: [String] = []
  /// The directory of the baselines that the run was held against; nil where nobody said.
  package var baselines: String?

  /// A run from its parts; outcomes and names are put in order.
  package init(
    outcomes: [SnapshotOutcome], suite: [SnapshotName], shard: Shard = .whole,
    isFiltered: Bool = false, provenance: [String: String] = [:], timings: [String: Double] = [:]
  ) {
    self.outcomes = outcomes.sorted { $0.name < $1.name }
    self.suite = suite.sorted()
    self.shard = shard
    self.isFiltered = isFiltered
    self.provenance = provenance
    self.timings = timings
  }

  /// How many snapshots had which outcome.
  package var summary: RunSummary { RunSummary(of: outcomes) }

  /// Whether every snapshot of the suite has an outcome.
  package var isComplete: Bool { outcomes.map(\.name) == suite }
}

extension RunRecord {
  /// The run as the command `test` prints it.
  package func json(withTimings: Bool = false) -> JSON {
    .members([
      "outcomes": .array(outcomes.map { $0.json(withTimings: withTimings) }),
      "summary": summary.json,
      "suite": [
        "complete": .bool(isComplete), "shard": [.integer(shard.number), .integer(shard.count)],
        "names": .integer(suite.count),
      ],
      "timings": withTimings ? timingsJSON : nil,
    ])
  }

  /// The run as its file has it: with the names of the suite, so that shards can be merged and
  /// orphans told from what was left out.
  package var fileJSON: JSON {
    guard case .object(let members) = json(withTimings: true) else { return .null }
    return .object(
      [JSON.Member("format", "widthwise-run-1")] + members + [
        .init("isFiltered", .bool(isFiltered)),
        .init("suiteNames", .array(suite.map { .string($0.description) })),
        .init("sceneFiles", .array(sceneFiles.map { .string($0) })),
      ] + (baselines.map { [.init("baselines", .string($0))] } ?? []) + [
        .init(
          "provenance",
          .object(
            provenance.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }))
      ])
  }

  private var timingsJSON: JSON {
    .object(timings.sorted { $0.key < $1.key }.map { .init($0.key, .number($0.value)) })
  }

  /// A run from its file.
  package init(parsing bytes: [UInt8]) throws(RunError) {
    do {
      let node = try JSONNode(parsing: bytes)
      guard try node.optional("format")?.string() == "widthwise-run-1" else {
        throw node.unusable("is not a run of this version of widthwise")
      }
      let shard = try node.member("suite").member("shard").array()
      guard shard.count == 2,
        let part = Shard(number: try shard[0].integer(), count: try shard[1].integer())
      else { throw try node.member("suite").unusable("has no shard such as [1, 1]") }
      self.init(
        outcomes: try node.member("outcomes").array().map { try SnapshotOutcome($0) },
        suite: try node.member("suiteNames").array().map {
          try SnapshotName(parsing: try $0.string())
        }, shard: part, isFiltered: try node.member("isFiltered").bool())
      for (key, value) in try node.member("provenance").members() {
        provenance[key] = try value.string()
      }
      sceneFiles = try node.optional("sceneFiles")?.array().map { try $0.string() } ?? []
      baselines = try node.optional("baselines")?.string()
      for (key, value) in try node.optional("timings")?.members() ?? [] {
        timings[key] = try value.number()
      }
    } catch let error as JSONError {
      throw .damaged(reason: error.message)
    } catch let error as BaselineError {
      throw .damaged(reason: error.message)
    } catch let error as RunError { throw error } catch { throw .damaged(reason: "\(error)") }
  }
}
