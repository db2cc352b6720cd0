import Geometry
package import LayoutEngine

extension LayoutRecord {
  /// The record of a layout: every view that can be told apart, without the ones that only wrap.
  ///
  /// Views with an id, a text or a decision are kept, and of the others those that hold no view and
  /// do not fill the kept one around them.
  package init(compact tree: LayoutTree) {
    self.init(size: Size(width: tree.width, height: tree.height), scale: tree.scale, lines: [])
    let window = Rect(x: 0, y: 0, width: tree.width, height: tree.height)
    add(tree.root, depth: 0, around: window)
  }

  private mutating func add(_ node: LayoutTree.Node, depth: Int, around outer: Rect) {
    let frame = node.frame.value
    let isNamed = node.id != nil || node.text != nil || node.decision != nil
    let isKept = isNamed || node.children.isEmpty && frame != outer
    if isKept {
      lines.append(
        Line(
          depth: depth, view: node.view, id: node.id, frame: frame, text: node.text,
          decision: node.decision, opacity: node.opacity))
    }
    for child in node.children {
      add(child, depth: isKept ? depth + 1 : depth, around: isKept ? frame : outer)
    }
  }
}
