package import Geometry

/// What can be seen from a place in the tree of views: the window and the clips around it.
///
/// Views out of sight need not be drawn. What is doubtful counts as seen, as with effects that may
/// show their content anywhere.
package struct Sight {
  /// Room beyond a view's own reach that snapping and antialiasing may touch, in points.
  ///
  /// Two pixels at half a pixel for each point, the smallest scale in use.
  package static let slack = 4.0

  /// The seen rectangle in window coordinates, in points; nil for everything.
  package let rect: Rect?

  /// Everything is seen.
  package static let everything = Sight(nil)

  /// A sight of a rectangle, or of everything.
  package init(_ rect: Rect?) { self.rect = rect }

  /// Whether a part of a rectangle, or its edge, is seen.
  @inlinable
  package func sees(_ other: Rect) -> Bool {
    guard let rect else { return true }
    return other.maxX >= rect.minX && other.minX <= rect.maxX && other.maxY >= rect.minY
      && other.minY <= rect.maxY
  }

  /// Whether a whole rectangle is seen.
  @inlinable
  package func seesAll(of other: Rect) -> Bool {
    guard let rect else { return true }
    return other.minX >= rect.minX && other.maxX <= rect.maxX && other.minY >= rect.minY
      && other.maxY <= rect.maxY
  }

  /// What is seen of the views inside of a view with an effect.
  package func inside(_ effect: Effect?, frame: Rect) -> Sight {
    guard let effect, let rect else { return self }
    guard let reach = effect.reach else { return .everything }
    let wider = reach > 0 ? rect.inset(by: -reach) : rect
    return Sight(effect.clips ? wider.intersection(frame.inset(by: -Sight.slack)) : wider)
  }
}

extension LayoutNode {
  /// Outside of which the view itself draws nothing when it stands in a frame; nil for anywhere.
  ///
  /// Text keeps the lines of its settled size.
  package func ownReach(in frame: Rect, settledSize: Size) -> Rect? {
    guard let overhang else { return nil }
    let room = Rect(
      x: frame.minX, y: frame.minY, width: max(frame.width, settledSize.width),
      height: max(frame.height, settledSize.height))
    return room.inset(by: -(overhang + Sight.slack))
  }
}
