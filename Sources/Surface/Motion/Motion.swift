package import LayoutEngine

/// What a program showed one after the other, and the animations that lead from one to the next.
///
/// Time is virtual and measured in seconds: it passes when somebody says so. Each resolution of the
/// program is kept as a keyframe for as long as an animation may still come from it, so that any
/// instant can be laid out in any window.
@MainActor
package final class Motion {
  /// One resolution of the program.
  struct Keyframe {
    let node: LayoutNode
    /// Which resolution it is, for state that is read while it is laid out.
    let version: Int
    /// When it came, in seconds.
    let time: Double
    /// What the change carried along.
    let transaction: Transaction
    /// What the scopes of the program do to it.
    var scopes: [ViewIdentity: MotionScope.Change]
    /// Longest time that an animation of the change takes, in seconds.
    var duration: Double
    /// Whether views of the program share their geometry.
    let sharesGeometry: Bool
    /// Whether nothing at all moves.
    var isStill: Bool { transaction.animation == nil && scopes.isEmpty }
  }

  /// The present, in seconds since the program started.
  package private(set) var clock = 0.0

  /// Whether views of the program share their geometry.
  var sharesGeometry = false

  private(set) var keyframes: [Keyframe] = []
  private var versions: StateVersions?
  private var plans: [(window: LengthSize, scale: Double, plan: MotionPlan)] = []
  /// Resolutions as they were laid out; each leads to the next, so that it is needed twice.
  private var layouts: [(window: LengthSize, version: Int, placed: PlacedView)] = []
  /// Windows whose plans are kept.
  private static let planCapacity = 4

  package init() {}

  /// When everything that ends has ended, in seconds; never before the present.
  package var settlingTime: Double {
    keyframes.reduce(clock) { latest, keyframe in
      let end = keyframe.time + keyframe.duration
      return end.isFinite ? Swift.max(latest, end) : latest
    }
  }

  /// Whether an animation runs without end.
  package var movesForever: Bool { keyframes.dropFirst().contains { $0.duration == .infinity } }

  /// The instants from the present on at which an animation begins, ends or changes its formula, in
  /// seconds from the present.
  package var landmarks: [Double] {
    var instants: Set<Double> = [0]
    for keyframe in keyframes.dropFirst() {
      for animation in keyframe.animations {
        for landmark in animation.landmarks { instants.insert(keyframe.time + landmark - clock) }
      }
    }
    return instants.filter { $0 >= 0 }.sorted()
  }

  /// Lets time pass, in seconds.
  package func advance(by seconds: Double) {
    if seconds > 0, seconds.isFinite { clock += seconds }
  }

  /// The earliest resolution that may still be laid out.
  var oldestVersion: Int { keyframes.first?.version ?? 0 }

  /// Adds a resolution, as of now.
  func record(
    _ node: LayoutNode, version: Int, transaction: Transaction,
    scopes: [ViewIdentity: MotionScope.Change], reading versions: StateVersions
  ) {
    self.versions = versions
    let animations = Keyframe.animations(transaction, scopes)
    keyframes.append(
      Keyframe(
        node: node, version: version, time: clock, transaction: transaction, scopes: scopes,
        duration: animations.map(\.duration).max() ?? 0, sharesGeometry: sharesGeometry))
    forgetSettled()
    plans = []
    let oldest = oldestVersion
    layouts.removeAll { $0.version < oldest }
  }

  /// Adds what a scope does that was met when a resolution was laid out.
  func addScope(_ change: @escaping MotionScope.Change, at place: ViewIdentity, in version: Int) {
    guard let index = keyframes.lastIndex(where: { $0.version == version }) else { return }
    keyframes[index].scopes[place] = change
    keyframes[index].duration = keyframes[index].animations.map(\.duration).max() ?? 0
  }

  /// Drops keyframes that nothing comes from any more: those before one at which all had settled.
  private func forgetSettled() {
    var quiet = -Double.infinity
    var first = 0
    for (index, keyframe) in keyframes.enumerated().dropFirst() {
      if quiet <= keyframe.time { first = index - 1 }
      quiet = Swift.max(quiet, keyframe.time + keyframe.duration)
    }
    keyframes.removeFirst(first)
  }

  /// The views in sight of a window, the given seconds after the present; nil where nothing moves any
  /// more.
  ///
  /// `settled` is the latest resolution in that window.
  package func placed(
    in window: LengthSize, scale: Double, at instant: Double, settled: PlacedView,
    sight: Sight = .everything
  ) -> PlacedView? {
    let time = clock + Swift.max(instant, 0)
    guard keyframes.dropFirst().contains(where: { time < $0.time + $0.duration }) else {
      return nil
    }
    return withDeepStack {
      plan(window, scale, settled).placed(at: time, since: clock, in: sight)
    }
  }

  private func plan(
    _ window: LengthSize, _ scale: Double, _ settled: PlacedView
  ) -> MotionPlan {
    if let known = plans.first(where: { $0.window == window && $0.scale == scale }) {
      return known.plan
    }
    let plan = MotionPlan(keyframes, scale: scale) { layout(of: $0, in: window, settled) }
    if plans.count == Motion.planCapacity { plans.removeFirst() }
    plans.append((window, scale, plan))
    return plan
  }

  private func layout(
    of keyframe: Keyframe, in window: LengthSize, _ settled: PlacedView
  ) -> PlacedView {
    if settled.node === keyframe.node { return keep(settled, of: keyframe, in: window) }
    if let known = layouts.first(where: { $0.version == keyframe.version && $0.window == window }) {
      return known.placed
    }
    versions?.pinned = keyframe.version
    defer { versions?.pinned = nil }
    return keep(PlacedView(root: keyframe.node, in: window), of: keyframe, in: window)
  }

  /// Keeps a layout of the windows that were asked for last.
  private func keep(
    _ placed: PlacedView, of keyframe: Keyframe, in window: LengthSize
  ) -> PlacedView {
    layouts.removeAll { $0.version == keyframe.version && $0.window == window }
    let others = layouts.filter { $0.version == keyframe.version }
    if others.count == Motion.planCapacity, let oldest = others.first {
      layouts.removeAll { $0.version == oldest.version && $0.window == oldest.window }
    }
    layouts.append((window, keyframe.version, placed))
    return placed
  }
}

extension Motion.Keyframe {
  /// Every animation that the change may start.
  var animations: [Animation] { Self.animations(transaction, scopes) }

  static func animations(
    _ transaction: Transaction, _ scopes: [ViewIdentity: MotionScope.Change]
  ) -> [Animation] {
    let inner = scopes.values.compactMap { change in
      var result = transaction
      change(&result)
      return result.animation
    }
    return (transaction.animation.map { [$0] } ?? []) + inner
  }
}
