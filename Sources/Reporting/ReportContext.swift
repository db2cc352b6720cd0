package import Snapshots

/// What a report needs to know beside the run.
package struct ReportContext: Sendable {
  /// The run that is told.
  package let run: RunRecord
  /// The directory of baselines, as the user would write it.
  package let baselines: String
  /// The run directory, as the user would write it.
  package let output: String
  /// The version of the program.
  package let version: String

  /// A context from its parts.
  package init(run: RunRecord, baselines: String, output: String, version: String) {
    self.run = run
    self.baselines = baselines
    self.output = output
    self.version = version
  }

  /// The outcomes that a person has to look at.
  package var failures: [SnapshotOutcome] { run.outcomes.filter(\.isFailure) }

  /// The path of a snapshot's baseline.
  package func baselinePath(of outcome: SnapshotOutcome) -> String {
    "\(baselines)/\(outcome.name).png"
  }
}
