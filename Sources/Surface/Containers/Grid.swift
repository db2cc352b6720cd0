import Geometry
import LayoutEngine

/// Rows of views whose columns are as wide as their widest view.
public nonisolated struct Grid<Content: View>: View {
  let alignment: Alignment
  let spacing: (horizontal: CGFloat?, vertical: CGFloat?)
  let content: Content

  /// A grid of rows; nil for the standard gaps of 8 points.
  @MainActor
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = (horizontalSpacing, verticalSpacing)
    self.content = content()
  }

  /// The rows, and other views over all columns.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let rule = GridRule(
      alignment: alignment.pair,
      columnGap: spacing.horizontal.sound ?? SpacingPreference.standardGap,
      rowGap: spacing.vertical.sound ?? SpacingPreference.standardGap)
    var inner = inputs.inside(.vertical)
    inner.environment.values.isInGrid = true
    return ViewOutputs(
      inputs.node("Grid", rule: rule, children: content.resolved(in: inner).nodes))
  }
}

/// The views of one row of a grid; outside of a grid a horizontal stack.
public nonisolated struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row; nil for the grid's own alignment.
  @MainActor
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The cells of the row.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    var inner = inputs.inside(.horizontal)
    let isInGrid = inputs.environment.withValues { $0.isInGrid }
    if isInGrid { inner.environment.values.isInGrid = false }
    let cells = content.resolved(in: inner).nodes
    let rule: any LayoutRule =
      isInGrid
      ? GridRowRule(alignment: alignment?.key)
      : StackRule(axis: .horizontal, alignment: (alignment ?? .center).key, gap: nil)
    return ViewOutputs(inputs.node("GridRow", rule: rule, children: cells))
  }
}

extension View {
  private nonisolated func gridCell(
    _ change: @escaping (inout GridCellTraits) -> Void
  ) -> some View {
    trait { traits in
      var cell = traits.gridCell ?? GridCellTraits()
      change(&cell)
      traits.gridCell = cell
    }
  }

  /// Lets the view stand over several columns of the grid around it.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    gridCell { $0.columns = Swift.min(Swift.max(count, 1), 1000) }
  }

  /// Aligns the whole column of the grid in which the view stands.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    let key = guide.key
    return gridCell { $0.columnAlignment = key }
  }

  /// Brings a point of the view onto the same point of its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    gridCell { $0.anchor = (Double(anchor.x).sound ?? 0.5, Double(anchor.y).sound ?? 0.5) }
  }

  /// Keeps the view from asking its grid for room along the given axes.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCell { $0.unsizedAxes = axes.axes }
  }
}

/// A track of a lazy grid, or several adaptive ones.
public nonisolated struct GridItem: Sendable {
  /// How wide tracks are.
  public enum Size: Sendable {
    /// One track of an extent, in points.
    case fixed(CGFloat)
    /// One track within limits, in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, each within limits, in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How wide the track is.
  public var size: Size
  /// Gap after the track, in points; nil for 8.
  public var spacing: CGFloat?
  /// Where a view stands in its cell; nil for the middle.
  public var alignment: Alignment?

  /// A track.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyGridRule.Track {
    func sound(_ extent: CGFloat) -> Double { Swift.max(Double(extent).sound ?? 0, 0) }
    func limit(_ extent: CGFloat) -> Double { extent.isNaN ? 0 : Swift.max(Double(extent), 0) }
    let extent: LazyGridRule.Track.Extent =
      switch size {
      case .fixed(let extent): .fixed(sound(extent))
      case .flexible(let least, let most):
        .flexible(minimum: sound(least), maximum: Swift.max(limit(most), sound(least)))
      case .adaptive(let least, let most):
        .adaptive(minimum: sound(least), maximum: Swift.max(limit(most), sound(least)))
      }
    return LazyGridRule.Track(
      extent: extent, gap: spacing.sound ?? SpacingPreference.standardGap,
      alignment: alignment?.pair)
  }
}

/// Rows of cells in stated columns; all views are made at once.
public nonisolated struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A grid with the given columns; nil for 8 points between rows.
  @MainActor
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The cells, row by row.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let rule = LazyGridRule(
      axis: .vertical, tracks: columns.map(\.track),
      rowGap: spacing.sound ?? SpacingPreference.standardGap, alignment: alignment.key)
    return ViewOutputs(
      inputs.node("LazyVGrid", rule: rule, children: content.resolved(in: inputs.inside(nil)).nodes)
    )
  }
}

/// Columns of cells in stated rows; all views are made at once.
public nonisolated struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A grid with the given rows; nil for 8 points between columns.
  @MainActor
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The cells, column by column.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let rule = LazyGridRule(
      axis: .horizontal, tracks: rows.map(\.track),
      rowGap: spacing.sound ?? SpacingPreference.standardGap, alignment: alignment.key)
    return ViewOutputs(
      inputs.node("LazyHGrid", rule: rule, children: content.resolved(in: inputs.inside(nil)).nodes)
    )
  }
}

/// Views that stay in sight while a lazy container scrolls; a picture shows the start, where they are anyway.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32
  /// Kinds from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
