package import LayoutEngine

/// A property that a layout has to have at every extent.
package struct LayoutLaw: Sendable {
  /// Its name in results and allowances, such as `inside-window`.
  package let name: String
  /// What is wrong on one piece of a sweep.
  package let check: @Sendable (LawSubject) -> [Breach]

  /// A law from its name and what it forbids.
  package init(_ name: String, check: @escaping @Sendable (LawSubject) -> [Breach]) {
    self.name = name
    self.check = check
  }

  /// The laws that every scene has to keep unless it says why not.
  package static let standard: [LayoutLaw] = [
    .nothingTruncated, .nothingClipped, .nothingOverlapping, .insideWindow, .minimumSize,
    .lastAlternativeFits, .countsAddUp, .noZeroBadge, .prefixKept, .markersApart,
  ]
}

/// What a law is checked on: the layout of one piece and its window.
package struct LawSubject: Sendable {
  /// The layout at the piece's start, with slopes.
  package let layout: LayoutTree
  /// The window's extents; the swept one has slope 1.
  package let window: LengthSize

  /// The subject of a piece.
  package init(_ piece: SweepPiece) {
    layout = piece.layout
    var window = LengthSize(
      width: Length(piece.layout.width), height: Length(piece.layout.height))
    window[piece.axis] = Length(piece.from, slope: 1)
    self.window = window
  }
}

extension LayoutTree.Node {
  /// What a reader calls the view: its id, else its text, else its kind.
  var title: String { id ?? text.map { "\"\($0)\"" } ?? view }

  /// Whether views inside stand over each other on purpose.
  var isLayered: Bool {
    ["ZStack", "overlay", "background", "GeometryReader", "markers"].contains(view)
  }

  /// Whether the view shows something by itself.
  var isSeen: Bool { children.isEmpty && opacity > 0 && view != "Spacer" && view != "EmptyView" }

  /// Why the view may break a law, where it may.
  func allowance(for law: String) -> String? { allowances[law] }
}

extension LengthRect {
  var left: Length { origin.x }
  var top: Length { origin.y }
  var right: Length { origin.x + size.width }
  var bottom: Length { origin.y + size.height }

  /// The lengths that are positive where both rectangles have area in common.
  func common(with other: LengthRect) -> [Length] {
    [
      right - other.left, other.right - left, bottom - other.top, other.bottom - top, size.width,
      size.height, other.size.width, other.size.height,
    ]
  }
}
