import Geometry
import LayoutEngine

/// The way from one keyframe to the next: which views stay, come and go, and how each is animated.
@MainActor
struct MotionStep {
  private let time: Double
  private let scopes: [ViewIdentity: MotionScope.Change]
  private let isStill: Bool
  private let scale: Double
  /// Where views that share their geometry stand before and after; nil where none do.
  private let matched: (before: MatchedFrames, after: MatchedFrames)?

  init(_ keyframe: Motion.Keyframe, scale: Double, from before: MovingView, to after: PlacedView) {
    time = keyframe.time
    matched =
      keyframe.sharesGeometry
      ? (MatchedFrames(before, at: keyframe.time), MatchedFrames(settled: after)) : nil
    scopes = keyframe.scopes
    isStill = keyframe.isStill
    self.scale = scale
  }

  /// A view that is there before and after.
  func keep(_ view: MovingView, as placed: PlacedView, within outer: Transaction) {
    view.forget(before: time)
    if isStill && view.settlingTime <= time { return view.rest(at: placed) }
    let transaction = outer.entering(placed.node)
    let before = view.target
    let children = view.children
    view.target = placed
    move(view, from: before, by: transaction.animation)
    change(view, from: before.node, by: transaction.animation)
    follow(children, of: view, within: transaction)
    view.updateSettlingTime()
  }

  /// Starts the way from the old place and size to the new, or ends all ways where none is animated.
  private func move(_ view: MovingView, from before: PlacedView, by animation: Animation?) {
    let way = before.frame.vector - view.target.frame.vector
    guard way != .zero else { return }
    if let animation {
      view.movement.add(way, at: time, by: animation)
    } else {
      view.movement.clear()
    }
  }

  /// Starts the way from the old look to the new.
  private func change(_ view: MovingView, from before: LayoutNode, by animation: Animation?) {
    let node = view.target.node
    guard animation != nil || !view.looks.isEmpty, before !== node else { return }
    let context = DrawContext(exactRect: view.target.frame.value, scale: scale)
    guard
      node.hasOtherNumbers(than: before)
        || Look(of: before, in: context) != Look(of: node, in: context)
    else { return }
    if let animation {
      view.looks.append(
        LookChange(before: before, start: time, end: time + animation.duration, by: animation))
    } else {
      view.looks = []
    }
  }

  /// Matches the views inside with those that were there, live or leaving.
  private func follow(_ before: [MovingView], of view: MovingView, within transaction: Transaction)
  {
    let placed = view.target.children
    if view.leaving.isEmpty, before.count == placed.count,
      zip(before, placed).allSatisfy({ $0.target.node.isSameView(as: $1.node) })
    {
      for (child, place) in zip(before, placed) { keep(child, as: place, within: transaction) }
      view.children = before
      return
    }
    var pool = ViewPool(before + view.leaving)
    var found = pool.take(placed.map(\.node))
    if found.contains(where: { $0 == nil }) { pool.openGroups() }
    for (index, place) in placed.enumerated() {
      found[index] = settle(place, as: found[index], from: &pool, within: transaction)
    }
    view.children = found.compactMap { $0 }
    view.leaving = pool.rest.filter { leave($0, within: transaction) }
  }

  /// The moving view for a place: the one that was found, one inside of an old group, or a new one.
  private func settle(
    _ place: PlacedView, as known: MovingView?, from pool: inout ViewPool,
    within transaction: Transaction
  ) -> MovingView {
    if let view = known ?? pool.take([place.node])[0] {
      if view.isLeaving { stay(view, within: transaction) }
      keep(view, as: place, within: transaction)
      return view
    }
    let view = MovingView(place)
    if place.node.traits.isImplicitGroup {
      view.children = place.children.map {
        settle($0, as: nil, from: &pool, within: transaction)
      }
    } else {
      enter(view, within: transaction)
    }
    view.updateSettlingTime()
    return view
  }

  /// A view that comes: it has its place at once, and its transition leads to it.
  private func enter(_ view: MovingView, within outer: Transaction) {
    let node = view.target.node
    guard let animation = transaction(around: node, within: outer).animation else { return }
    if let custom = node.viewTransition?.custom {
      enter(view, from: custom, within: Transaction(animation: animation))
    }
    share(view, isComing: true, by: animation)
    let phase = node.transition.insertion
    guard !phase.isIdentity else { return }
    view.phase.anchor = phase.anchor
    view.presence.add(phase.vector - view.phase.vector, at: time, by: animation)
  }

  /// A view that comes back before it is gone: it is the old one.
  private func stay(_ view: MovingView, within outer: Transaction) {
    view.isLeaving = false
    let away = view.phase
    view.phase = AnyTransition.Phase()
    view.phase.anchor = away.anchor
    if let animation = transaction(around: view.target.node, within: outer).animation {
      view.presence.add(away.vector - view.phase.vector, at: time, by: animation)
    } else {
      view.presence.clear()
    }
  }

  /// A view that goes: whether it is still seen, in its last place, while its transition runs.
  private func leave(_ view: MovingView, within outer: Transaction) -> Bool {
    if view.isLeaving { return true }
    let node = view.target.node
    let away = node.transition.removal
    let custom = node.viewTransition?.custom
    guard let animation = transaction(around: node, within: outer).animation,
      !away.isIdentity || custom != nil
    else { return false }
    view.forget(before: time)
    if let custom { leave(view, towards: custom, within: Transaction(animation: animation)) }
    share(view, isComing: false, by: animation)
    view.presence.add(view.phase.vector - away.vector, at: time, by: animation)
    view.phase = away
    view.isLeaving = true
    view.updateSettlingTime()
    return true
  }

  /// Lets what shares its geometry start where its counterpart is, or end where that will be.
  private func share(_ view: MovingView, isComing: Bool, by animation: Animation) {
    guard let matched else { return }
    guard let geometry = view.target.node.traits.matchedGeometry as? MatchedGeometry else {
      for child in view.children { share(child, isComing: isComing, by: animation) }
      return view.updateSettlingTime()
    }
    let frames = isComing ? matched.before : matched.after
    guard let other = frames.frame(of: geometry.key) else { return }
    view.travel(
      geometry, between: view.target.frame.vector, and: other, isComing: isComing, at: time,
      by: animation)
  }

  /// The transaction for the coming or going of a view: that of its surroundings, changed by the
  /// scopes that its own row of a `ForEach` shares with the others.
  private func transaction(around node: LayoutNode, within outer: Transaction) -> Transaction {
    var result = outer
    var current: LayoutNode? = node
    while let node = current {
      if let scope = node.traits.transaction as? MotionScope, let change = scopes[scope.place] {
        change(&result)
      }
      current = node.children.first { $0.identity != nil && $0.identity == node.identity }
    }
    return result
  }
}

extension MotionStep {
  /// Starts a view from what the custom parts of its transition make of it before it comes.
  private func enter(
    _ view: MovingView, from custom: ViewTransition.Custom, within transaction: Transaction
  ) {
    changeOwner(of: custom, in: view) { owner in
      let place = owner.target
      let before = MovingView(
        PlacedView(node: custom.before, origin: place.frame.origin, proposal: place.proposal))
      keep(before, as: place.children[0], within: transaction)
      owner.children = [before]
    }
  }

  /// Sends a view towards what the custom parts of its transition make of it after it has gone.
  private func leave(
    _ view: MovingView, towards custom: ViewTransition.Custom, within transaction: Transaction
  ) {
    changeOwner(of: custom, in: view) { owner in
      let place = owner.target
      let after = PlacedView(
        node: custom.after, origin: place.frame.origin, proposal: place.proposal)
      keep(owner.children[0], as: after, within: transaction)
    }
  }

  /// Finds the node that the transition stands on, inside of those that took its traits over.
  private func changeOwner(
    of custom: ViewTransition.Custom, in view: MovingView, _ change: (MovingView) -> Void
  ) {
    if view.target.node === custom.owner {
      if view.target.children.count == 1 { change(view) }
    } else if let inner = view.children.first(where: {
      $0.target.node.viewTransition?.custom?.owner === custom.owner
    }) {
      changeOwner(of: custom, in: inner, change)
    }
    view.updateSettlingTime()
  }
}

extension LayoutNode {
  /// What was said about how the view comes and goes.
  @MainActor
  var viewTransition: ViewTransition? { traits.transition as? ViewTransition }

  /// How the view comes and goes; a fade where nothing else was said, as in SwiftUI.
  @MainActor
  var transition: AnyTransition { viewTransition?.transition ?? .opacity }

  /// Whether both nodes stand for the same view of the program.
  func isSameView(as other: LayoutNode) -> Bool {
    name == other.name && identity == other.identity
  }
}

extension LengthRect {
  /// Corner and extents in points.
  var vector: SIMD4<Double> {
    SIMD4(origin.x.value, origin.y.value, size.width.value, size.height.value)
  }

  /// A rectangle from corner and extents in points.
  init(vector: SIMD4<Double>) {
    self.init(Rect(x: vector.x, y: vector.y, width: vector.z, height: vector.w))
  }
}
