import Geometry
import LayoutEngine

extension MovingView {
  /// The view and all inside of it as they are drawn at an instant, moved by a shift in points; the
  /// last step was done at `step`.
  func placed(
    at time: Double, since step: Double, shift: SIMD2<Double>
  ) -> PlacedView {
    if settlingTime <= time && !isLeaving {
      return shift == .zero ? target : target.moved(x: shift.x, y: shift.y)
    }
    let phase = self.phase.adding(presence.rest(at: time))
    let size = target.frame.size.value
    let isMirrored = target.node.isRightToLeft
    let shift =
      shift
      + SIMD2(
        phase.offset.width + (isMirrored ? -1 : 1) * phase.move.width * size.width,
        phase.offset.height + phase.move.height * size.height)
    var result = target
    result.frame = frame(at: time, shift: shift)
    let arrival = Swift.max(movement.end, presence.end)
    result.arrival = time < arrival && arrival.isFinite ? arrival - step : nil
    result.opacity = Swift.min(Swift.max(phase.opacity, 0), 1)
    result.appearance = appearance(at: time, phase: phase, size: result.frame.size.value)
    result.children =
      content(at: time, in: result.frame)
      ?? placedChildren(at: time, since: step, shift: shift)
    return result
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
  private func placedChildren(at time: Double, since step: Double, shift: SIMD2<Double>)
    -> [PlacedView]
  {
    var result = children.map { $0.placed(at: time, since: step, shift: shift) }
    let gone = leaving.filter { time < $0.presence.end }
    guard !gone.isEmpty else { return result }
    let isOverlay = (target.node.rule as? DecorationRule).map { !$0.isBackground } ?? false
    result.insert(
      contentsOf: gone.map { $0.placed(at: time, since: step, shift: shift) },
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
