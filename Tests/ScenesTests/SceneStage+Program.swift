import Geometry
import Scenes
import Surface
import Typography

extension SceneStage {
  /// The stage of a program in a window of the given size in points, after steps.
  convenience init(program: some View, in window: Size, after steps: [Step]) throws {
    nonisolated(unsafe) let root = AnyView(program)
    try self.init(
      SceneDefinition(name: "program", variants: []) { root },
      variant: SceneVariant(size: window),
      texts: TextResolver(source: .library(try FontLibrary.bundled)))
    for step in steps { try perform(step) }
  }
}
