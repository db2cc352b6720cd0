/// What a parent offers a child: nil asks for the ideal extent, 0 for the minimum, infinity for the maximum.
package struct ProposedSize: Equatable, Sendable {
  /// Offered extent along x, in points.
  package var width: Length?
  /// Offered extent along y, in points.
  package var height: Length?

  /// Asks for the ideal size.
  package static let ideal = ProposedSize(width: nil, height: nil)

  /// A proposal from its extents.
  package init(width: Length?, height: Length?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly the given size.
  package init(_ size: LengthSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The offered extent along one axis.
  package subscript(axis: Axis) -> Length? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal with nil replaced by the extents of a size.
  package func replacingUnspecified(by size: LengthSize) -> LengthSize {
    LengthSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal with infinity counted as not given.
  var finite: ProposedSize {
    func limited(_ length: Length?) -> Length? { length.flatMap { $0.isFinite ? $0 : nil } }
    return ProposedSize(width: limited(width), height: limited(height))
  }

  /// Whether no extent depends on the swept one.
  package var isConstant: Bool { (width?.slope ?? 0) == 0 && (height?.slope ?? 0) == 0 }
}
