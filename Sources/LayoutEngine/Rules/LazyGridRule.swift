/// The rule of `LazyVGrid` and `LazyHGrid`: tracks of stated extents across, rows of equal tracks along the axis.
///
/// Source for the tracks: objc.io, *Thinking in SwiftUI* (lazy grids): fixed tracks first, then the
/// others in order, each an equal share of what is left within its limits; an adaptive track holds as
/// many tracks of its minimum as fit. Unlike the original every view is made, whether in sight or not.
package struct LazyGridRule: LayoutRule {
  /// One stated track, or several adaptive ones.
  package struct Track {
    /// How wide tracks are.
    package enum Extent {
      /// One track of an extent, in points.
      case fixed(Double)
      /// One track within limits, in points.
      case flexible(minimum: Double, maximum: Double)
      /// As many tracks as fit, each within limits, in points.
      case adaptive(minimum: Double, maximum: Double)
    }
    /// How wide it is.
    package let extent: Extent
    /// Gap after the track, in points.
    package let gap: Double
    /// Where a view stands in its cell; nil for the middle.
    package let alignment: AlignmentPair?

    /// A track from its parts.
    package init(extent: Extent, gap: Double, alignment: AlignmentPair?) {
      self.extent = extent
      self.gap = gap
      self.alignment = alignment
    }
  }

  /// Direction in which rows of cells follow each other.
  package let axis: Axis
  /// The stated tracks.
  package let tracks: [Track]
  /// Gap between rows of cells, in points.
  package let rowGap: Double
  /// Where the tracks stand when they are narrower than the grid.
  package let alignment: AlignmentKey

  /// A grid whose rows follow each other along an axis.
  package init(axis: Axis, tracks: [Track], rowGap: Double, alignment: AlignmentKey) {
    self.axis = axis
    self.tracks = tracks
    self.rowGap = rowGap
    self.alignment = alignment
  }

  /// One resolved track.
  private struct Column {
    var start: Length
    var extent: Length
    let alignment: AlignmentPair?
  }

  /// The tracks for an offered extent across the axis.
  private func columns(offered: Length?, children: Int) -> [Column] {
    guard !tracks.isEmpty else {
      return [Column(start: .zero, extent: offered ?? .zero, alignment: nil)]
    }
    var left = (offered ?? .zero) - Length(tracks.dropLast().reduce(0) { $0 + $1.gap })
    var open = tracks.count
    for track in tracks {
      guard case .fixed(let extent) = track.extent else { continue }
      left -= Length(extent)
      open -= 1
    }
    var columns: [Column] = []
    var start = Length.zero
    for track in tracks {
      let share = open > 0 ? max(left / Double(open), .zero) : .zero
      let extents = extents(of: track, share: offered == nil ? nil : share, children: children)
      for extent in extents {
        columns.append(Column(start: start, extent: extent, alignment: track.alignment))
        start += extent + Length(track.gap)
      }
      if case .fixed = track.extent { continue }
      open -= 1
      guard left.isFinite else { continue }
      left -= extents.reduce(Length(track.gap * Double(extents.count - 1))) { $0 + $1 }
    }
    return columns
  }

  /// The extents of the tracks that one stated track stands for.
  private func extents(of track: Track, share: Length?, children: Int) -> [Length] {
    func limited(_ length: Length, _ least: Double, _ most: Double) -> Length {
      max(min(length, Length(most)), Length(least))
    }
    switch track.extent {
    case .fixed(let extent): return [Length(extent)]
    case .flexible(let least, let most):
      return [share.map { limited($0, least, most) } ?? Length(least)]
    case .adaptive(let least, let most):
      guard let share else { return [Length(least)] }
      var count = 1
      let limit = Swift.max(children, 1)
      while count < limit,
        Length(Double(count + 1) * least + Double(count) * track.gap).fits(in: share)
      {
        count += 1
      }
      let room = share - Length(track.gap * Double(count - 1))
      return Array(repeating: limited(room / Double(count), least, most), count: count)
    }
  }

  /// The measured grid: its tracks, where each view stands, and the extents of the rows.
  private struct Table {
    var columns: [Column]
    var across: Length
    var cells: [(row: Int, column: Column)] = []
    var rows: [Length] = []
  }

  /// The tracks and rows; views that take a whole row stand in one that is as wide as the grid.
  private func table(_ node: LayoutNode, _ offered: Length?) -> Table {
    let columns = columns(offered: offered, children: node.children.count)
    let across = columns.last.map { $0.start + $0.extent } ?? .zero
    var table = Table(columns: columns, across: width(offered: offered, across: across))
    var next = columns.count
    for child in node.children {
      let isWhole = child.traits.gridCell?.takesWholeRow ?? false
      if isWhole || next == columns.count {
        table.rows.append(.zero)
        next = 0
      }
      let whole = Column(start: .zero, extent: table.across, alignment: nil)
      let column = isWhole ? whole : columns[next]
      next = isWhole ? columns.count : next + 1
      table.cells.append((table.rows.count - 1, column))
      let extent = child.size(proposal(column, nil))[axis]
      table.rows[table.rows.count - 1] = max(table.rows[table.rows.count - 1], extent)
    }
    return table
  }

  /// The offer across the axis, at least the tracks.
  private func width(offered: Length?, across: Length) -> Length {
    offered.map { $0.isFinite ? max($0, across) : across } ?? across
  }

  private func proposal(_ column: Column, _ row: Length?) -> ProposedSize {
    var result = ProposedSize.ideal
    result[axis.other] = column.extent
    result[axis] = row
    return result
  }

  /// The offer across the axis, at least the tracks; the rows along it.
  package func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    let table = table(node, proposal[axis.other])
    var size = LengthSize.zero
    let gaps = Length(rowGap * Double(Swift.max(table.rows.count - 1, 0)))
    size[axis] = table.rows.reduce(gaps) { $0 + $1 }
    size[axis.other] = table.across
    return size
  }

  /// Every view in its cell, row by row.
  package func placements(
    in node: LayoutNode, size: LengthSize, offered proposal: ProposedSize
  ) -> [Placement] {
    let table = table(node, proposal[axis.other])
    var tracksOnly = size
    tracksOnly[axis.other] = table.columns.last.map { $0.start + $0.extent } ?? .zero
    let margin = alignment.defaultValue(size) - alignment.defaultValue(tracksOnly)
    var starts: [Length] = []
    var start = Length.zero
    for extent in table.rows {
      starts.append(start)
      start += extent + Length(rowGap)
    }
    return node.children.enumerated().map { index, child in
      let (row, column) = table.cells[index]
      let isWhole = child.traits.gridCell?.takesWholeRow ?? false
      let offered = self.proposal(column, nil)
      var cell = LengthSize.zero
      cell[axis] = table.rows[row]
      cell[axis.other] = column.extent
      var origin = (column.alignment ?? .center).origin(of: child, offered: offered, in: cell)
      origin[axis] += starts[row]
      origin[axis.other] += column.start + (isWhole ? .zero : margin)
      return Placement(index: index, origin: origin, proposal: offered)
    }
  }
}
