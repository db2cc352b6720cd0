import Geometry
package import LayoutEngine
package import Surface

/// Makes pictures of scenes, keeping the running program from one window size to the next.
@MainActor
package final class SceneRenderer {
  private let texts: TextResolver
  private var stages: [StageKey: SceneStage] = [:]
  private var order: [StageKey] = []
  /// Running programs that are kept.
  private static let capacity = 8

  private struct StageKey: Hashable {
    let scene: String
    let circumstances: SceneVariant
  }

  /// A renderer with the given fonts and texts.
  package init(texts: TextResolver) { self.texts = texts }

  /// The running program of a scene in a variant, whatever its window's size.
  package func stage(
    of scene: SceneDefinition, variant: SceneVariant
  ) throws(SceneError) -> SceneStage {
    var circumstances = variant
    circumstances.size = .zero
    circumstances.instant = nil
    let key = StageKey(scene: scene.name, circumstances: circumstances)
    if let known = stages[key] { return known }
    let stage = try SceneStage(scene, variant: variant, texts: texts)
    if order.count == SceneRenderer.capacity { stages[order.removeFirst()] = nil }
    stages[key] = stage
    order.append(key)
    return stage
  }

  /// The laws over time of what the state of a variant does last.
  package func motionLaws(
    of scene: SceneDefinition, variant: SceneVariant, checksReducedMotion: Bool
  ) throws(SceneError) -> MotionLaws {
    try MotionLaws(
      of: scene, variant: variant, texts: texts, checksReducedMotion: checksReducedMotion)
  }

  /// The picture of a scene in a variant.
  package func picture(
    of scene: SceneDefinition, variant: SceneVariant
  ) throws(SceneError) -> ScenePicture {
    try SceneError.check(variant)
    return try stage(of: scene, variant: variant)
      .picture(in: variant.size, at: variant.instant)
  }

  /// The layout of a scene in a variant.
  package func layout(
    of scene: SceneDefinition, variant: SceneVariant
  ) throws(SceneError) -> LayoutTree {
    try SceneError.check(variant)
    return try stage(of: scene, variant: variant)
      .layout(in: variant.size, at: variant.instant)
  }
}
