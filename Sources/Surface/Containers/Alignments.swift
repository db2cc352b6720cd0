import Geometry
package import LayoutEngine

/// A guide that a program defines.
public nonisolated protocol AlignmentID {
  /// The guide of a view that sets none.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size and guides of a view.
public nonisolated struct ViewDimensions {
  let node: LayoutNode?
  let size: LengthSize
  let proposal: ProposedSize

  /// Extent along x, in points.
  public var width: CGFloat { CGFloat(size.width.value) }
  /// Extent along y, in points.
  public var height: CGFloat { CGFloat(size.height.value) }

  private func guide(_ key: AlignmentKey) -> Length {
    node?.guide(key, in: size, offered: proposal) ?? key.defaultValue(size)
  }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    node?.explicitGuide(key, in: size, offered: proposal).map { CGFloat($0.value) }
  }

  /// Place of a guide along x, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(self.guide(guide.key).value) }
  /// Place of a guide along y, in points from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(self.guide(guide.key).value) }
  /// Place of a guide along x that the view itself sets.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// Place of a guide along y that the view itself sets.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }
}

extension AlignmentKey {
  init(axis: LayoutEngine.Axis, id: any AlignmentID.Type) {
    self.init(axis: axis, id: ObjectIdentifier(id)) { size in
      if size.width.slope != 0 || size.height.slope != 0 { FlipLog.current?.markOpaque() }
      return Length(
        Double(
          id.defaultValue(in: ViewDimensions(node: nil, size: size, proposal: ProposedSize(size)))))
    }
  }
}

/// Which vertical line of views is brought onto one line.
public nonisolated struct HorizontalAlignment: Hashable, @unchecked Sendable {
  package let key: AlignmentKey
  init(key: AlignmentKey) { self.key = key }

  /// A guide that a program defines.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .horizontal, id: id) }

  /// The leading edges.
  public static var leading: HorizontalAlignment { HorizontalAlignment(key: .leading) }
  /// The middles.
  public static var center: HorizontalAlignment { HorizontalAlignment(key: .horizontalCenter) }
  /// The trailing edges.
  public static var trailing: HorizontalAlignment { HorizontalAlignment(key: .trailing) }
}

/// Which horizontal line of views is brought onto one line.
public nonisolated struct VerticalAlignment: Hashable, @unchecked Sendable {
  package let key: AlignmentKey
  init(key: AlignmentKey) { self.key = key }

  /// A guide that a program defines.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .vertical, id: id) }

  /// The top edges.
  public static var top: VerticalAlignment { VerticalAlignment(key: .top) }
  /// The middles.
  public static var center: VerticalAlignment { VerticalAlignment(key: .verticalCenter) }
  /// The bottom edges.
  public static var bottom: VerticalAlignment { VerticalAlignment(key: .bottom) }
  /// The baselines of the first lines of text.
  public static var firstTextBaseline: VerticalAlignment {
    VerticalAlignment(key: .firstTextBaseline)
  }
  /// The baselines of the last lines of text.
  public static var lastTextBaseline: VerticalAlignment {
    VerticalAlignment(key: .lastTextBaseline)
  }
}

/// A guide along each axis.
public nonisolated struct Alignment: Hashable, Sendable {
  /// Guide along x.
  public var horizontal: HorizontalAlignment
  /// Guide along y.
  public var vertical: VerticalAlignment

  /// A pair of guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package var pair: AlignmentPair {
    AlignmentPair(horizontal: horizontal.key, vertical: vertical.key)
  }

  /// Middle on middle.
  public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
  /// Leading edges, middles along y.
  public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
  /// Trailing edges, middles along y.
  public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
  /// Top edges, middles along x.
  public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
  /// Bottom edges, middles along x.
  public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
  /// Top leading corners.
  public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
  /// Top trailing corners.
  public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
  /// Bottom leading corners.
  public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
  /// Bottom trailing corners.
  public static var bottomTrailing: Alignment {
    Alignment(horizontal: .trailing, vertical: .bottom)
  }
  /// Middles along x, first baselines.
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// Leading edges, first baselines.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// Trailing edges, first baselines.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
}

/// Alignment of the lines of a text with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin on one line.
  case leading
  /// Lines are centred.
  case center
  /// Lines end on one line.
  case trailing
}

/// One of the two directions of the plane.
public enum Axis: Int8, Hashable, CaseIterable, Sendable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// Several axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8
    /// Axes from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Along x.
    public static let horizontal = Set(rawValue: 1)
    /// Along y.
    public static let vertical = Set(rawValue: 2)

    package var axes: [LayoutEngine.Axis] {
      (contains(.horizontal) ? [.horizontal] : []) + (contains(.vertical) ? [.vertical] : [])
    }
  }
}

/// One of the four sides of a view.
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where a line of text begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where a line of text ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int8
    /// Sides from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper side.
    public static let top = Set(.top)
    /// The side where a line of text begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where a line of text ends.
    public static let trailing = Set(.trailing)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances inwards from the four sides, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Distance from the top.
  public var top: CGFloat
  /// Distance from the side where a line of text begins.
  public var leading: CGFloat
  /// Distance from the bottom.
  public var bottom: CGFloat
  /// Distance from the side where a line of text ends.
  public var trailing: CGFloat

  /// Distances for each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  var geometry: Geometry.EdgeInsets {
    Geometry.EdgeInsets(
      top: Double(top).sound ?? 0, leading: Double(leading).sound ?? 0,
      bottom: Double(bottom).sound ?? 0, trailing: Double(trailing).sound ?? 0)
  }
}

/// A point of a view in shares of its size, (0, 0) top leading, (1, 1) bottom trailing.
public struct UnitPoint: Hashable, Sendable {
  /// Share of the width.
  public var x: CGFloat
  /// Share of the height.
  public var y: CGFloat

  /// A point from its shares.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// Middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// Middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// Middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// Middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
