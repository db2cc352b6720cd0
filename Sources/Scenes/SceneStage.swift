import Drawing
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
  private let environment: EnvironmentValues
  private let scale: Double
  private let window: LengthSize
  private var hasWaited = false
  /// The resolved program.
  package private(set) var node: LayoutNode

  /// Starts a scene and brings it into the variant's state.
  package init(
    _ scene: SceneDefinition, variant: SceneVariant, texts: TextResolver
  ) throws(SceneError) {
    self.scene = scene
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
    if case .wait(let seconds) = step {
      session.motion.advance(by: seconds)
      hasWaited = true
      return
    }
    if !hasWaited { session.motion.settle() }
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

  /// When everything that ends has ended, in seconds after the last step.
  package var settlingTime: Double { session.motion.settlingTime - session.motion.clock }

  /// Whether something moves without end.
  package var movesForever: Bool { session.motion.movesForever }

  /// The seconds after the last step at which an animation begins, ends or changes its formula.
  package var landmarks: [Double] { session.motion.landmarks }

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
  private func placed(in window: Size, at instant: Double?) -> PlacedView {
    let window = LengthSize(window)
    let settled = placed(in: window)
    guard let instant = instant ?? (hasWaited ? 0 : nil) else { return settled }
    return session.motion.placed(in: window, scale: scale, at: instant) ?? settled
  }

  /// The layout in a window of the given size in points, at an instant in seconds after the last step.
  package func layout(in window: Size, at instant: Double? = nil) -> LayoutTree {
    LayoutTree(root: placed(in: window, at: instant), window: window, scale: scale)
  }

  /// The picture of a window of the given size in points, at an instant in seconds after the last step.
  package func picture(in window: Size, at instant: Double? = nil) -> ScenePicture {
    let placed = placed(in: window, at: instant)
    let layout = LayoutTree(root: placed, window: window, scale: scale)
    let background = Theme.window.color(in: environment.colorScheme)
    let list = DisplayListBuilder(scale: scale)
      .displayList(of: placed, window: window, background: background)
    var missing: [Unicode.Scalar] = []
    for node in layout.nodes {
      for scalar in node.missing where !missing.contains(scalar) { missing.append(scalar) }
    }
    return ScenePicture(
      layout: layout, displayList: list, missing: missing,
      diagnoses: session.diagnoses.map(\.message))
  }
}
