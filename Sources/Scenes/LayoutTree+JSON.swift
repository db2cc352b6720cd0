import Geometry
package import JSONValue
package import LayoutEngine

extension LayoutTree {
  /// The layout with the keys of the command line's contract.
  package var json: JSON {
    [
      "width": .number(width), "height": .number(height), "scale": .number(scale),
      "tree": root.json,
    ]
  }
}

extension LayoutTree.Node {
  /// The view and all inside of it; frames in window coordinates, in points, not rounded.
  package var json: JSON {
    let frame = frame.value
    return JSON.members([
      "view": .string(view),
      "id": id.map { .string($0) },
      "frame": .array(
        [frame.minX, frame.minY, frame.width, frame.height].map { .number($0) }),
      "text": text.map { .string($0) },
      "decision": decision.map { .string($0) },
      "opacity": opacity == 1 ? nil : .number(opacity),
      "truncated": isTruncated ? .bool(true) : nil,
      "accessibility": accessibility.isEmpty
        ? nil
        : .object(
          accessibility.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }),
      "children": .array(children.map(\.json)),
    ])
  }
}
