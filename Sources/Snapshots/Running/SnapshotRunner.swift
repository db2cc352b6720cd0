package import Baselines
import Dispatch
import Synchronization

/// Takes snapshots: lays out on the main thread, draws and compares on others.
package struct SnapshotRunner {
  /// How a run is done.
  package struct Options: Sendable {
    /// Which baselines are written.
    package var mode = RecordMode.none
    /// Threads that draw and compare; with one, everything happens on the main thread.
    package var workers = 1
    /// Whether baselines are decoded even where their hashes say that they are equal.
    package var decodesAlways = false
    /// Whether a picture without anything on it may pass.
    package var allowsEmpty = false
    /// Whether baselines are written as hashes alone; nil for the way of those that are there.
    package var storesHashes: Bool?

    /// The usual way: nothing is written, one thread.
    package init() {}
  }

  private let store: BaselineStore
  private let directory: RunDirectory
  private let options: Options

  /// A runner for a store of baselines and a run directory.
  package init(store: BaselineStore, directory: RunDirectory, options: Options = Options()) {
    self.store = store
    self.directory = directory
    self.options = options
  }

  /// A snapshot on its way from layout to judgement.
  private struct Job: Sendable {
    let name: SnapshotName
    let drawn: DrawnSnapshot
    let start: ContinuousClock.Instant
  }

  /// What a run gives: outcomes in order of their names, and seconds by stage.
  package typealias Result = (outcomes: [SnapshotOutcome], timings: [String: Double])

  /// Takes the snapshots and writes the baselines that the mode asks for.
  ///
  /// `provenance` is asked what draws where baselines are written; `advance` is called after each
  /// snapshot, on any thread.
  @MainActor
  package func run(
    _ cases: [SnapshotCase], provenance: () throws -> [String: String]? = { nil },
    advance: @escaping @Sendable () -> Void = {}
  ) throws -> Result {
    let start = ContinuousClock.now
    try SnapshotName.checkDistinct(cases.map(\.name))
    let index = try store.index()
    let storesHashes = options.storesHashes ?? index.storesHashes
    let rules = SnapshotJudge.Rules(
      store: store, index: index, directory: directory, mode: options.mode,
      decodesAlways: options.decodesAlways, allowsEmpty: options.allowsEmpty,
      storesHashes: storesHashes)
    let results = Mutex<[SnapshotJudge.Verdict]>([])
    let finish = { @Sendable (verdict: SnapshotJudge.Verdict, job: Job?) in
      var verdict = verdict
      if let job { verdict.outcome.duration = Self.seconds(job.start.duration(to: .now)) }
      results.withLock { $0.append(verdict) }
      advance()
    }
    if options.workers <= 1 {
      var judge = SnapshotJudge(rules: rules)
      for one in cases {
        guard let job = job(for: one, finish) else { continue }
        finish(judge.judge(job.name, job.drawn), job)
      }
    } else {
      runInParallel(cases, rules, finish)
    }
    let verdicts = results.withLock { $0 }
    let drawn = ContinuousClock.now
    let changes = verdicts.compactMap(\.change)
    if !changes.isEmpty {
      var header = try provenance() ?? index.provenance
      if storesHashes != index.storesHashes {
        header["store"] = storesHashes ? "hashes" : "pictures"
      }
      try store.apply(changes, provenance: header)
    }
    let timings = [
      "drawing and comparing": Self.seconds(start.duration(to: drawn)),
      "writing baselines": Self.seconds(drawn.duration(to: .now)),
    ]
    return (verdicts.map(\.outcome).sorted { $0.name < $1.name }, timings)
  }

  @MainActor
  private func runInParallel(
    _ cases: [SnapshotCase], _ rules: SnapshotJudge.Rules,
    _ finish: @escaping @Sendable (SnapshotJudge.Verdict, Job?) -> Void
  ) {
    let channel = WorkChannel<Job>(capacity: options.workers * 2)
    let group = DispatchGroup()
    for _ in 0..<options.workers {
      DispatchQueue.global().async(group: group) {
        var judge = SnapshotJudge(rules: rules)
        while let job = channel.receive() { finish(judge.judge(job.name, job.drawn), job) }
      }
    }
    for one in cases {
      if let job = job(for: one, finish) { channel.send(job) }
    }
    channel.close(receivers: options.workers)
    group.wait()
  }

  /// Lays a case out; where that fails the outcome is an error, and there is no job.
  @MainActor
  private func job(
    for one: SnapshotCase, _ finish: (SnapshotJudge.Verdict, Job?) -> Void
  ) -> Job? {
    let start = ContinuousClock.now
    do {
      return Job(name: one.name, drawn: try one.draw(), start: start)
    } catch {
      finish((SnapshotJudge.error(one.name, "\(error)"), nil), nil)
      return nil
    }
  }

  private static func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }
}
