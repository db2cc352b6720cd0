package import Drawing
import Foundation
package import Geometry
package import LayoutEngine
import Pixels
package import Surface

/// A running scene: its program, its state and the views that they resolve to.
///
/// A stage is set up once for a language, a scheme and a state, and laid out in as many window
/// sizes as wanted.
@MainActor
package final class SceneStage {
  /// What is pictured.
  package let scene: SceneDefinition
  private let root: AnyView
  private let session: Session
  private let variant: SceneVariant
  private let texts: TextResolver
  /// What was done after the variant's state, to be done again by stages that are ahead of this one.
  private var performed: [Step] = []
  private var ahead: [Double: SceneStage] = [:]
  private let environment: EnvironmentValues
  private let scale: Double
  private let window: LengthSize
  private var hasWaited = false
  /// The resolved program.
  package private(set) var node: LayoutNode
  /// The resolved program as it was laid out last.
  private var laidOut: (window: LengthSize, placed: PlacedView)?

  /// Starts a scene and brings it into the variant's state.
  package init(
    _ scene: SceneDefinition, variant: SceneVariant, texts: TextResolver
  ) throws(SceneError) {
    self.scene = scene
    self.variant = variant
    self.texts = texts
    root = scene.makeRoot()
    session = Session(texts: texts)
    environment = SceneStage.environment(for: variant)
    scale = variant.scale
    window = LengthSize(variant.size)
    node = session.resolve(root, environment: environment)
    measure()
    guard let state = variant.state else { return }
    guard let steps = scene.states[state] else {
      throw .unknownState(
        name: state, scene: scene.name, known: scene.states.keys.sorted())
    }
    for step in steps { try perform(step) }
    performed = []
  }

  private static func environment(for variant: SceneVariant) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = variant.colorScheme
    environment.layoutDirection = variant.layoutDirection
    environment.locale = Locale(identifier: variant.locale ?? "en_US")
    environment.dynamicTypeSize = variant.textSize
    environment.displayScale = CGFloat(variant.scale)
    environment.values.reduceMotion = variant.reducesMotion
    return environment
  }

  /// Does what a person would do, then resolves the program again.
  ///
  /// A step is done when all has settled after the one before; one right after a wait is done when the
  /// wait is over, whatever is still moving then.
  package func perform(_ step: Step) throws(SceneError) {
    performed.append(step)
    ahead = [:]
    if case .wait(let seconds) = step {
      advance(by: seconds)
      hasWaited = true
      return
    }
    if !hasWaited { settle() }
    hasWaited = false
    try StepRunner(root: node, scene: scene.name).perform(step)
    node = session.resolve(root, environment: environment)
    measure()
  }

  /// Lays the program out where some of its content is made from its size only then, so that steps
  /// find the controls in it.
  private func measure() {
    if session.defersContent { _ = PlacedView(root: node, in: window) }
  }

  /// Completions that may follow from one step: one that starts the next without end is cut off.
  private static let longestChain = 64
  /// What may be done on the way to one instant, also by what goes on for ever.
  private static let mostEvents = 256

  /// Lets time pass, and does what was to be done at the end of animations on the way.
  private func advance(by seconds: Double) {
    let target = session.motion.clock + max(seconds, 0)
    for _ in 0..<Self.mostEvents {
      guard let next = session.nextEvent, next <= target else { break }
      session.motion.advance(by: next - session.motion.clock)
      session.runEvents()
      node = session.resolve(root, environment: environment)
      measure()
    }
    session.motion.advance(by: target - session.motion.clock)
  }

  /// Waits until everything that ends has ended.
  private func settle() {
    for _ in 0..<Self.longestChain {
      guard let next = session.nextEndingEvent else { break }
      advance(by: next - session.motion.clock)
    }
    advance(by: session.motion.settlingTime - session.motion.clock)
  }

  /// A stage that is ahead of this one by so many seconds, or by all that it takes to settle; nil where
  /// nothing is done until then, so that this one can tell what is seen.
  private func stage(aheadBy seconds: Double?) -> SceneStage? {
    // Nobody waits for the end of what goes on for ever.
    guard let next = seconds == nil ? session.nextEndingEvent : session.nextEvent,
      next - session.motion.clock <= seconds ?? .infinity
    else { return nil }
    let key = seconds ?? .infinity
    if let known = ahead[key] { return known }
    guard let stage = try? SceneStage(scene, variant: variant, texts: texts) else { return nil }
    for step in performed { guard (try? stage.perform(step)) != nil else { return nil } }
    if let seconds { stage.advance(by: seconds) } else { stage.settle() }
    ahead[key] = stage
    return stage
  }

  /// The stage when the next completion has run, and how many seconds that takes.
  private var next: (stage: SceneStage, delay: Double)? {
    guard let next = session.nextEndingEvent else { return nil }
    let delay = next - session.motion.clock
    return stage(aheadBy: delay).map { ($0, delay) }
  }

  /// When everything that ends has ended, in seconds after the last step.
  package var settlingTime: Double {
    let own = session.motion.settlingTime - session.motion.clock
    guard let settled = stage(aheadBy: nil) else { return own }
    return max(own, settled.session.motion.clock - session.motion.clock)
  }

  /// Whether something moves without end.
  package var movesForever: Bool {
    let session = (stage(aheadBy: nil) ?? self).session
    return session.motion.movesForever || session.nextEvent != nil
  }

  /// The seconds after the last step at which an animation begins, ends or changes its formula.
  package var landmarks: [Double] { landmarks(within: Self.longestChain) }

  private func landmarks(within chain: Int) -> [Double] {
    let own = session.motion.landmarks
    guard chain > 0, let next else { return own }
    let later = next.stage.landmarks(within: chain - 1).map { $0 + next.delay }
    return Set(own + later).sorted()
  }

  /// The least width that the outermost frame asks for, in points; nil where it asks for none.
  package var leastWindowWidth: Double? {
    var view: LayoutNode? = node
    while let current = view {
      if let frame = current.rule as? FlexFrameRule, let least = frame.width.minimum {
        return least
      }
      view = current.children.count == 1 ? current.children[0] : nil
    }
    return nil
  }

  /// The views in a window of the given size; extents may depend on a swept one.
  package func placed(in window: LengthSize) -> PlacedView {
    let settled = session.settle(node, in: window) {
      session.resolve(root, environment: environment)
    }
    node = settled.node
    return settled.placed
  }

  /// The views in a window, the given seconds after the last step.
  ///
  /// Without an instant all has settled, unless the last step is a wait: then the picture is taken
  /// when it is over.
  private func placed(
    in window: Size, at instant: Double?, sight: Sight = .everything
  ) -> PlacedView {
    let time = instant ?? (hasWaited ? 0 : nil)
    if let later = stage(aheadBy: time) {
      return later.placed(in: window, at: time == nil ? nil : 0, sight: sight)
    }
    let window = LengthSize(window)
    let settled = settled(in: window)
    guard let instant = time else { return settled }
    return session.motion.placed(
      in: window, scale: scale, at: instant, settled: settled, sight: sight) ?? settled
  }

  /// The views in a window when nothing moves, laid out once for all instants.
  private func settled(in window: LengthSize) -> PlacedView {
    if let laidOut, laidOut.placed.node === node, laidOut.window == window {
      return laidOut.placed
    }
    let placed = placed(in: window)
    laidOut = (window, placed)
    return placed
  }

  /// The layout in a window of the given size in points, at an instant in seconds after the last step.
  package func layout(in window: Size, at instant: Double? = nil) -> LayoutTree {
    LayoutTree(root: placed(in: window, at: instant), window: window, scale: scale)
  }

  /// The drawing commands of a window of the given size in points, at an instant in seconds after the
  /// last step.
  ///
  /// Of a running animation only the views that may be seen are followed, so that a frame costs what
  /// it shows.
  package func displayList(in window: Size, at instant: Double? = nil) -> DisplayList {
    let sight = Sight(Rect(origin: .zero, size: window))
    return displayList(of: placed(in: window, at: instant, sight: sight), in: window)
  }

  private func displayList(of placed: PlacedView, in window: Size) -> DisplayList {
    DisplayListBuilder(scale: scale).displayList(
      of: placed, window: window, background: Theme.window.color(in: environment.colorScheme))
  }

  /// The picture of a window of the given size in points, at an instant in seconds after the last step.
  package func picture(in window: Size, at instant: Double? = nil) -> ScenePicture {
    let placed = placed(in: window, at: instant)
    let layout = LayoutTree(root: placed, window: window, scale: scale)
    let list = displayList(of: placed, in: window)
    var missing: [Unicode.Scalar] = []
    for node in layout.nodes {
      for scalar in node.missing where !missing.contains(scalar) { missing.append(scalar) }
    }
    return ScenePicture(
      layout: layout, displayList: list, missing: missing,
      diagnoses: session.diagnoses.filter(\.isFault).map(\.message),
      notes: session.diagnoses.filter { !$0.isFault }.map(\.message))
  }
}
