import Baselines
import Snapshots

/// A run for GitHub Actions: workflow commands that become annotations, and a step summary.
package struct GitHubReport {
  private let context: ReportContext

  /// GitHub shows ten annotations of a kind for a step; the summary has the rest.
  private static let limit = 10
  /// Rows of the summary's table, far below the megabyte that GitHub takes.
  private static let rowLimit = 500

  /// The report of a run.
  package init(_ context: ReportContext) { self.context = context }

  /// Annotations, one a line.
  package var annotations: String {
    context.failures.prefix(Self.limit).map { outcome in
      let sentences =
        [outcome.headline] + outcome.details + ["next: \(outcome.nextStep(in: context))"]
      let file = Self.property(context.baselinePath(of: outcome))
      let title = Self.property(outcome.name.description)
      return
        "::error file=\(file),title=\(title)::\(Self.message(sentences.joined(separator: "\n")))\n"
    }.joined()
  }

  /// The step summary in Markdown.
  package var summary: String {
    let summary = context.run.summary
    var lines = ["## Snapshots", "", Self.sentence(summary), ""]
    let failures = context.failures
    if !failures.isEmpty {
      lines += ["| snapshot | outcome | what changed |", "| --- | --- | --- |"]
      for outcome in failures.prefix(Self.rowLimit) {
        let cells = [
          outcome.name.description, outcome.headline, outcome.details.joined(separator: "; "),
        ]
        lines.append("| " + cells.map(Self.cell).joined(separator: " | ") + " |")
      }
      if failures.count > Self.rowLimit {
        lines += ["", "and \(failures.count - Self.rowLimit) more"]
      }
      lines += [
        "", "Make the new pictures the baselines: `widthwise approve --all\(context.options)`",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sentence(_ summary: RunSummary) -> String {
    RunSentence.text(summary)
  }

  /// Text for a message: the three characters that end or escape it are encoded.
  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Text for a property, which a colon or comma would end too.
  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static func cell(_ text: String) -> String {
    Markup.escaped(text).replacing("|", with: "\\|").replacing("\n", with: " ")
      .replacing("`", with: "\\`")
  }
}
