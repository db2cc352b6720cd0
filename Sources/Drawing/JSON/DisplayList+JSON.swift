import Geometry
package import JSONValue
import Pixels
import Typography

extension DisplayList {
  /// The display list as a drawing in JSON, which `DrawingDocument` reads back as the same value.
  ///
  /// Groups nest at most as deep as the JSON parser follows, about sixty times; `dump()` has no such limit.
  package func json(id: String? = nil) -> JSON {
    .members([
      "id": id.map(JSON.string), "width": .number(size.width), "height": .number(size.height),
      "scale": .number(scale), "background": background.map(\.json),
      "blending": blending == .sRGB ? nil : .string(blending.rawValue),
      "ops": .array(items.map(\.json)),
    ])
  }
}

extension DisplayItem {
  fileprivate var json: JSON {
    switch self {
    case .fill(let outline, let rule, let paint):
      return operation("fill", outline.members + rule.members + paint.members)
    case .stroke(let outline, let style, let paint):
      return operation("stroke", outline.members + style.members + paint.members)
    case .glyphs(let run, let paint):
      let glyphs = run.glyphs.map {
        JSON.array([.number(Double($0.id)), .number($0.x), .number($0.y)])
      }
      return operation(
        "glyphs",
        [
          .init("font", .string(run.font.key)), .init("size", .number(run.size)),
          .init("at", run.origin.json), .init("glyphs", .array(glyphs)),
        ] + paint.members)
    case .image(let image, let rect, let interpolation):
      let picture: JSON = [
        "width": .integer(image.width), "height": .integer(image.height),
        "pixels": .string(Hexadecimal.text(image.bytes)),
      ]
      return operation(
        "image",
        [
          .init("rect", rect.json), .init("image", picture),
          .init("interpolation", .string(interpolation.rawValue)),
        ])
    case .clip(let outline, let rule, let items):
      return operation("clip", outline.members + rule.members, items)
    case .layer(let layer, let items): return operation("layer", layer.members, items)
    case .transform(let t, let items):
      let matrix = JSON.numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])
      return operation("transform", [.init("matrix", matrix)], items)
    }
  }

  private func operation(
    _ name: String, _ members: [JSON.Member], _ items: [DisplayItem]? = nil
  ) -> JSON {
    let inner = items.map { [JSON.Member("ops", .array($0.map(\.json)))] } ?? []
    return .object([.init("op", .string(name))] + members + inner)
  }
}

extension JSON {
  fileprivate static func numbers(_ values: [Double]) -> JSON { .array(values.map(JSON.number)) }
}

extension Outline {
  fileprivate var members: [JSON.Member] {
    switch self {
    case .rect(let rect): return [.init("shape", ["rect": rect.json])]
    case .roundedRect(let r, let radius):
      let numbers = JSON.numbers([r.minX, r.minY, r.width, r.height, radius])
      return [.init("shape", ["roundedRect": numbers])]
    case .ellipse(let rect): return [.init("shape", ["ellipse": rect.json])]
    case .path(let path): return [.init("path", .array(path.elements.map(\.json)))]
    }
  }
}

extension Path.Element {
  fileprivate var json: JSON {
    switch self {
    case .move(let point): command("M", [point])
    case .line(let point): command("L", [point])
    case .quad(let point, let control): command("Q", [control, point])
    case .cubic(let point, let control1, let control2): command("C", [control1, control2, point])
    case .close: command("Z", [])
    }
  }

  private func command(_ name: String, _ points: [Point]) -> JSON {
    .array([.string(name)] + points.flatMap { [.number($0.x), .number($0.y)] })
  }
}

extension FillRule {
  fileprivate var members: [JSON.Member] {
    self == .nonZero ? [] : [.init("rule", .string(rawValue))]
  }
}

extension Paint {
  fileprivate var members: [JSON.Member] {
    switch self {
    case .color(let color): [.init("color", color.json)]
    case .linearGradient(let gradient, let from, let to):
      [.init("paint", gradient.json("linear", [from.x, from.y, to.x, to.y]))]
    case .radialGradient(let gradient, let center, let start, let end):
      [.init("paint", gradient.json("radial", [center.x, center.y, start, end]))]
    case .angularGradient(let gradient, let center, let start, let end):
      [.init("paint", gradient.json("angular", [center.x, center.y, start, end]))]
    }
  }
}

extension Gradient {
  fileprivate func json(_ name: String, _ numbers: [Double]) -> JSON {
    let stops = self.stops.map { JSON.array([.number($0.offset), $0.color.json]) }
    return .object([.init("stops", .array(stops)), .init(name, .numbers(numbers))])
  }
}

extension Color {
  /// Bytes and an opacity whose product with 65,535 is the alpha again.
  fileprivate var json: JSON {
    let bytes = [red, green, blue].map { JSON.integer(Int($0)) }
    return .array(isOpaque ? bytes : bytes + [.number(Double(alpha) / 65535)])
  }
}

extension StrokeStyle {
  fileprivate var members: [JSON.Member] {
    let all: JSON = .members([
      "width": .number(width), "cap": cap == .butt ? nil : .string(cap.rawValue),
      "join": join == .miter ? nil : .string(join.rawValue),
      "miterLimit": miterLimit == 10 ? nil : .number(miterLimit),
      "dash": dash.isEmpty ? nil : .numbers(dash),
      "dashPhase": dashPhase == 0 ? nil : .number(dashPhase),
    ])
    return all.members
  }
}

extension Layer {
  fileprivate var members: [JSON.Member] {
    let all: JSON = .members([
      "opacity": opacity == 1 ? nil : .number(opacity),
      "blendMode": blendMode == .normal ? nil : .string(blendMode.rawValue),
      "blur": blur == 0 ? nil : .number(blur),
      "shadow": shadow.map {
        ["color": $0.color.json, "radius": .number($0.radius), "offset": $0.offset.json]
      },
      "mask": mask.map { .array($0.map(\.json)) },
    ])
    return all.members
  }
}

extension JSON {
  fileprivate var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
}

extension Point {
  fileprivate var json: JSON { .numbers([x, y]) }
}

extension Rect {
  fileprivate var json: JSON { .numbers([minX, minY, width, height]) }
}
