package import Baselines
package import JSONValue

/// What became of one snapshot in one run.
package struct SnapshotOutcome: Hashable, Sendable {
  /// The verdict.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    /// The picture equals its baseline, or differs no more than its tolerance allows.
    case matched
    /// The picture was made the baseline.
    case recorded
    /// There is no baseline.
    case missing
    /// The picture differs from its baseline.
    case differs
    /// The picture has another size than its baseline.
    case sizeChanged
    /// The picture may be equal, but the scene breaks a rule: a missing character, an empty picture.
    case failed
    /// There is no picture: the scene or a file could not be read.
    case error
  }

  /// The snapshot.
  package var name: SnapshotName
  /// The verdict.
  package var status: Status
  /// Columns of the picture, in pixels; 0 where there is none.
  package var width = 0
  /// Rows of the picture, in pixels; 0 where there is none.
  package var height = 0
  /// The measurements of the comparison, as the command `diff` prints them.
  package var record: JSON?
  /// What is to be known, one sentence each, the most telling first.
  package var explanation: [String] = []
  /// What the picture cannot show of the program, one sentence each without a final stop.
  package var notes: [String] = []
  /// Files of the run directory by role: "expected", "actual", "diff", "layout".
  package var files: [String: String] = [:]
  /// What equal changes have in common, so that a report can put them together.
  package var group: String?
  /// What the tolerance allowed and why, where the scene has one.
  package var tolerance: JSON?
  /// Pictures that are approved beside the baseline, with their reasons; the one that was met is marked.
  package var alternatives: JSON?
  /// Time that the snapshot took, in seconds.
  package var duration = 0.0

  /// An outcome with its verdict.
  package init(name: SnapshotName, status: Status) {
    self.name = name
    self.status = status
  }

  /// Whether a person has to look at it.
  package var isFailure: Bool { status != .matched && status != .recorded }

  /// Whether it equals the baseline itself rather than a picture approved beside it.
  var meetsBaseline: Bool {
    guard status == .matched, case .array(let others)? = alternatives else {
      return status == .matched
    }
    return !others.contains { $0["met"] == true }
  }
}

extension SnapshotOutcome {
  /// The outcome as the command line and the run's file have it.
  package func json(withTimings: Bool = false) -> JSON {
    .members([
      "snapshot": .string(name.description),
      "scene": .string(name.scene),
      "variant": .string(name.variant),
      "status": .string(status.rawValue),
      "width": .integer(width),
      "height": .integer(height),
      "record": record,
      "explanation": .array(explanation.map { .string($0) }),
      "notes": notes.isEmpty ? nil : .array(notes.map { .string($0) }),
      "files": .object(files.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }),
      "group": group.map { .string($0) },
      "tolerance": tolerance,
      "alternatives": alternatives,
      "seconds": withTimings ? .number(duration) : nil,
    ])
  }

  /// An outcome from its JSON.
  package init(_ node: JSONNode) throws(RunError) {
    do {
      let text = try node.member("status").string()
      guard let status = Status(rawValue: text) else {
        throw try node.member("status").unusable("is \"\(text)\", which is no outcome")
      }
      let name = try SnapshotName(parsing: try node.member("snapshot").string())
      self.init(name: name, status: status)
      width = try node.optional("width")?.integer() ?? 0
      height = try node.optional("height")?.integer() ?? 0
      record = try node.optional("record")?.value
      for sentence in try node.optional("explanation")?.array() ?? [] {
        explanation.append(try sentence.string())
      }
      for sentence in try node.optional("notes")?.array() ?? [] {
        notes.append(try sentence.string())
      }
      for (role, file) in try node.optional("files")?.members() ?? [] {
        files[role] = try Self.containedPath(file)
      }
      group = try node.optional("group")?.string()
      tolerance = try node.optional("tolerance")?.value
      alternatives = try node.optional("alternatives")?.value
      duration = try node.optional("seconds")?.number() ?? 0
    } catch let error as JSONError {
      throw .damaged(reason: error.message)
    } catch let error as BaselineError {
      throw .damaged(reason: error.message)
    } catch { throw .damaged(reason: "\(error)") }
  }

  /// A path that stays inside of the run directory; anything else is refused.
  private static func containedPath(_ node: JSONNode) throws(JSONError) -> String {
    let path = try node.string()
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." || $0.contains("\0") })
    else { throw node.unusable("leads out of the run's directory") }
    return path
  }
}
