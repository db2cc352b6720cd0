package import FontImpact
import PNGCoding
import Pixels
import Sweeps

/// What a change of font does, as one page that opens from disk.
///
/// A strip chart of each side shows which outcome holds at which width; both pictures of a width lie
/// on each other and change places while the page is looked at.
package struct FontImpactPage {
  private let report: ImpactReport

  /// The page of a report.
  package init(_ report: ImpactReport) { self.report = report }

  /// The page.
  package var bytes: [UInt8] {
    let title = Markup.escaped("Font impact: \(report.grade.rawValue)")
    let tables = FontImpactTables(report)
    var page =
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>\(title)</title>"
      + "<link rel=\"icon\" href=\"data:,\">"
      + "<meta name=\"viewport\" content=\"width=device-width\"><style>"
    page += String(decoding: PackageResources.report_css, as: UTF8.self)
    page += String(decoding: PackageResources.impact_css, as: UTF8.self)
    page += "</style></head><body class=\"impact\"><header><h1>\(title)</h1><span class=\"faint\">"
    page += Markup.escaped("\(name(report.old)) → \(name(report.new))")
    page += "</span></header><main><p>\(Markup.escaped(report.headline)).</p>"
    page += tables.list(report.sentences)
    page += tables.breakpoints + charts + pictures + tables.details
    return Array((page + "</main></body></html>\n").utf8)
  }

  private func name(_ font: FontDescription) -> String {
    [font.name, font.version].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Both sides of each scene that was swept, on the same axis.
  private var charts: String {
    let swept = report.scenes.compactMap { scene -> String? in
      guard let old = scene.old, let new = scene.new else { return nil }
      let sides = [("old", old, scene.oldViolations), ("new", new, scene.newViolations)]
      return "<h3>\(Markup.escaped(scene.title))</h3>"
        + sides.map { side, sweep, violations in
          let chart = StripChart(sweep.cut(to: report.range), violations: violations)
          return "<figure class=\"chart\"><figcaption>\(side)</figcaption>\(chart.svg)</figure>"
        }.joined()
    }
    return swept.isEmpty ? "" : "<h2>Every width</h2>" + swept.joined()
  }

  private var pictures: String {
    guard !report.pixels.isEmpty else { return "" }
    return "<h2>Pictures</h2>" + report.pixels.map(figure).joined()
  }

  private func figure(_ pixels: PixelImpact) -> String {
    let place = pixels.locale.map { "\(pixels.scene) (\($0))" } ?? pixels.scene
    let about =
      "\(place) at \(FixedPoint.short(pixels.width)) pt, "
      + "\(pixels.reason == .differs ? "the outcome differs" : "control"): "
      + "\(pixels.unequalPixels) pixels differ, \(pixels.alignedPixels) within their texts"
    return """
      <figure class="blink"><figcaption>\(Markup.escaped(about))
      <label><input type="radio" name="\(id(pixels))" class="both" checked> blink</label>
      <label><input type="radio" name="\(id(pixels))" class="old"> old</label>
      <label><input type="radio" name="\(id(pixels))" class="new"> new</label></figcaption>
      <div class="picture">\(image(pixels.old, "old"))\(image(pixels.new, "new"))</div></figure>

      """
  }

  /// Groups the three choices of one picture.
  private func id(_ pixels: PixelImpact) -> String {
    Markup.escaped("\(pixels.scene)-\(pixels.locale ?? "")-\(pixels.width)")
  }

  private func image(_ picture: Pixmap, _ side: String) -> String {
    let data = Base64.encoded(PNGEncoder.encode(picture.straight()))
    return "<img class=\"\(side)\" alt=\"\(side)\" width=\"\(picture.width)\" "
      + "height=\"\(picture.height)\" src=\"data:image/png;base64,"
      + String(decoding: data, as: UTF8.self) + "\">"
  }
}
