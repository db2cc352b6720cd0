import Files
import JSONValue
import Reporting
import Snapshots

/// Tells a run in the formats that were asked for.
struct Reports {
  /// How the run is told.
  static let reporter = Option(
    "--reporter", choices: ReportFormat.allCases.map(\.rawValue), isRepeatable: true,
    help: "how the run is told, one or several with commas between")

  private let formats: [ReportFormat]
  private let pictures: TerminalPictures?

  /// The formats of parsed arguments.
  init(_ arguments: Arguments, otherwise format: ReportFormat = .list) {
    let named = arguments.list(Self.reporter).compactMap { ReportFormat(rawValue: $0) }
    formats = named.isEmpty ? [format] : named
    pictures = TerminalPictures(
      named: arguments.string(TerminalPictures.option), environment: { environment($0) })
  }

  /// Prints and writes the reports of a run.
  ///
  /// The list and annotations are printed, documents become files of the run directory; a document
  /// that was asked for alone is printed as well.
  func tell(_ context: ReportContext, on console: Console) throws {
    for format in formats { try tell(format, context, on: console) }
    console.print(json: context.run.json(withTimings: !context.run.timings.isEmpty))
  }

  private func tell(
    _ format: ReportFormat, _ context: ReportContext, on console: Console
  ) throws {
    switch format {
    case .list:
      var shown = 0
      let report = ListReport(context) { text, tone in
        let color: TextColor =
          switch tone {
          case .good: .green
          case .bad: .red
          case .open: .yellow
          case .faint: .dim
          }
        return console.styled(text, color)
      } picture: { outcome in
        guard console.isTerminal, shown < TerminalPictures.limit else { return nil }
        let text = picture(of: outcome, context)
        if text != nil { shown += 1 }
        return text
      }
      for line in report.lines { console.print(line) }
    case .github:
      let report = GitHubReport(context)
      console.print(report.annotations, terminator: "")
      if let path = environment("GITHUB_STEP_SUMMARY"), !path.isEmpty {
        try FileSystem.append(report.summary, to: path)
      }
    default:
      let bytes = try Self.document(format, context)
      if let name = format.fileName {
        try RunDirectory(context.output).write(bytes, to: name)
        if formats.count == 1 && format != .html {
          console.print(String(decoding: bytes, as: UTF8.self), terminator: "")
        } else {
          console.print("\(format.rawValue): \(context.output)/\(name)")
        }
      }
    }
  }

  /// What shows the diff of an outcome, or else its picture, on a terminal.
  private func picture(of outcome: SnapshotOutcome, _ context: ReportContext) -> String? {
    guard let pictures, let file = outcome.files["diff"] ?? outcome.files["actual"],
      let bytes = try? RunDirectory(context.output).read(file)
    else { return nil }
    return pictures.text(showing: bytes)
  }

  /// The bytes of a document.
  static func document(_ format: ReportFormat, _ context: ReportContext) throws -> [UInt8] {
    switch format {
    case .list, .github: []
    case .json:
      Array((context.run.json(withTimings: true).text() + "\n").utf8)
    case .junit: Array(JUnitReport(context).text.utf8)
    case .tap: Array(TAPReport(context).text.utf8)
    case .sarif: Array((SARIFReport(context).json.text() + "\n").utf8)
    case .codequality: Array((CodeQualityReport(context).json.text() + "\n").utf8)
    case .html:
      HTMLReport(context) { try? RunDirectory(context.output).read($0) }.bytes
    }
  }
}

extension ExitStatus {
  /// What a run tells its caller; the gravest outcome decides.
  init(of run: RunRecord) {
    let summary = run.summary
    self =
      if summary.total == 0 {
        .nothingCompared
      } else if summary.count(.error) > 0 {
        .failure
      } else if summary.count(.differs) + summary.count(.sizeChanged) + summary.count(.failed) > 0 {
        .differences
      } else if summary.count(.missing) > 0 {
        .missingBaseline
      } else {
        .success
      }
  }
}
