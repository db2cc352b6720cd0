import Geometry
package import Scenes
package import Surface

extension WidthSweep {
  /// The widths that are swept where none are given.
  ///
  /// 320…1200 points, or from the least width that the window asks for where that is more: nobody
  /// can make it narrower.
  @MainActor
  package static func usualRange(
    of scene: SceneDefinition, texts: TextResolver
  ) throws(SceneError) -> ClosedRange<Double> {
    let variant = SceneVariant(size: Size(width: 1200, height: 480))
    let stage = try SceneStage(scene, variant: variant, texts: texts)
    return min(max(stage.leastWindowWidth ?? 320, 320), 1200)...1200
  }
}
