import Geometry
import LayoutEngine

extension MovingView {
  /// The view as it is drawn at an instant, moved by a shift in points, with all inside of it that is
  /// in sight; the last step was done at `step`.
  func placed(
    at time: Double, since step: Double, shift: SIMD2<Double>, in sight: Sight
  ) -> PlacedView {
    if settlingTime <= time && !isLeaving { return settled(shift: shift, in: sight) }
    let phase = self.phase.adding(presence.rest(at: time))
    let shift = shift + distance(of: phase)
    var result = target
    result.frame = frame(at: time, shift: shift)
    let arrival = Swift.max(movement.end, presence.end)
    result.arrival = time < arrival && arrival.isFinite ? arrival - step : nil
    result.opacity = Swift.min(Swift.max(phase.opacity, 0), 1)
    result.appearance = appearance(at: time, phase: phase, size: result.frame.size.value)
    result.children =
      content(at: time, in: result.frame)
      ?? placedChildren(at: time, since: step, shift: shift, in: result.inside(sight))
    return result
  }

  /// How far transitions have moved the view at an instant, in points.
  func shift(at time: Double) -> SIMD2<Double> {
    distance(of: phase.adding(presence.rest(at: time)))
  }

  private func distance(of phase: AnyTransition.Phase) -> SIMD2<Double> {
    let size = target.frame.size.value
    let sign: Double = target.node.isRightToLeft ? -1 : 1
    return SIMD2(
      phase.offset.width + sign * phase.move.width * size.width,
      phase.offset.height + phase.move.height * size.height)
  }

  /// The view at rest, moved by a shift in points, with all inside of it that is in sight.
  private func settled(shift: SIMD2<Double>, in sight: Sight) -> PlacedView {
    let inside = target.inside(sight, shift: shift)
    if inside.rect == nil || target.children.isEmpty {
      return shift == .zero ? target : target.moved(x: shift.x, y: shift.y)
    }
    var result = target
    result.frame.origin.x += Length(shift.x)
    result.frame.origin.y += Length(shift.y)
    result.children = seenChildren(in: inside, shift: shift).map {
      $0.settled(shift: shift, in: inside)
    }
    return result
  }

  /// The live views inside that may be seen.
  private func seenChildren(in sight: Sight, shift: SIMD2<Double>) -> [MovingView] {
    sight.rect == nil
      ? children : Self.seen(of: children, childReaches, in: sight, shift: shift)
  }

  private static func seen(
    of views: [MovingView], _ reaches: [Reach], in sight: Sight, shift: SIMD2<Double>
  ) -> [MovingView] {
    var seen: [MovingView] = []
    for index in reaches.indices where reaches[index].isSeen(in: sight, shift: shift) {
      seen.append(views[index])
    }
    return seen
  }

  /// What is inside of a view whose content follows from numbers that are on their way, in the middle
  /// of the view's frame.
  private func content(at time: Double, in frame: LengthRect) -> [PlacedView]? {
    let looks = looks.filter { time < $0.end }
    guard !looks.isEmpty, target.node.animatableState != nil,
      let node = LookBlend(looks, to: target.node, at: time).content
    else { return nil }
    let size = node.size(target.proposal)
    let origin = LengthPoint(
      x: frame.origin.x + (frame.size.width - size.width) / 2,
      y: frame.origin.y + (frame.size.height - size.height) / 2)
    return [PlacedView(node: node, origin: origin, proposal: target.proposal)]
  }

  private func frame(at time: Double, shift: SIMD2<Double>) -> LengthRect {
    let vector = target.frame.vector + movement.rest(at: time)
    return LengthRect(
      Rect(
        x: vector.x + shift.x, y: vector.y + shift.y, width: Swift.max(vector.z, 0),
        height: Swift.max(vector.w, 0)))
  }

  /// Live views with the leaving ones behind them; decorations stay on their side of the view.
  private func placedChildren(
    at time: Double, since step: Double, shift: SIMD2<Double>, in sight: Sight
  ) -> [PlacedView] {
    let live = seenChildren(in: sight, shift: shift)
    var result = live.map { $0.placed(at: time, since: step, shift: shift, in: sight) }
    let seenLeaving =
      sight.rect == nil
      ? leaving : Self.seen(of: leaving, leavingReaches, in: sight, shift: shift)
    let gone = seenLeaving.filter { time < $0.presence.end }
    guard !gone.isEmpty else { return result }
    let isOverlay = (target.node.rule as? DecorationRule).map { !$0.isBackground } ?? false
    result.insert(
      contentsOf: gone.map { $0.placed(at: time, since: step, shift: shift, in: sight) },
      at: isOverlay ? Swift.min(1, result.count) : 0)
    return result.sortedByZIndex()
  }

  private func appearance(
    at time: Double, phase: AnyTransition.Phase, size: Size
  ) -> Appearance? {
    let node = target.node
    let looks = looks.filter { time < $0.end }
    let settledSize = target.frame.size.value
    guard !looks.isEmpty || phase.scale != 1 || size != settledSize else { return nil }
    var result = Appearance(of: node)
    result.settledSize = settledSize
    if phase.scale != 1 {
      result.transition =
        Effect.scaling(x: phase.scale, y: phase.scale, anchor: phase.anchor).movable
    }
    if !looks.isEmpty {
      let blend = LookBlend(looks, to: node, at: time)
      if node.draw != nil { result.draw = blend.draw }
      result.effect = blend.effect
    }
    return result
  }
}

extension PlacedView {
  /// What is seen of the views inside when the view is moved by a shift in points.
  fileprivate func inside(_ sight: Sight, shift: SIMD2<Double> = .zero) -> Sight {
    guard appearance?.transition == nil else { return .everything }
    return sight.inside(effect, frame: frame.value.offset(x: shift.x, y: shift.y))
  }
}
