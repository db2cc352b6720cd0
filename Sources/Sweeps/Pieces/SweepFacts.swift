import Geometry
package import JSONValue
package import LayoutEngine

/// What a person would say about a layout: how many labels, how many rows, how wide.
package struct SweepFacts: Hashable, Sendable {
  /// Views of collections that are shown.
  package var visible = 0
  /// Views that an alternative with more of them would show.
  package var hidden = 0
  /// Rows that the shown views stand in.
  package var rows = 0
  /// Width of the chosen alternative, else of the shown views together, else of the root, in points.
  package var width = 0.0
  /// Height of the same, in points.
  package var height = 0.0
  /// Index of the chosen alternative of each `ViewThatFits`, in drawing order.
  package var choices: [Int] = []
  /// Texts that are cut.
  package var truncated = 0

  /// The facts of a layout; rows may be read from another extent of the same piece, since views
  /// that part only beyond its end touch there.
  package init(_ tree: LayoutTree, rowsFrom inside: LayoutTree? = nil) {
    var reader = Reader()
    reader.read(tree.root)
    visible = reader.visible
    hidden = reader.hidden
    choices = reader.choices
    truncated = reader.truncated
    if let inside {
      var other = Reader()
      other.read(inside.root)
      rows = other.rowCount
    } else {
      rows = reader.rowCount
    }
    let extent = reader.content ?? reader.union ?? tree.root.frame.value
    width = extent.width
    height = extent.height
  }

  /// The facts as members of a JSON object.
  package var json: JSON {
    .members([
      "visible": .integer(visible), "hidden": .integer(hidden), "rows": .integer(rows),
      "width": .number(width), "height": .number(height),
      "choices": .array(choices.map { .integer($0) }), "truncated": .integer(truncated),
    ])
  }

  private struct Reader {
    var visible = 0
    var hidden = 0
    var truncated = 0
    var choices: [Int] = []
    /// Frame of the first chosen alternative that holds views of a collection, else of the first.
    var content: Rect?
    var contentHasItems = false
    var union: Rect?
    private var rows: [Rect] = []

    /// Rows of items; alternatives without named views count as one row.
    var rowCount: Int { rows.isEmpty && content != nil ? 1 : rows.count }

    mutating func read(_ node: LayoutTree.Node, insideItem: Bool = false) {
      if node.isTruncated { truncated += 1 }
      var insideItem = insideItem
      if let choice = node.choice {
        choices.append(choice.index)
        hidden += insideItem ? 0 : choice.mostItems - choice.items
        if content == nil || (!contentHasItems && choice.mostItems > 0 && !insideItem) {
          content = node.children.first?.frame.value
          contentHasItems = choice.mostItems > 0
        }
        // An alternative that a `ForEach` made is not itself a view of the collection.
        for alternative in node.children {
          if alternative.isTruncated { truncated += 1 }
          for child in alternative.children { read(child, insideItem: insideItem) }
        }
        return
      }
      if !insideItem, node.isItem || node.id == "badge" {
        if node.isItem { visible += 1 }
        take(node.frame.value)
        insideItem = true
      }
      for child in node.children { read(child, insideItem: insideItem) }
    }

    /// Adds an item to the last row, or begins one where it stands below that row.
    private mutating func take(_ frame: Rect) {
      union = union.map { $0.union(frame) } ?? frame
      let slack = 1e-6
      if let last = rows.last, frame.minY < last.maxY - slack || frame.minY == last.minY {
        rows[rows.count - 1] = last.union(frame)
      } else {
        rows.append(frame)
      }
    }
  }
}
