import Geometry
import LayoutEngine
import Scenes
import Surface
import Testing
import Typography

/// By which names steps find controls.
@MainActor
@Suite struct ControlNameTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text(verbatim: "\(count)").accessibilityIdentifier("count")
        Button("+") { count += 1 }.padding().accessibilityLabel("Add")
      }
    }
  }

  @Test func aControlIsFoundByWhatItShowsAndByWhatItIsCalled() throws {
    let window = Size(width: 200, height: 100)
    let stage = try SceneStage(
      SceneDefinition(name: "counter", variants: []) { AnyView(Counter()) },
      variant: SceneVariant(size: window),
      texts: TextResolver(source: .library(try FontLibrary.bundled)))
    try stage.perform(.tap("Add"))
    try stage.perform(.tap("+"))
    #expect(stage.layout(in: window, at: nil).node(id: "count")?.text == "2")
  }
}
