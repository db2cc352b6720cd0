import Baselines
package import JSONValue
import Snapshots

/// A run as GitLab's code quality report, which merge requests show.
package struct CodeQualityReport {
  private let context: ReportContext

  /// The report of a run.
  package init(_ context: ReportContext) { self.context = context }

  /// The document: an array of findings.
  package var json: JSON {
    .array(
      context.failures.map { outcome in
        [
          "description": .string("\(outcome.name) \(outcome.headline)"),
          "check_name": .string("widthwise/\(outcome.status.rawValue)"),
          "fingerprint": .string("widthwise:\(outcome.status.rawValue):\(outcome.name)"),
          "severity": .string(severity(of: outcome)),
          "location": [
            "path": .string(context.baselinePath(of: outcome)), "lines": ["begin": 1],
          ],
        ]
      })
  }

  private func severity(of outcome: SnapshotOutcome) -> String {
    switch outcome.status {
    case .error: "blocker"
    case .differs, .sizeChanged, .failed: "major"
    case .missing, .matched, .recorded: "minor"
    }
  }
}
