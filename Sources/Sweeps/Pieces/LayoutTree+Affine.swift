import Geometry
package import LayoutEngine
import Typography

extension LayoutTree {
  /// The tree at another extent, by the formulas of its frames.
  ///
  /// `distance` is how far the swept extent lies beyond the one at which the tree was made, in points.
  package func moved(by distance: Double, along axis: Axis) -> LayoutTree {
    var result = self
    if axis == .horizontal { result.width += distance } else { result.height += distance }
    result.root = root.moved(by: distance)
    return result
  }

  /// Whether both show the same views and their frames agree, and with `formulas` the slopes too.
  ///
  /// Frames agree within `tolerance` points: far below a pixel, above the noise of their arithmetic.
  func agrees(
    with other: LayoutTree, formulas: Bool, tolerance: Double = LayoutTree.frameTolerance
  ) -> Bool {
    root.agrees(with: other.root, formulas: formulas, tolerance: tolerance)
  }

  /// Distance within which frames count as equal, in points.
  static let frameTolerance = 1e-7
  /// Difference within which slopes count as equal; over a range of 10⁵ points this is 10⁻⁴ points.
  static let slopeTolerance = 1e-9
}

extension LayoutTree.Node {
  fileprivate func moved(by distance: Double) -> LayoutTree.Node {
    var result = self
    result.frame = frame.moved(by: distance)
    for index in result.children.indices {
      result.children[index] = result.children[index].moved(by: distance)
    }
    return result
  }

  /// Whether both are the same view, frames and children aside.
  func isAlike(_ other: LayoutTree.Node) -> Bool {
    view == other.view && id == other.id && decision == other.decision
      && text.map(ExactText.init) == other.text.map(ExactText.init)
      && isTruncated == other.isTruncated && opacity == other.opacity
      && children.count == other.children.count
  }

  fileprivate func agrees(
    with other: LayoutTree.Node, formulas: Bool, tolerance: Double
  ) -> Bool {
    guard isAlike(other),
      frame.agrees(with: other.frame, formulas: formulas, tolerance: tolerance)
    else { return false }
    return zip(children, other.children).allSatisfy {
      $0.agrees(with: $1, formulas: formulas, tolerance: tolerance)
    }
  }

  /// Visits the lengths of all frames, outer before inner.
  func forEachLength(_ body: (Length) -> Void) {
    for length in frame.lengths { body(length) }
    for child in children { child.forEachLength(body) }
  }

  /// Replaces the slopes of all frames by those of the line to another layout of the same views.
  ///
  /// `distance` is that of the two layouts in points of the swept extent.
  mutating func takeSlopes(to other: LayoutTree.Node, distance: Double) {
    frame.origin.x.takeSlope(to: other.frame.origin.x, distance: distance)
    frame.origin.y.takeSlope(to: other.frame.origin.y, distance: distance)
    frame.size.width.takeSlope(to: other.frame.size.width, distance: distance)
    frame.size.height.takeSlope(to: other.frame.size.height, distance: distance)
    if choice?.excess != nil, let next = other.choice?.excess {
      choice?.excess?.takeSlope(to: next, distance: distance)
    }
    for index in children.indices {
      children[index].takeSlopes(to: other.children[index], distance: distance)
    }
  }
}

extension LengthRect {
  /// Left, top, width and height.
  var lengths: [Length] { [origin.x, origin.y, size.width, size.height] }

  fileprivate func moved(by distance: Double) -> LengthRect {
    LengthRect(
      origin: LengthPoint(
        x: origin.x.moved(by: distance), y: origin.y.moved(by: distance)),
      size: LengthSize(
        width: size.width.moved(by: distance), height: size.height.moved(by: distance)))
  }

  fileprivate func agrees(
    with other: LengthRect, formulas: Bool, tolerance: Double
  ) -> Bool {
    func agree(_ a: Length, _ b: Length) -> Bool {
      abs(a.value - b.value) <= tolerance
        && (!formulas || abs(a.slope - b.slope) <= LayoutTree.slopeTolerance)
    }
    return agree(origin.x, other.origin.x) && agree(origin.y, other.origin.y)
      && agree(size.width, other.size.width) && agree(size.height, other.size.height)
  }
}

extension Length {
  /// The length where the swept extent is larger by `distance` points.
  func moved(by distance: Double) -> Length {
    slope == 0 ? self : Length(value + slope * distance, slope: slope)
  }

  fileprivate mutating func takeSlope(to other: Length, distance: Double) {
    slope = (other.value - value) / distance
  }
}
