package import JSONValue
import Typography

/// Several fonts against one, for choosing among them.
package struct ImpactMatrix: Sendable {
  /// A report for each font, all with the same old side.
  package var reports: [ImpactReport]

  /// A matrix of reports with the same old side.
  package init(_ reports: [ImpactReport]) { self.reports = reports }

  /// The worst grade of all fonts.
  package var grade: ImpactGrade { reports.map(\.grade).max() ?? .silent }

  /// The matrix as JSON: one entry for each font, with the whole report of each.
  package var json: JSON {
    .members([
      "grade": .string(grade.rawValue),
      "fonts": .array(
        reports.map { report in
          .members([
            "name": .string(report.new.name), "family": .string(report.new.family),
            "version": .string(report.new.version), "grade": .string(report.grade.rawValue),
            "textWidth": .number(report.newTextWidth),
            "rowHeight": .number(report.vertical.new.rowHeight),
            "missing": .integer(report.coverage.missingAfter.count),
            "report": report.json,
          ])
        }),
    ])
  }

  /// The matrix as a table in Markdown: a row for each font, a column for each scene's breakpoints.
  package func markdown() -> String {
    let scenes = reports.first?.scenes.map(\.title) ?? []
    let head = ["font", "grade", "Σ text pt", "line pt", "missing"] + scenes
    var lines = [Self.line(head), Self.line(head.map { _ in "---" })]
    if let report = reports.first {
      lines.append(
        Self.line(
          [
            Self.name(report.old), "–", FixedPoint.text(report.oldTextWidth),
            FixedPoint.text(report.vertical.old.rowHeight),
            "\(report.coverage.missingBefore.count)",
          ] + report.scenes.map { $0.widths(\.old) }))
    }
    for report in reports {
      lines.append(
        Self.line(
          [
            Self.name(report.new), report.grade.rawValue, FixedPoint.text(report.newTextWidth),
            FixedPoint.text(report.vertical.new.rowHeight),
            "\(report.coverage.missingAfter.count)",
          ] + report.scenes.map { $0.widths(\.new) }))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private static func name(_ font: FontDescription) -> String {
    let place = font.location.map { "\($0.tag)=\(FixedPoint.short($0.value))" }
    // "Version 3.019;git-0a5106e0b" stands for 3.019.
    let version = font.version.split { !$0.isNumber && $0 != "." }.first.map(String.init) ?? ""
    let name = [font.family, version, place.joined(separator: ",")].filter { !$0.isEmpty }
    return name.joined(separator: " ").replacing("|", with: "/")
  }
}

extension ImpactReport {
  /// Widths of all texts together before, in points.
  package var oldTextWidth: Double { labels.reduce(0) { $0 + $1.old } }
  /// Widths of all texts together after, in points.
  package var newTextWidth: Double { labels.reduce(0) { $0 + $1.new } }
}

extension SceneImpact {
  /// The scene, with its locale where it has one.
  package var title: String { locale.map { "\(scene) (\($0))" } ?? scene }

  /// The breakpoints of one side in the order of their names.
  fileprivate func widths(_ side: (BreakpointImpact) -> Threshold) -> String {
    breakpoints.sorted { ($0.name, $0.value) < ($1.name, $1.value) }.map { breakpoint in
      "\(breakpoint.name): \(side(breakpoint).width.map { FixedPoint.text($0) } ?? "–")"
    }.joined(separator: "<br>")
  }
}
