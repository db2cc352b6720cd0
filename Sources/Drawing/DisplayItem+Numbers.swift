import Geometry
import Pixels

/// Display lists whose numbers can be told from their structure, so that one can turn into another
/// over time: two lists with equal skeletons differ in numbers alone.
extension DisplayItem {
  /// The item with each of its numbers passed through a function, always in the same order.
  ///
  /// Numbers are coordinates, extents, opacities and the premultiplied components of colours; those
  /// of glyph runs stay as they are, since text moves as a whole.
  package func mapNumbers(_ map: (Double) -> Double) -> DisplayItem {
    switch self {
    case .fill(let outline, let rule, let paint):
      .fill(outline.mapNumbers(map), rule, paint.mapNumbers(map))
    case .stroke(let outline, let style, let paint):
      .stroke(outline.mapNumbers(map), style.mapNumbers(map), paint.mapNumbers(map))
    case .glyphs(let run, let paint): .glyphs(run, paint.mapNumbers(map))
    case .image(let image, let rect, let interpolation):
      .image(image, rect.mapNumbers(map), interpolation)
    case .clip(let outline, let rule, let items):
      .clip(outline.mapNumbers(map), rule, items.map { $0.mapNumbers(map) })
    case .layer(let layer, let items):
      .layer(layer.mapNumbers(map), items.map { $0.mapNumbers(map) })
    case .transform(let transform, let items):
      .transform(transform.mapNumbers(map), items.map { $0.mapNumbers(map) })
    }
  }
}

extension [DisplayItem] {
  /// The items with all numbers zero.
  package var skeleton: [DisplayItem] { map { item in item.mapNumbers { _ in 0 } } }

  /// All numbers, in the order of ``DisplayItem/mapNumbers(_:)``.
  package var numbers: [Double] {
    var result: [Double] = []
    for item in self {
      _ = item.mapNumbers {
        result.append($0)
        return 0
      }
    }
    return result
  }

  /// The items with other numbers, as many as there are.
  package func withNumbers(_ numbers: [Double]) -> [DisplayItem] {
    var index = 0
    return map { item in
      item.mapNumbers { _ in
        defer { index += 1 }
        return numbers[index]
      }
    }
  }
}

extension Outline {
  func mapNumbers(_ map: (Double) -> Double) -> Outline {
    switch self {
    case .rect(let rect): .rect(rect.mapNumbers(map))
    case .roundedRect(let rect, let radius): .roundedRect(rect.mapNumbers(map), radius: map(radius))
    case .ellipse(let rect): .ellipse(rect.mapNumbers(map))
    case .path(let path): .path(Path(path.elements.map { $0.mapNumbers(map) }))
    }
  }
}

extension Path.Element {
  fileprivate func mapNumbers(_ map: (Double) -> Double) -> Path.Element {
    switch self {
    case .move(let point): .move(to: point.mapNumbers(map))
    case .line(let point): .line(to: point.mapNumbers(map))
    case .quad(let point, let control):
      .quad(to: point.mapNumbers(map), control: control.mapNumbers(map))
    case .cubic(let point, let control1, let control2):
      .cubic(
        to: point.mapNumbers(map), control1: control1.mapNumbers(map),
        control2: control2.mapNumbers(map))
    case .close: .close
    }
  }
}

extension Paint {
  func mapNumbers(_ map: (Double) -> Double) -> Paint {
    switch self {
    case .color(let color): .color(color.mapNumbers(map))
    case .linearGradient(let gradient, let start, let end):
      .linearGradient(
        gradient.mapNumbers(map), from: start.mapNumbers(map), to: end.mapNumbers(map))
    case .radialGradient(let gradient, let center, let start, let end):
      .radialGradient(
        gradient.mapNumbers(map), center: center.mapNumbers(map), startRadius: map(start),
        endRadius: map(end))
    case .angularGradient(let gradient, let center, let start, let end):
      .angularGradient(
        gradient.mapNumbers(map), center: center.mapNumbers(map), startDegrees: map(start),
        endDegrees: map(end))
    }
  }
}

extension Gradient {
  fileprivate func mapNumbers(_ map: (Double) -> Double) -> Gradient {
    Gradient(
      stops: stops.map { stop in
        Stop(offset: map(stop.offset), color: stop.color.mapNumbers(map))
      })
  }
}

extension Color {
  /// Components go through the function premultiplied, so that what fades in has its own colour.
  fileprivate func mapNumbers(_ map: (Double) -> Double) -> Color {
    let share = Double(alpha) / 65535
    let mapped = [red, green, blue].map { map(Double($0) * share) }
    let opacity = map(share)
    func byte(_ value: Double) -> UInt8 {
      guard opacity > 0, value > 0 else { return 0 }
      return UInt8(Swift.min(value / opacity, 255).rounded())
    }
    return Color(
      red: byte(mapped[0]), green: byte(mapped[1]), blue: byte(mapped[2]), opacity: opacity)
  }
}

extension Layer {
  fileprivate func mapNumbers(_ map: (Double) -> Double) -> Layer {
    var result = self
    result.opacity = Swift.min(Swift.max(map(opacity), 0), 1)
    result.blur = Swift.max(map(blur), 0)
    if let shadow {
      result.shadow = Shadow(
        color: shadow.color.mapNumbers(map), radius: Swift.max(map(shadow.radius), 0),
        offset: shadow.offset.mapNumbers(map))
    }
    result.mask = mask.map { items in items.map { $0.mapNumbers(map) } }
    return result
  }
}

extension StrokeStyle {
  fileprivate func mapNumbers(_ map: (Double) -> Double) -> StrokeStyle {
    var result = self
    result.width = Swift.max(map(width), 0)
    result.dash = dash.map { Swift.max(map($0), 0) }
    result.dashPhase = map(dashPhase)
    return result
  }
}

extension AffineTransform {
  fileprivate func mapNumbers(_ map: (Double) -> Double) -> AffineTransform {
    AffineTransform(a: map(a), b: map(b), c: map(c), d: map(d), tx: map(tx), ty: map(ty))
  }
}

extension Point {
  fileprivate func mapNumbers(_ map: (Double) -> Double) -> Point { Point(x: map(x), y: map(y)) }
}

extension Rect {
  fileprivate func mapNumbers(_ map: (Double) -> Double) -> Rect {
    Rect(
      x: map(minX), y: map(minY), width: Swift.max(map(width), 0),
      height: Swift.max(map(height), 0))
  }
}
