import Baselines
import JSONValue
import Snapshots

/// A run as JUnit's XML: one suite a scene, one case a snapshot.
package struct JUnitReport {
  private let context: ReportContext

  /// The report of a run.
  package init(_ context: ReportContext) { self.context = context }

  /// The document.
  package var text: String {
    let run = context.run
    let seconds = run.outcomes.reduce(0) { $0 + $1.duration }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"widthwise\" \(counts(run.outcomes)) time=\"\(time(seconds))\">",
    ]
    let scenes = Dictionary(grouping: run.outcomes, by: \.name.scene)
    for (scene, outcomes) in scenes.sorted(by: { $0.key < $1.key }) {
      let seconds = outcomes.reduce(0) { $0 + $1.duration }
      lines.append(
        "  <testsuite name=\"\(Markup.escaped(scene))\" \(counts(outcomes)) time=\"\(time(seconds))\">"
      )
      lines += outcomes.flatMap(cases)
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>\n")
    return lines.joined(separator: "\n")
  }

  private func cases(of outcome: SnapshotOutcome) -> [String] {
    let head =
      "    <testcase classname=\"\(Markup.escaped(outcome.name.scene))\" "
      + "name=\"\(Markup.escaped(outcome.name.variant))\" "
      + "file=\"\(Markup.escaped(context.baselinePath(of: outcome)))\" "
      + "time=\"\(time(outcome.duration))\""
    guard outcome.isFailure else { return [head + "/>"] }
    let element = outcome.status == .error ? "error" : "failure"
    let body = (outcome.details + ["next: \(outcome.nextStep(in: context))"]).joined(
      separator: "\n")
    var lines = [
      head + ">",
      "      <\(element) type=\"\(outcome.status.rawValue)\" "
        + "message=\"\(Markup.escaped(outcome.headline))\">\(Markup.escaped(body))</\(element)>",
    ]
    let pictures = ["expected", "actual", "diff"].compactMap { outcome.files[$0] }
    if !pictures.isEmpty {
      let marks = pictures.map { "[[ATTACHMENT|\(context.output)/\($0)]]" }
      lines.append(
        "      <system-out>\(Markup.escaped(marks.joined(separator: "\n")))</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  private func counts(_ outcomes: [SnapshotOutcome]) -> String {
    let errors = outcomes.count { $0.status == .error }
    let failures = outcomes.count(where: \.isFailure) - errors
    return "tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
  }

  /// Seconds to the millisecond.
  private func time(_ seconds: Double) -> String {
    JSON.text(of: (seconds * 1000).rounded() / 1000)
  }
}
