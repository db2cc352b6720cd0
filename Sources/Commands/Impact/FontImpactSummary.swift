import FontImpact
import Typography

/// What `font-impact` prints for a person at a terminal.
struct FontImpactSummary {
  private let report: ImpactReport
  /// Sentences that are printed; the rest is in the JSON.
  private static let limit = 20

  init(_ report: ImpactReport) { self.report = report }

  func print(to console: Console) {
    let (old, new) = (report.old, report.new)
    console.print("\(describe(old)) → \(describe(new))")
    let color: TextColor =
      switch report.grade {
      case .breaks: .red
      case .moves: .yellow
      case .repaints: .cyan
      case .silent: .green
      }
    console.print("\(console.styled(report.grade.rawValue, color)): \(report.headline).")
    let sentences = report.sentences
    for sentence in sentences.prefix(Self.limit) { console.print("  \(sentence).") }
    if sentences.count > Self.limit {
      console.print("  … and \(sentences.count - Self.limit) more; see --json.")
    }
    if let tuning = report.tuning {
      console.print("Tuned as a fallback: \(tuning.headline).")
      for line in tuning.css.split(separator: "\n") { console.print("  \(line)") }
    }
  }

  private func describe(_ font: FontDescription) -> String {
    let location = font.location.map { "\($0.tag)=\(FixedPoint.short($0.value))" }.joined(
      separator: ",")
    return [font.family, font.version, location].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
