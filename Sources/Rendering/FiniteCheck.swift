import Drawing
import Geometry
import Typography

/// Finds numbers that are infinite or not numbers before they reach the pixel grid.
enum FiniteCheck {
  /// What in an item is not finite; nil where all of it is.
  ///
  /// Items within it are not looked at.
  static func problem(in item: DisplayItem) -> String? {
    switch item {
    case .fill(let outline, _, let paint):
      return isFinite(outline) ? problem(in: paint) : "fill"
    case .stroke(let outline, let style, let paint):
      guard isFinite(outline), style.width.isFinite, style.miterLimit.isFinite,
        style.dashPhase.isFinite, style.dash.allSatisfy(\.isFinite)
      else { return "stroke" }
      return problem(in: paint)
    case .glyphs(let run, let paint):
      guard run.size.isFinite, run.origin.isFinite,
        run.glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
      else { return "glyphs" }
      return problem(in: paint)
    case .image(_, let rect, _): return rect.isFinite ? nil : "image"
    case .clip(let outline, _, _): return isFinite(outline) ? nil : "clip"
    case .layer(let layer, _): return isFinite(layer) ? nil : "layer"
    case .transform(let transform, _): return transform.isFinite ? nil : "transform"
    }
  }

  private static func isFinite(_ layer: Layer) -> Bool {
    guard layer.opacity.isFinite, layer.blur.isFinite else { return false }
    guard let shadow = layer.shadow else { return true }
    return shadow.radius.isFinite && shadow.offset.isFinite
  }

  private static func isFinite(_ outline: Outline) -> Bool {
    switch outline {
    case .rect(let rect), .ellipse(let rect): rect.isFinite
    case .roundedRect(let rect, let radius): rect.isFinite && radius.isFinite
    case .path(let path): path.elements.allSatisfy(isFinite)
    }
  }

  private static func isFinite(_ element: Path.Element) -> Bool {
    switch element {
    case .move(let point), .line(let point): point.isFinite
    case .quad(let point, let control): point.isFinite && control.isFinite
    case .cubic(let point, let control1, let control2):
      point.isFinite && control1.isFinite && control2.isFinite
    case .close: true
    }
  }

  private static func problem(in paint: Paint) -> String? {
    switch paint {
    case .color: nil
    case .linearGradient(_, let from, let to):
      from.isFinite && to.isFinite ? nil : "linear gradient"
    case .radialGradient(_, let center, let start, let end):
      center.isFinite && start.isFinite && end.isFinite ? nil : "radial gradient"
    case .angularGradient(_, let center, let start, let end):
      center.isFinite && start.isFinite && end.isFinite ? nil : "angular gradient"
    }
  }
}
