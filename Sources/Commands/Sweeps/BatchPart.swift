import JSONValue
import Snapshots
import Sweeps

/// What a run of a batch was to sweep, so that gaps are found when its parts are merged.
struct BatchManifest: Hashable {
  /// The part that the run was.
  let shard: Shard
  /// Names of the units of the whole batch, in order.
  let units: [String]

  init(shard: Shard, units: [String]) {
    self.shard = shard
    self.units = units
  }

  /// The manifest that a document holds.
  init(_ node: JSONNode) throws(JSONError) {
    let numbers = try node.member("shard").array()
    let number = try numbers.first?.integer() ?? 0
    let count = try numbers.last?.integer() ?? 0
    // What no run writes stands for the whole, which the units then contradict.
    shard = Shard(number: number, count: count) ?? .whole
    var units: [String] = []
    for unit in try node.member("units").array() { units.append(try unit.string()) }
    self.units = units
  }

  /// The manifest as a document.
  var json: JSON {
    [
      "shard": [.integer(shard.number), .integer(shard.count)],
      "units": .array(units.map { .string($0) }),
    ]
  }
}

/// The results of one directory that is merged.
struct BatchPart {
  let directory: String
  let manifest: BatchManifest
  let outcomes: [SweepOutcome]

  /// The whole that parts make up: parts of one batch, every unit in exactly one of them.
  static func merged(
    _ parts: [BatchPart]
  ) throws(CommandFailure) -> (manifest: BatchManifest, outcomes: [SweepOutcome]) {
    guard let first = parts.first else { return (BatchManifest(shard: .whole, units: []), []) }
    var owners: [String: String] = [:]
    for part in parts {
      guard part.manifest.units == first.manifest.units else {
        throw CommandFailure(
          "\(first.directory) and \(part.directory) are parts of different batches; merge parts of one."
        )
      }
      for outcome in part.outcomes {
        if let owner = owners[outcome.name] {
          throw CommandFailure(
            "Unit \(outcome.name) is in \(owner) and in \(part.directory); give each part once.")
        }
        owners[outcome.name] = part.directory
      }
    }
    let gaps = first.manifest.units.filter { owners[$0] == nil }
    guard gaps.isEmpty else {
      throw CommandFailure(
        "\(SweepTable.count(gaps.count, "unit is", "units are")) in none of the parts, such as \(gaps[0])\(missingShards(parts)); sweep the rest first."
      )
    }
    let wanted = Set(first.manifest.units)
    return (
      BatchManifest(shard: .whole, units: first.manifest.units),
      parts.flatMap(\.outcomes).filter { wanted.contains($0.name) }
    )
  }

  /// The shards that no part is, in words.
  private static func missingShards(_ parts: [BatchPart]) -> String {
    guard let count = parts.map(\.manifest.shard.count).max(), count > 1 else { return "" }
    let given = Set(parts.filter { $0.manifest.shard.count == count }.map(\.manifest.shard.number))
    let missing = (1...count).filter { !given.contains($0) }.map { "\($0)/\(count)" }
    return missing.isEmpty ? "" : " (missing: shard \(missing.joined(separator: ", ")))"
  }
}
