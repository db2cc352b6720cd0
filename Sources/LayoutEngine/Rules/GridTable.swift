/// The measured rows and columns of a grid.
struct GridTable {
  /// One view in the grid.
  struct Cell {
    let node: LayoutNode
    let index: Int
    let column: Int
    let span: Int
    /// Whether the view stands in the grid without a row and spans all columns.
    let isWholeRow: Bool
    var traits: GridCellTraits? { node.traits.gridCell }
    func isUnsized(_ axis: Axis) -> Bool { traits?.unsizedAxes.contains(axis) ?? false }
  }

  let rule: GridRule
  let rows: [[Cell]]
  private let rowAlignments: [AlignmentKey]
  private let columnAlignments: [AlignmentKey]
  private(set) var columnWidths: [Length]
  private(set) var rowHeights: [Length]
  private(set) var width = Length.zero

  init(_ rule: GridRule, _ node: LayoutNode, offered proposal: ProposedSize) {
    self.rule = rule
    rows = GridTable.rows(of: node)
    rowAlignments = node.children.map {
      ($0.rule as? GridRowRule)?.alignment ?? rule.alignment.vertical
    }
    let columns = rows.joined().filter { !$0.isWholeRow }.map { $0.column + $0.span }.max() ?? 0
    var alignments = Array(repeating: rule.alignment.horizontal, count: columns)
    for cell in rows.joined() where !cell.isWholeRow {
      if let key = cell.traits?.columnAlignment { alignments[cell.column] = key }
    }
    columnAlignments = alignments
    columnWidths = Array(repeating: .zero, count: columns)
    rowHeights = Array(repeating: .zero, count: rows.count)
    measureColumns(proposal.width)
    measureRows(proposal.height)
  }

  private static func rows(of node: LayoutNode) -> [[Cell]] {
    node.children.map { child in
      guard child.rule is GridRowRule else {
        return [Cell(node: child, index: 0, column: 0, span: 1, isWholeRow: true)]
      }
      var column = 0
      return child.children.enumerated().map { index, cell in
        let span = Swift.max(cell.traits.gridCell?.columns ?? 1, 1)
        defer { column += span }
        return Cell(node: cell, index: index, column: column, span: span, isWholeRow: false)
      }
    }
  }

  var size: LengthSize {
    LengthSize(width: width, height: sum(rowHeights, gap: rule.rowGap))
  }

  /// Extents and the gaps between them.
  private func sum(_ extents: [Length], gap: Double) -> Length {
    extents.reduce(Length(gap * Double(Swift.max(extents.count - 1, 0)))) { $0 + $1 }
  }

  /// Widths of the columns, then what cells over several columns and views without a row add.
  private mutating func measureColumns(_ offered: Length?) {
    var cells = Array(repeating: [LayoutNode](), count: columnWidths.count)
    for cell in rows.joined()
    where cell.span == 1 && !cell.isWholeRow && !cell.isUnsized(.horizontal) {
      cells[cell.column].append(cell.node)
    }
    columnWidths =
      Shares(offered, gap: rule.columnGap, count: columnWidths.count) {
        column, extent in
        cells[column].reduce(Length.zero) {
          max($0, $1.size(ProposedSize(width: extent, height: nil)).width)
        }
      }.extents
    for cell in rows.joined()
    where cell.span > 1 && !cell.isWholeRow && !cell.isUnsized(.horizontal) {
      let room = columnWidth(of: cell)
      let own = cell.node.size(ProposedSize(width: offered == nil ? nil : room, height: nil)).width
      if own > room { columnWidths[cell.column + cell.span - 1] += own - room }
    }
    width = sum(columnWidths, gap: rule.columnGap)
    for cell in rows.joined() where cell.isWholeRow && !cell.isUnsized(.horizontal) {
      let room = columnWidths.isEmpty ? offered : width
      width = max(width, cell.node.size(ProposedSize(width: room, height: nil)).width)
    }
  }

  private mutating func measureRows(_ offered: Length?) {
    let table = self
    rowHeights =
      Shares(offered, gap: rule.rowGap, count: rows.count) { row, extent in
        table.line(row, height: extent).total
      }.extents
  }

  /// Width of the columns over which a cell stands.
  private func columnWidth(of cell: Cell) -> Length {
    cell.isWholeRow
      ? width
      : sum(Array(columnWidths[cell.column..<cell.column + cell.span]), gap: rule.columnGap)
  }

  /// Extent before the common guide of a row, and of the whole row.
  private func line(_ row: Int, height: Length?) -> (before: Length, total: Length) {
    var (before, after) = (Length.zero, Length.zero)
    for cell in rows[row] where !cell.isUnsized(.vertical) {
      let proposal = ProposedSize(width: columnWidth(of: cell), height: height)
      let size = cell.node.size(proposal)
      let guide = cell.node.guide(rowAlignments[row], in: size, offered: proposal)
      before = max(before, guide)
      after = max(after, size.height - guide)
    }
    return (before, before + after)
  }

  /// Top of a row, from the grid's own.
  func rowOrigin(_ row: Int) -> Length {
    rowHeights[..<row].reduce(Length(rule.rowGap * Double(row))) { $0 + $1 }
  }

  /// The views of a row, from the row's own corner.
  func placements(in row: Int) -> [Placement] {
    let before = line(row, height: rowHeights[row]).before
    return rows[row].map { cell in
      let extent = LengthSize(width: columnWidth(of: cell), height: rowHeights[row])
      let proposal = ProposedSize(extent)
      let size = cell.node.size(proposal)
      var origin = LengthPoint.zero
      if !cell.isWholeRow {
        origin.x = columnWidths[..<cell.column]
          .reduce(Length(rule.columnGap * Double(cell.column))) { $0 + $1 }
      }
      if let anchor = cell.traits?.anchor {
        origin.x += (extent.width - size.width) * anchor.x
        origin.y = (extent.height - size.height) * anchor.y
      } else {
        let key =
          cell.isWholeRow || cell.span > 1
          ? rule.alignment.horizontal : columnAlignments[cell.column]
        origin.x += key.defaultValue(extent) - cell.node.guide(key, in: size, offered: proposal)
        origin.y = before - cell.node.guide(rowAlignments[row], in: size, offered: proposal)
      }
      return Placement(index: cell.index, origin: origin, proposal: proposal)
    }
  }
}

/// An offered extent shared among rows or columns: the least flexible first, each an equal part of what is left.
struct Shares {
  /// The extents, in order.
  private(set) var extents: [Length]

  /// Shares an offer; without one each takes its ideal extent.
  ///
  /// `measure` gives the extent that a row or column takes when it is offered one.
  init(_ offered: Length?, gap: Double, count: Int, measure: (Int, Length?) -> Length) {
    guard let offered else {
      extents = (0..<count).map { measure($0, nil) }
      return
    }
    extents = Array(repeating: .zero, count: count)
    let limits = (0..<count).map { (measure($0, .zero), measure($0, .infinity)) }
    var available = offered - Length(gap * Double(Swift.max(count - 1, 0)))
    let order = Array(0..<count).sortedStably { isLessFlexible(limits[$0], than: limits[$1]) }
    for (served, index) in order.enumerated() {
      extents[index] = measure(index, max(available / Double(count - served), .zero))
      if available.isFinite { available -= extents[index] }
    }
  }
}

/// Whether a view that takes between `a.minimum` and `a.maximum` is served before another.
///
/// Flexibility is maximum − minimum; among the infinitely flexible the larger minimum goes first.
func isLessFlexible(
  _ a: (minimum: Length, maximum: Length), than b: (minimum: Length, maximum: Length)
) -> Bool {
  switch (a.maximum.value == .infinity, b.maximum.value == .infinity) {
  case (true, true): b.minimum < a.minimum
  case (true, false): false
  case (false, true): true
  case (false, false): a.maximum - a.minimum < b.maximum - b.minimum
  }
}
