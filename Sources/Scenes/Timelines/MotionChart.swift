import Geometry
package import LayoutEngine

/// A chart of every value that moves after a step, over time, as SVG.
package struct MotionChart {
  /// Most panels of a chart.
  static let largestCount = 64
  private static let panel = (width: 640.0, height: 84.0, left: 150.0, right: 70.0, top: 14.0)

  /// One value of one view at each of the instants; nil where the view is not there.
  private struct Curve {
    let name: String
    var values: [Double?]

    var known: [Double] { values.compactMap { $0 } }
    var moves: Bool {
      values.contains { $0 == nil } || known.contains { ($0 - known[0]).magnitude > 1e-9 }
    }
  }

  private let times: [Double]
  private let curves: [Curve]

  /// A chart from the layouts at several instants, in seconds.
  package init(_ frames: [(time: Double, layout: LayoutTree)]) {
    times = frames.map(\.time)
    var order: [String] = []
    var values: [String: [Double?]] = [:]
    for (index, frame) in frames.enumerated() {
      for (name, value) in MotionChart.values(of: frame.layout) {
        if values[name] == nil {
          values[name] = Array(repeating: nil, count: frames.count)
          order.append(name)
        }
        values[name]?[index] = value
      }
    }
    let all = order.map { Curve(name: $0, values: values[$0] ?? []) }
    curves = Array(all.filter(\.moves).prefix(MotionChart.largestCount))
  }

  /// Place, size and opacity of every view with an id, under names such as `row 3 y`.
  private static func values(of layout: LayoutTree) -> [(String, Double)] {
    var seen: Set<String> = []
    return layout.nodes.flatMap { node -> [(String, Double)] in
      guard let id = node.id, seen.insert(id).inserted else { return [] }
      let frame = node.frame.value
      return [
        ("\(id) x", frame.minX), ("\(id) y", frame.minY), ("\(id) width", frame.width),
        ("\(id) height", frame.height), ("\(id) opacity", node.opacity),
      ]
    }
  }

  /// The chart as an SVG document.
  package var svg: String {
    let (width, height) = (Self.panel.width, Self.panel.height * Double(max(curves.count, 1)) + 24)
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(n(width)) \#(n(height))" font-family="sans-serif" font-size="11">"#,
      #"<rect width="100%" height="100%" fill="white"/>"#,
    ]
    if curves.isEmpty { lines.append(#"<text x="12" y="24">Nothing moves.</text>"#) }
    for (index, curve) in curves.enumerated() {
      lines += panel(curve, top: Double(index) * Self.panel.height)
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func panel(_ curve: Curve, top: Double) -> [String] {
    let (low, high) = (curve.known.min() ?? 0, curve.known.max() ?? 0)
    let (left, right) = (Self.panel.left, Self.panel.width - Self.panel.right)
    let (upper, lower) = (top + Self.panel.top, top + Self.panel.height - 8)
    let span = max((times.last ?? 0) - (times.first ?? 0), 1e-9)
    func x(_ time: Double) -> Double { left + (time - (times.first ?? 0)) / span * (right - left) }
    func y(_ value: Double) -> Double {
      high > low ? lower - (value - low) / (high - low) * (lower - upper) : (upper + lower) / 2
    }
    var lines = [
      #"<text x="8" y="\#(n((upper + lower) / 2 + 4))">\#(escaped(curve.name))</text>"#,
      #"<text x="\#(n(right + 6))" y="\#(n(upper + 4))">\#(FilmStrip.decimal(high))</text>"#,
      #"<path d="M\#(n(left)) \#(n(lower + 2))H\#(n(right))" stroke="lightgray"/>"#,
    ]
    if high > low {
      lines.append(
        #"<text x="\#(n(right + 6))" y="\#(n(lower + 4))">\#(FilmStrip.decimal(low))</text>"#)
    }
    var data = ""
    for (time, value) in zip(times, curve.values) {
      guard let value else { continue }
      data += "\(data.isEmpty ? "M" : "L")\(n(x(time))) \(n(y(value)))"
    }
    lines.append(
      #"<path d="\#(data)" fill="none" stroke="royalblue" stroke-width="1.5"><title>\#(escaped(curve.name)), \#(FilmStrip.decimal(times.first ?? 0)) to \#(FilmStrip.decimal(times.last ?? 0)) s</title></path>"#
    )
    return lines
  }

  /// A number with two decimals at most.
  private func n(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
