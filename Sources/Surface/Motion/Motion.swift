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

  /// Waits until everything that ends has ended.
  package func settle() { clock = settlingTime }

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

  /// The views in a window, the given seconds after the present; nil where nothing moves any more.
  package func placed(in window: LengthSize, scale: Double, at instant: Double) -> PlacedView? {
    let time = clock + Swift.max(instant, 0)
    guard keyframes.dropFirst().contains(where: { time < $0.time + $0.duration }) else {
      return nil
    }
    return withDeepStack { plan(window, scale).placed(at: time, since: clock) }
  }

  private func plan(_ window: LengthSize, _ scale: Double) -> MotionPlan {
    if let known = plans.first(where: { $0.window == window && $0.scale == scale }) {
      return known.plan
    }
    let plan = MotionPlan(keyframes, scale: scale) { keyframe in
      versions?.pinned = keyframe.version
      defer { versions?.pinned = nil }
      return PlacedView(root: keyframe.node, in: window)
    }
    if plans.count == Motion.planCapacity { plans.removeFirst() }
    plans.append((window, scale, plan))
    return plan
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
