import ImageDiff
import Reporting

/// The comparison of two folders as a page beside its pictures.
struct FolderReport {
  private let comparison: FolderComparison

  init(_ comparison: FolderComparison) { self.comparison = comparison }

  /// The page; pictures load when they are scrolled to, those that match are only counted.
  var bytes: [UInt8] {
    let shown = comparison.outcomes.compactMap(section)
    let lists = [
      list("Only in the second folder", comparison.added),
      list("Only in the first folder", comparison.removed),
      list("Renamed", comparison.renamed.map { "\($0.from) → \($0.to)" }),
    ]
    let page = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Picture differences</title>
      <style>\(Self.style)</style></head><body>
      <h1>\(Markup.escaped(FolderDiff.sentence(comparison)))</h1>
      \((shown + lists).joined(separator: "\n"))
      </body></html>

      """
    return Array(page.utf8)
  }

  private static let style = """
    :root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
    body{margin:2rem auto;max-width:110rem;padding:0 1rem}
    section{border-top:1px solid #8884;padding:1rem 0}
    .row{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}
    figure{margin:0}figcaption{opacity:.7}
    img{max-width:100%;background:repeating-conic-gradient(#8883 0 25%,#0000 0 50%) 0 0/16px 16px}
    """

  private func section(_ entry: (pair: FolderPairs.Pair, outcome: FolderComparison.Outcome))
    -> String?
  {
    let name = Markup.escaped(entry.pair.name)
    switch entry.outcome {
    case .failed(let error):
      return "<section><h2>\(name)</h2><p>\(Markup.escaped(error.message))</p></section>"
    case .compared(let result) where result.status != .match:
      let path = Markup.escaped(Self.percentEncoded(entry.pair.name))
      let figures = ["expected", "actual", "diff"].map { role in
        "<figure><figcaption>\(role)</figcaption>"
          + "<img loading=\"lazy\" alt=\"\(role)\" src=\"\(role)/\(path)\"></figure>"
      }
      let regions = result.regions.prefix(10).map { "<li>\(Markup.escaped($0.description))</li>" }
      return """
        <section><h2>\(name)</h2>
        <p>\(result.differentPixels) of \(result.width * result.height) pixels differ, \
        largest channel difference \(result.maxChannelDelta).</p>
        <ul>\(regions.joined())</ul><div class="row">\(figures.joined())</div></section>
        """
    case .compared: return nil
    }
  }

  private func list(_ title: String, _ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    let items = names.map { "<li>\(Markup.escaped($0))</li>" }.joined()
    return "<section><h2>\(title)</h2><ul>\(items)</ul></section>"
  }

  /// A path as part of a link: everything but letters, digits and a few signs by its bytes.
  private static func percentEncoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "."):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
