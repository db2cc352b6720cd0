package import Baselines
import Files
import JSONValue
import PNGCoding

/// Makes pictures of a run the baselines, and takes that back.
package struct Approval: Sendable {
  private let store: BaselineStore
  private let directory: RunDirectory

  /// Approvals of a run's directory into a store.
  package init(store: BaselineStore, directory: RunDirectory) {
    self.store = store
    self.directory = directory
  }

  /// The outcomes of a run whose pictures could become baselines.
  ///
  /// What else is approved can be dropped from a snapshot that matches its baseline, too.
  package static func candidates(
    of run: RunRecord, in manner: Manner = .baseline
  ) -> [SnapshotOutcome] {
    run.outcomes.filter { outcome in
      outcome.isFailure && outcome.files["actual"] != nil
        || manner == .only && outcome.meetsBaseline && outcome.alternatives != nil
    }
  }

  /// How a picture is approved.
  package enum Manner: Hashable, Sendable {
    /// It becomes the baseline; what else is approved stays.
    case baseline
    /// It becomes the baseline, and nothing else is approved any more.
    case only
    /// It is approved beside the baseline, for a reason.
    case also(reason: String)
  }

  /// Makes the pictures of outcomes the baselines, all or none, and notes that in the run.
  @discardableResult
  package func approve(
    _ names: [SnapshotName], in run: inout RunRecord, as manner: Manner = .baseline
  ) throws -> [SnapshotName] {
    let wanted = Set(names)
    let outcomes = run.outcomes.filter { wanted.contains($0.name) }
    var changes: [BaselineChange] = []
    for outcome in outcomes {
      if let change = try change(
        to: outcome.files["actual"], layout: outcome.files["layout"],
        drawing: outcome.files["drawing"], outcome)
      {
        changes.append(change.made(in: manner, glyphs: run.provenance["glyphs"]))
      }
      if manner == .only { changes.append(.removeAlternatives(outcome.name)) }
    }
    var provenance = run.provenance.isEmpty ? nil : run.provenance
    // What else drew one more picture stands beside it, not in the header.
    if case .also = manner { provenance = nil }
    let changed = try store.apply(changes, provenance: provenance)
    try mark(wanted, in: &run) { _ in .recorded }
    return changed
  }

  /// Puts back the baselines that outcomes were compared with, all or none.
  package func undo(_ names: [SnapshotName], in run: inout RunRecord) throws {
    if try store.index().storesHashes {
      throw BaselineError.file(
        sentence: "Baselines are hashes alone, so there is no picture to put back; "
          + "restore \"\(store.indexPath)\" from version control.")
    }
    let wanted = Set(names)
    var changes: [BaselineChange] = []
    for outcome in run.outcomes where wanted.contains(outcome.name) {
      let change = try change(
        to: outcome.files["expected"], layout: outcome.files["expectedLayout"], outcome)
      changes.append(change ?? .remove(outcome.name))
    }
    try store.apply(changes)
    try mark(wanted, in: &run) { outcome in
      if outcome.files["expected"] == nil { return .missing }
      return outcome.record?["status"] == "sizeChanged" ? .sizeChanged : .differs
    }
  }

  /// The change to a picture of the run; its pixels are decoded, so that the index tells the truth.
  private func change(
    to file: String?, layout: String?, drawing: String? = nil, _ outcome: SnapshotOutcome
  ) throws -> BaselineChange? {
    guard let file else { return nil }
    let picture = try PNGDecoder.decode(try directory.read(file), file: "\(directory.path)/\(file)")
    let text = try layout.map { String(decoding: try directory.read($0), as: UTF8.self) }
    let storesHashes = try store.index().storesHashes
    let entry = BaselineIndex.Entry(of: picture)
    if storesHashes {
      let drawing = try drawing.map { String(decoding: try directory.read($0), as: UTF8.self) }
      return .set(outcome.name, entry, picture: nil, layout: text, drawing: drawing)
    }
    return .set(
      outcome.name, entry,
      picture: { () throws(BaselineError) in PNGEncoder.encode(picture) }, layout: text)
  }

  private func mark(
    _ names: Set<SnapshotName>, in run: inout RunRecord,
    _ status: (SnapshotOutcome) -> SnapshotOutcome.Status
  ) throws(RunError) {
    for index in run.outcomes.indices where names.contains(run.outcomes[index].name) {
      run.outcomes[index].status = status(run.outcomes[index])
    }
    try directory.save(run)
  }
}

extension BaselineChange {
  /// The change to a baseline, or the same picture beside it.
  fileprivate func made(in manner: Approval.Manner, glyphs: String?) -> BaselineChange {
    guard case .also(let reason) = manner, case .set(let name, let entry, let picture, _, _) = self
    else { return self }
    return .add(
      name, Alternative(entry: entry, glyphs: glyphs, reason: reason), picture: picture)
  }
}
