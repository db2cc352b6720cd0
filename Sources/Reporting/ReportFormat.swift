/// The ways in which a run can be told.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Lines for a terminal.
  case list
  /// The run as JSON.
  case json
  /// JUnit's XML, which most build servers read.
  case junit
  /// SARIF 2.1.0, which code scanning reads.
  case sarif
  /// Annotations and a step summary for GitHub Actions.
  case github
  /// Test Anything Protocol, version 14.
  case tap
  /// GitLab's code quality report.
  case codequality
  /// One self-contained page.
  case html

  /// The file's name inside the run directory; nil for what goes to the terminal only.
  package var fileName: String? {
    switch self {
    case .list, .github: nil
    case .json: "results.json"
    case .junit: "junit.xml"
    case .sarif: "results.sarif"
    case .tap: "results.tap"
    case .codequality: "gl-code-quality-report.json"
    case .html: "report.html"
    }
  }
}
