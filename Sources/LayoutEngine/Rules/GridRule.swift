/// The rule of `Grid`: rows of cells whose columns are as wide as their widest cell.
///
/// Columns share an offered width as the views of a horizontal stack do, rows an offered height as
/// those of a vertical one: the least flexible first, each an equal share of what is left. Apple
/// describes the outcome (columns as wide as their widest cell, other views span all columns) and
/// not the distribution, which is chosen here.
package struct GridRule: LayoutRule {
  /// Where a cell's view stands in its cell.
  package let alignment: AlignmentPair
  /// Gap between columns, in points.
  package let columnGap: Double
  /// Gap between rows, in points.
  package let rowGap: Double

  /// A grid with the given gaps.
  package init(alignment: AlignmentPair, columnGap: Double, rowGap: Double) {
    self.alignment = alignment
    self.columnGap = columnGap
    self.rowGap = rowGap
  }

  /// The sum of columns and gaps, and of rows and gaps.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    GridTable(self, node, offered: proposal).size
  }

  /// The rows below each other; each row is told where its cells stand.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    let table = GridTable(self, node, offered: proposal)
    return node.children.indices.map { row in
      let origin = LengthPoint(x: .zero, y: table.rowOrigin(row))
      let extent = LengthSize(width: table.width, height: table.rowHeights[row])
      let cells = table.placements(in: row)
      guard let rule = node.children[row].rule as? GridRowRule else {
        return Placement(
          index: row, origin: origin + cells[0].origin, proposal: cells[0].proposal)
      }
      rule.cells = cells
      return Placement(index: row, origin: origin, proposal: ProposedSize(extent))
    }
  }

  /// The grid's rows and columns stay inside.
  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length? { nil }
}

/// The rule of `GridRow` inside of a grid: its cells stand where the grid says.
package final class GridRowRule: LayoutRule {
  /// Guide along y of the row's cells; nil for the grid's.
  package let alignment: AlignmentKey?
  /// Where the grid put the cells, set each time before the row is placed.
  var cells: [Placement] = []

  /// A row with an alignment of its own, if any.
  package init(alignment: AlignmentKey?) { self.alignment = alignment }

  /// What the grid gives it.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    proposal.replacingUnspecified(by: .zero)
  }

  /// Where the grid put the cells.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] { cells }

  /// None that anybody outside sees.
  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length? { nil }
}
