import Drawing
import Geometry
import LayoutEngine
import Pixels
import Raster
import Scenes
import Typography

/// Finds the colours of texts and of what is behind them from a display list.
struct ContrastReader {
  /// A colour with straight alpha, 0…1 each.
  private struct Tint {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(_ color: Color, opacity: Double) {
      red = Double(color.red) / 255
      green = Double(color.green) / 255
      blue = Double(color.blue) / 255
      alpha = Double(color.alpha) / 65535 * opacity
    }

    func over(_ ground: Tint) -> Tint {
      var result = ground
      result.red += (red - ground.red) * alpha
      result.green += (green - ground.green) * alpha
      result.blue += (blue - ground.blue) * alpha
      return result
    }

    /// Relative luminance (WCAG 2.2).
    var luminance: Double {
      func light(_ share: Double) -> Double {
        LinearLight.light[Int((min(max(share, 0), 1) * 255).rounded())]
      }
      return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    }
  }

  /// Something painted; nil where its colour at a point is not simply known.
  private struct Layer {
    let outline: Outline
    let tint: Tint?
    let map: AffineTransform

    /// Whether the point is painted; corners of round shapes count as painted.
    func covers(_ point: Point) -> Bool {
      guard let place = map.inverted()?.apply(to: point) else { return false }
      let bounds = outline.controlBounds
      guard bounds.contains(place) else { return false }
      guard case .ellipse = outline, bounds.width > 0, bounds.height > 0 else { return true }
      let x = (place.x - bounds.midX) / bounds.width
      let y = (place.y - bounds.midY) / bounds.height
      return x * x + y * y <= 0.25
    }
  }

  private let ground: Tint
  private let texts: [LayoutTree.Node]
  private var layers: [Layer] = []
  private var contrasts: [(node: LayoutTree.Node, contrast: Double)] = []

  /// The contrast of every text whose colour and ground are known, in drawing order.
  static func contrasts(
    in picture: ScenePicture
  ) -> [(node: LayoutTree.Node, contrast: Double)] {
    var reader = ContrastReader(picture)
    reader.read(picture.displayList.items, opacity: 1, map: .translation(x: 0, y: 0))
    return reader.contrasts
  }

  private init(_ picture: ScenePicture) {
    let white = Tint(.white, opacity: 1)
    ground = picture.displayList.background.map { Tint($0, opacity: 1).over(white) } ?? white
    texts = Self.texts(in: picture.layout.root, isField: false)
  }

  /// The views that show text; what a field shows may be its prompt, which is pale on purpose.
  private static func texts(
    in node: LayoutTree.Node, isField: Bool
  ) -> [LayoutTree.Node] {
    let isField = isField || ["TextField", "SecureField"].contains(node.view)
    var found: [LayoutTree.Node] = []
    if node.text != nil {
      var node = node
      if isField, node.allowances[ContrastLaw.name] == nil {
        node.allowances[ContrastLaw.name] = "a field's prompt has the system's placeholder colour"
      }
      found.append(node)
    }
    return node.children.reduce(into: found) { $0 += texts(in: $1, isField: isField) }
  }

  private mutating func read(_ items: [DisplayItem], opacity: Double, map: AffineTransform) {
    for item in items {
      switch item {
      case .fill(let outline, _, let paint):
        layers.append(Layer(outline: outline, tint: tint(paint, opacity), map: map))
      case .image(_, let rect, _):
        layers.append(Layer(outline: .rect(rect), tint: nil, map: map))
      case .glyphs(let run, let paint):
        measure(run, paint, opacity, map)
      case .clip(_, _, let items):
        read(items, opacity: opacity, map: map)
      case .layer(let layer, let items):
        read(items, opacity: opacity * layer.opacity, map: map)
      case .transform(let inner, let items):
        read(items, opacity: opacity, map: inner.followed(by: map))
      case .stroke: break
      }
    }
  }

  private func tint(_ paint: Paint, _ opacity: Double) -> Tint? {
    if case .color(let color) = paint { Tint(color, opacity: opacity) } else { nil }
  }

  /// Looks at a run a little above its baseline, below its middle glyph.
  private mutating func measure(
    _ run: GlyphRun, _ paint: Paint, _ opacity: Double, _ map: AffineTransform
  ) {
    guard let text = tint(paint, opacity), text.alpha > 0, !run.glyphs.isEmpty else { return }
    let middle = run.glyphs[run.glyphs.count / 2]
    let point = map.apply(
      to: Point(x: run.origin.x + middle.x, y: run.origin.y + middle.y - 0.3 * run.size))
    var behind = ground
    for layer in layers where layer.covers(point) {
      guard let tint = layer.tint else { return }
      behind = tint.over(behind)
    }
    guard let node = texts.last(where: { $0.frame.value.contains(point) }) else { return }
    let (a, b) = (text.over(behind).luminance, behind.luminance)
    let contrast = (max(a, b) + 0.05) / (min(a, b) + 0.05)
    guard !contrasts.contains(where: { $0.node == node && $0.contrast == contrast }) else {
      return
    }
    contrasts.append((node, contrast))
  }
}

extension Rect {
  /// Whether a point lies inside or on an edge.
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
