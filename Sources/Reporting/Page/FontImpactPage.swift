package import FontImpact
import JSONValue
import Pixels
import PNGCoding
import Sweeps

/// What a change of font does, as one page that opens from disk.
///
/// Both pictures of a width lie on each other and change places while the page is looked at; a strip
/// chart of each side shows which outcome holds at which width.
package struct FontImpactPage {
  private let report: ImpactReport

  /// The page of a report.
  package init(_ report: ImpactReport) { self.report = report }

  /// The page.
  package var bytes: [UInt8] {
    let title = Markup.escaped("Font impact: \(report.grade.rawValue)")
    var page =
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>\(title)</title>"
      + "<meta name=\"viewport\" content=\"width=device-width\"><style>"
    page += String(decoding: PackageResources.report_css, as: UTF8.self)
    page += String(decoding: PackageResources.impact_css, as: UTF8.self)
    page += "</style></head><body class=\"impact\"><header><h1>\(title)</h1><span class=\"faint\">"
    page += Markup.escaped("\(name(report.old)) → \(name(report.new))")
    page += "</span></header><main><p>\(Markup.escaped(report.headline)).</p><ul>"
    page += report.sentences.map { "<li>\(Markup.escaped($0))</li>" }.joined() + "</ul>"
    page += pictures + breakpoints + labels + charts
    return Array((page + "</main></body></html>\n").utf8)
  }

  private func name(_ font: FontDescription) -> String {
    [font.name, font.version].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var pictures: String {
    guard !report.pixels.isEmpty else { return "" }
    return "<h2>Pictures</h2>" + report.pixels.map(figure).joined()
  }

  private func figure(_ pixels: PixelImpact) -> String {
    let place = pixels.locale.map { "\(pixels.scene) (\($0))" } ?? pixels.scene
    let about =
      "\(place) at \(JSON.text(of: pixels.width)) pt, "
      + "\(pixels.reason == .differs ? "the outcome differs" : "control"): "
      + "\(pixels.unequalPixels) pixels differ, \(pixels.alignedPixels) within their texts"
    return """
      <figure class="blink"><figcaption>\(Markup.escaped(about))
      <label><input type="checkbox" class="hold"> hold old</label></figcaption>
      <div class="picture">\(image(pixels.old, "old"))\(image(pixels.new, "new"))</div></figure>
      """
  }

  private func image(_ picture: Pixmap, _ side: String) -> String {
    let data = Base64.encoded(PNGEncoder.encode(picture.straight()))
    return "<img class=\"\(side)\" alt=\"\(side)\" width=\"\(picture.width)\" "
      + "height=\"\(picture.height)\" src=\"data:image/png;base64,"
      + String(decoding: data, as: UTF8.self) + "\">"
  }

  private var breakpoints: String {
    table(
      "Breakpoints", ["scene", "breakpoint", "old", "new", "change", "outcome differs"],
      report.breakpoints.map { breakpoint in
        let place = breakpoint.locale.map { "\(breakpoint.scene) (\($0))" } ?? breakpoint.scene
        return [
          place, breakpoint.name, text(breakpoint.old.width), text(breakpoint.new.width),
          text(breakpoint.delta),
          breakpoint.disagreement.map { "\(text($0.lowerBound)) to \(text($0.upperBound))" } ?? "–",
        ]
      })
  }

  private var labels: String {
    table(
      "Texts", ["text", "old", "new", "change", "advance", "kerning", "ligature", "fallback"],
      report.labels.filter { $0.delta != 0 }.map { label in
        [label.label.text]
          + [
            label.old, label.new, label.delta, label.advance, label.kerning, label.ligature,
            label.fallback,
          ].map(text)
      })
  }

  private var charts: String {
    report.scenes.map { scene in
      guard let old = scene.old, let new = scene.new else { return "" }
      let place = scene.locale.map { "\(scene.scene) (\($0))" } ?? scene.scene
      return "<h2>\(Markup.escaped(place))</h2><figure><figcaption>old</figcaption>"
        + StripChart(old, violations: scene.oldViolations).svg
        + "</figure><figure><figcaption>new</figcaption>"
        + StripChart(new, violations: scene.newViolations).svg + "</figure>"
    }.joined()
  }

  private func table(_ title: String, _ head: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>" + cells.map { "<\(tag)>\(Markup.escaped($0))</\(tag)>" }.joined() + "</tr>"
    }
    return "<h2>\(title)</h2><table>" + row(head, "th") + rows.map { row($0, "td") }.joined()
      + "</table>"
  }

  /// A length with two decimals.
  private func text(_ value: Double?) -> String {
    guard let value else { return "–" }
    return JSON.text(of: (value * 100).rounded() / 100)
  }
}
