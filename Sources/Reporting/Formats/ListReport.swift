import Baselines
package import Snapshots

/// A run as lines for a terminal.
package struct ListReport {
  /// What a piece of the text is, so that it can be coloured.
  package enum Tone: Sendable {
    /// It is well.
    case good
    /// It has failed.
    case bad
    /// It needs somebody's decision.
    case open
    /// It is less important.
    case faint
  }

  private let context: ReportContext
  private let tint: (String, Tone) -> String
  private let picture: (SnapshotOutcome) -> String?

  /// Failures that are shown with their explanation; the report has all.
  private static let limit = 20

  /// The report of a run; `tint` puts colour to a text, `picture` gives a line that shows an outcome.
  package init(
    _ context: ReportContext, tint: @escaping (String, Tone) -> String = { text, _ in text },
    picture: @escaping (SnapshotOutcome) -> String? = { _ in nil }
  ) {
    self.context = context
    self.tint = tint
    self.picture = picture
  }

  /// The lines.
  package var lines: [String] {
    let failures = context.failures.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    var lines = failures.prefix(Self.limit).flatMap(lines)
    if failures.count > Self.limit {
      lines += ["… and \(failures.count - Self.limit) more", ""]
    }
    lines += table
    lines += ["", RunSentence.text(context.run.summary)]
    if failures.contains(where: { $0.status != .failed && $0.status != .error }) {
      lines.append(
        "Look at them with \"widthwise report\(context.operand)\"; "
          + "make them the baselines with \"widthwise approve --all\(context.options)\".")
    }
    return lines
  }

  private func lines(of outcome: SnapshotOutcome) -> [String] {
    let mark = outcome.status == .missing ? tint("○", .open) : tint("✗", .bad)
    var lines = ["\(mark) \(outcome.name) \(outcome.headline)"]
    lines += outcome.details.map { "    \($0)" }
    for role in ["expected", "actual", "diff"] {
      if let file = outcome.files[role] {
        lines.append(tint("    \(role): \(context.output)/\(file)", .faint))
      }
    }
    if let picture = picture(outcome) { lines.append(picture) }
    return lines + [""]
  }

  /// One row a scene: how many snapshots, how many of them match.
  private var table: [String] {
    let scenes = Dictionary(grouping: context.run.outcomes, by: \.name.scene)
    let width = scenes.keys.map(\.count).max() ?? 0
    return scenes.sorted { $0.key < $1.key }.map { scene, outcomes in
      let failing = outcomes.count(where: \.isFailure)
      let mark = failing == 0 ? tint("✓", .good) : tint("✗", .bad)
      let name = scene + String(repeating: " ", count: width - scene.count)
      let count = String(outcomes.count)
      let padded = String(repeating: " ", count: max(0, 5 - count.count)) + count
      return
        "\(mark) \(name) \(padded)  \(RunSentence.text(RunSummary(of: outcomes)).drop { $0 != ":" }.dropFirst(2))"
    }
  }
}
