import LayoutEngine

/// A view over several keyframes: where it is going, what is left of its way, and what left it.
@MainActor
final class MovingView {
  /// Where the view stands when all has settled, with the live views inside.
  var target: PlacedView
  /// Changes of place and size under way: x, y, width, height in points.
  var movement = Course<SIMD4<Double>>()
  /// How far the view has come or gone; identity while it is simply there.
  var phase = AnyTransition.Phase()
  /// Changes of the phase under way.
  var presence = Course<SIMD8<Double>>()
  /// Changes of its look under way.
  var looks: [LookChange] = []
  /// Removed views that are still seen inside of it, in the order of their removal.
  var leaving: [MovingView] = []
  /// Whether the view has been removed.
  var isLeaving = false
  /// When everything inside has settled, in seconds.
  private(set) var settlingTime = -Double.infinity

  private var expanded: [MovingView]?

  /// Where the view may be drawn from now on; asked for when its way is known to the end.
  private(set) lazy var reach = findReach()
  /// Where each of the live views inside may be drawn, side by side in memory.
  private(set) lazy var childReaches = children.map(\.reach)
  /// Where each of the views that are leaving may be drawn.
  private(set) lazy var leavingReaches = leaving.map(\.reach)

  /// A view at rest.
  init(_ target: PlacedView) { self.target = target }

  /// The live views inside, in drawing order; made when they are first asked for.
  var children: [MovingView] {
    get {
      if let expanded { return expanded }
      let children = target.children.map(MovingView.init)
      expanded = children
      return children
    }
    set { expanded = newValue }
  }

  /// Puts the view at rest in a new place, with everything inside.
  func rest(at target: PlacedView) {
    self.target = target
    movement.clear()
    presence.clear()
    phase = AnyTransition.Phase()
    (looks, leaving, expanded, isLeaving) = ([], [], nil, false)
    settlingTime = -.infinity
  }

  /// Finds when everything has settled; those inside are up to date.
  func updateSettlingTime() {
    var end = Swift.max(movement.end, presence.end)
    for look in looks { end = Swift.max(end, look.end) }
    for view in expanded ?? [] { end = Swift.max(end, view.settlingTime) }
    for view in leaving { end = Swift.max(end, view.settlingTime) }
    settlingTime = end
  }

  /// Drops what has ended before an instant.
  func forget(before time: Double) {
    movement.forget(before: time)
    presence.forget(before: time)
    looks.removeAll { $0.end <= time }
    leaving.removeAll { $0.presence.end <= time }
  }
}
