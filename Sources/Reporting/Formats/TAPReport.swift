import Baselines
import JSONValue
import Snapshots

/// A run in the Test Anything Protocol, version 14.
package struct TAPReport {
  private let context: ReportContext

  /// The report of a run.
  package init(_ context: ReportContext) { self.context = context }

  /// The document.
  package var text: String {
    let outcomes = context.run.outcomes
    var lines = ["TAP version 14", "1..\(outcomes.count)"]
    for (index, outcome) in outcomes.enumerated() {
      let verdict = outcome.isFailure ? "not ok" : "ok"
      lines.append("\(verdict) \(index + 1) - \(Self.escaped(outcome.name.description))")
      if outcome.isFailure { lines += diagnosis(of: outcome) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func diagnosis(of outcome: SnapshotOutcome) -> [String] {
    var lines = [
      "  ---", "  message: \(quoted(outcome.headline))", "  severity: fail",
      "  status: \(outcome.status.rawValue)",
    ]
    if !outcome.details.isEmpty {
      lines.append("  explanation:")
      lines += outcome.details.map { "    - \(quoted($0))" }
    }
    for role in ["expected", "actual", "diff"] {
      if let file = outcome.files[role] {
        lines.append("  \(role): \(quoted("\(context.output)/\(file)"))")
      }
    }
    return lines + ["  ..."]
  }

  /// A string of YAML in double quotes, which are those of JSON.
  private func quoted(_ text: String) -> String { JSON.string(text).text(.compact) }

  /// A hash or backslash would start a directive.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
