import Geometry
package import LayoutEngine
package import Snapshots

extension LayoutRecord {
  /// The record of a layout.
  package init(_ tree: LayoutTree) {
    self.init(
      size: Size(width: tree.width, height: tree.height), scale: tree.scale,
      lines: Self.lines(of: tree.root, depth: 0))
  }

  private static func lines(of node: LayoutTree.Node, depth: Int) -> [Line] {
    [
      Line(
        depth: depth, view: node.view, id: node.id, frame: node.frame.value, text: node.text,
        decision: node.decision, opacity: node.opacity, arrival: node.arrival)
    ] + node.children.flatMap { lines(of: $0, depth: depth + 1) }
  }
}
