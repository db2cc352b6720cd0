import FontImpact
import Typography

/// The numbers of a change of font as tables of the page.
struct FontImpactTables {
  private let report: ImpactReport

  init(_ report: ImpactReport) { self.report = report }

  /// What happens to each breakpoint.
  var breakpoints: String {
    table(
      "Breakpoints", ["breakpoint", "old", "new", "change", "outcome differs", "listed widths"],
      report.breakpoints.map { breakpoint in
        let place = breakpoint.locale.map { "\(breakpoint.scene) (\($0))" } ?? breakpoint.scene
        return [
          "\(place): \(breakpoint.name)", text(breakpoint.old.width), text(breakpoint.new.width),
          change(breakpoint.delta),
          breakpoint.disagreement.map { "\(text($0.lowerBound)) to \(text($0.upperBound))" } ?? "–",
          breakpoint.listed.map { FixedPoint.short($0) }.joined(separator: ", "),
        ]
      })
  }

  /// Everything below the pictures.
  var details: String { labels + vertical + coverage + glyphs + files + tuning }

  /// Sentences as a list; nothing where there are none.
  func list(_ sentences: [String]) -> String {
    guard !sentences.isEmpty else { return "" }
    return "<ul>" + sentences.map { "<li>\(Markup.escaped($0))</li>" }.joined() + "</ul>"
  }

  private var labels: String {
    let changed = report.labels.filter { $0.delta != 0 }
    return table(
      "Texts", ["text", "old", "new", "change", "advance", "kerning", "ligature", "fallback"],
      changed.filter { !$0.isSilent }.map { label in
        [label.label.text, text(label.old), text(label.new)]
          + [label.delta, label.advance, label.kerning, label.ligature, label.fallback].map(change)
      })
      + (report.noiseCount > 0
        ? "<p class=\"faint\">\(report.noiseCount) of \(report.labels.count) texts change by less "
          + "than 1/64 pt.</p>" : "")
  }

  private var vertical: String {
    let vertical = report.vertical
    var rows = [
      [
        "line", text(vertical.old.rowHeight), text(vertical.new.rowHeight),
        change(vertical.rowHeightDelta),
      ],
      [
        "baseline", text(vertical.old.baseline), text(vertical.new.baseline),
        change(vertical.baselineDelta),
      ],
    ]
    for set in vertical.sets {
      let use = [
        vertical.oldSource == set.name ? "used before" : nil,
        vertical.newSource == set.name ? "used now" : nil,
      ].compactMap { $0 }.joined(separator: ", ")
      rows.append([
        use.isEmpty ? set.name.rawValue : "\(set.name.rawValue) (\(use))", words(set.old),
        words(set.new), set.hasMoved ? "moved" : "",
      ])
    }
    return table("Lines", ["points", "old", "new", "change"], rows)
  }

  private func words(_ line: VerticalImpact.Line?) -> String {
    line.map { "\(text($0.ascent)) + \(text($0.descent)) + \(text($0.lineGap))" } ?? "–"
  }

  private var coverage: String {
    table(
      "Characters", ["character", "old", "new", "texts"],
      report.coverage.changes.map {
        [
          "\($0.scalar.codePoint) \($0.scalar)", $0.oldFont ?? "none", $0.newFont ?? "none",
          "\($0.labelCount)",
        ]
      })
  }

  private var glyphs: String {
    let seen = report.glyphs.changes.filter { !$0.isSilent }
    return table(
      "Glyphs", ["character", "own width", "greatest change of a pixel", "pixels that differ"],
      seen.map {
        [
          "\($0.scalar.codePoint) \($0.scalar)", change($0.advanceDelta), "\($0.pixelDelta)",
          "\($0.pixelCount)",
        ]
      })
      + "<p class=\"faint\">\(report.glyphs.comparedCount) glyphs were compared; "
      + "\(report.glyphs.changes.count - seen.count) changed without any visible effect.</p>"
  }

  private var files: String {
    let files = report.files
    func row<Element>(
      _ name: String, _ change: FontFileImpact.ListChange<Element>, _ text: (Element) -> String
    ) -> [[String]] {
      guard !change.isEmpty else { return [] }
      func words(_ list: [Element]) -> String {
        list.isEmpty ? "–" : list.map(text).joined(separator: " ")
      }
      return [[name, words(change.lost), words(change.gained)]]
    }
    let rows =
      files.texts.map { [$0.name, $0.old ?? "–", $0.new ?? "–"] }
      + row("features that replace glyphs", files.substitutions) { $0.description }
      + row("features that place glyphs", files.positionings) { $0.description }
      + row("axes", files.axes) { axis in
        "\(axis.tag)=\(FixedPoint.short(axis.minimum))…\(FixedPoint.short(axis.maximum))"
      } + row("instances", files.instances) { $0 }
    return table("Files", ["", "only before", "only now"], rows, isText: true)
  }

  private var tuning: String {
    guard let tuning = report.tuning else { return "" }
    return "<h2>As a fallback</h2><p>\(Markup.escaped(tuning.headline)).</p><pre>"
      + Markup.escaped(tuning.css) + "</pre>"
      + table(
        nil, ["breakpoint", "old", "as it is", "tuned", "left"],
        tuning.rows.map {
          [
            "\($0.scene): \($0.name)", text($0.old), text($0.plain), text($0.tuned),
            change($0.tuned - $0.old),
          ]
        })
  }

  private func table(
    _ title: String?, _ head: [String], _ rows: [[String]], isText: Bool = false
  ) -> String {
    guard !rows.isEmpty else { return "" }
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>" + cells.map { "<\(tag)>\(Markup.escaped($0))</\(tag)>" }.joined() + "</tr>\n"
    }
    return (title.map { "<h2>\($0)</h2>" } ?? "")
      + "<div class=\"wide\"><table\(isText ? "" : " class=\"numbers\"")>" + row(head, "th")
      + rows.map { row($0, "td") }.joined() + "</table></div>"
  }

  private func text(_ value: Double?) -> String { value.map { FixedPoint.text($0) } ?? "–" }

  private func change(_ value: Double?) -> String {
    value.map { FixedPoint.text($0, signed: true) } ?? "–"
  }
}
