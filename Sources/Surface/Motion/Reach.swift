import Geometry
import LayoutEngine

/// Where a view and all inside of it may be drawn while its animations run.
enum Reach: Equatable {
  /// Nowhere: nothing is drawn.
  case nowhere
  /// Inside of a rectangle, in points before the views around it are moved by transitions.
  case within(Rect)
  /// Nobody knows.
  case anywhere

  /// Both together.
  func union(_ other: Reach) -> Reach {
    switch (self, other) {
    case (.anywhere, _), (_, .anywhere): .anywhere
    case (.nowhere, let reach), (let reach, .nowhere): reach
    case (.within(let a), .within(let b)): .within(a.union(b))
    }
  }

  /// Whether a part of it may be seen when it is moved by a shift in points.
  func isSeen(in sight: Sight, shift: SIMD2<Double>) -> Bool {
    switch self {
    case .nowhere: false
    case .anywhere: true
    case .within(let rect): sight.sees(rect.offset(x: shift.x, y: shift.y))
    }
  }

  /// The reach with every edge moved to where it may stand farthest.
  fileprivate func moved(between low: SIMD2<Double>, and high: SIMD2<Double>) -> Reach {
    guard case .within(let rect) = self else { return self }
    return .within(
      Rect(
        minX: rect.minX + low.x, minY: rect.minY + low.y, maxX: rect.maxX + high.x,
        maxY: rect.maxY + high.y))
  }
}

extension MovingView {
  /// Where the view is drawn at any instant of its way, with all inside of it.
  func findReach() -> Reach {
    guard let frames else { return .anywhere }
    var reach = ownReach(frames)
    for child in children { reach = reach.union(child.reach) }
    for view in leaving { reach = reach.union(view.reach) }
    return transitioned(effected(reach, frames), frames)
  }

  /// The smallest rectangle around all places of the view, in its settled size too; nil where there
  /// are no bounds.
  private var frames: Rect? {
    guard let way = movement.bounds else { return nil }
    let (low, high) = (target.frame.vector + way.low, target.frame.vector + way.high)
    return Rect(
      minX: low.x, minY: low.y, maxX: high.x + Swift.max(high.z, 0),
      maxY: high.y + Swift.max(high.w, 0))
  }

  /// Where the view itself is drawn: all its looks stand in its present frame.
  private func ownReach(_ frames: Rect) -> Reach {
    var reach = Reach.nowhere
    let nodes = [target.node] + looks.map(\.before)
    guard nodes.contains(where: { $0.draw != nil }) else { return reach }
    guard looks.allSatisfy({ $0.before.animatableState == nil && $0.staysBetween }) else {
      return .anywhere
    }
    for node in nodes {
      guard let own = node.ownReach(in: frames, settledSize: frames.size) else { return .anywhere }
      reach = reach.union(.within(own))
    }
    return reach
  }

  /// The reach after what the view does to everything inside of it.
  private func effected(_ reach: Reach, _ frames: Rect) -> Reach {
    guard reach != .nowhere, let effect = target.node.effect else {
      return looks.contains { $0.before.effect != nil } ? .anywhere : reach
    }
    guard let distance = effect.reach, looks.allSatisfy({ $0.keepsEffects(of: target.node) })
    else { return .anywhere }
    if effect.clips { return .within(frames.inset(by: -Sight.slack)) }
    let far = SIMD2(distance, distance)
    return reach.moved(between: -far, and: far)
  }

  /// The reach after what transitions do to the finished view.
  private func transitioned(_ reach: Reach, _ frames: Rect) -> Reach {
    guard let rest = presence.bounds else { return .anywhere }
    let (low, high) = (phase.vector + rest.low, phase.vector + rest.high)
    var reach = reach
    if low[5] != 1 || high[5] != 1 {
      // Between nothing and the full size all points stand between the view and the anchor.
      let anchor = phase.anchor
      guard low[5] >= 0, high[5] <= 1, (0...1).contains(anchor.x), (0...1).contains(anchor.y)
      else { return .anywhere }
      reach = reach.union(.within(frames))
    }
    let size = target.frame.size.value
    let sign: Double = target.node.isRightToLeft ? -1 : 1
    let across = [sign * low[2] * size.width, sign * high[2] * size.width]
    return reach.moved(
      between: SIMD2(low[0] + Swift.min(across[0], across[1]), low[1] + low[3] * size.height),
      and: SIMD2(high[0] + Swift.max(across[0], across[1]), high[1] + high[3] * size.height))
  }
}

extension LookChange {
  /// Whether every look on the way lies between its ends.
  var staysBetween: Bool { animation.restRange == 0...1 }

  /// Whether the change leaves alone what the view does to everything inside, but for its opacity.
  func keepsEffects(of node: LayoutNode) -> Bool {
    before.effect?.apply == nil && before.effect?.movable == nil && node.effect?.apply == nil
      && node.effect?.movable == nil && before.effect?.clips == node.effect?.clips
  }
}
