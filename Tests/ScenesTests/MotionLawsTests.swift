import Geometry
import Scenes
import Surface
import Testing
import Typography

@MainActor
@Suite struct MotionLawsTests {
  private let window = Size(width: 480, height: 520)

  private func stage(_ root: some View, _ steps: [Step]) throws -> SceneStage {
    nonisolated(unsafe) let root = AnyView(root)
    let stage = try SceneStage(
      SceneDefinition(name: "program", variants: []) { root },
      variant: SceneVariant(size: window),
      texts: TextResolver(source: .library(try FontLibrary.bundled)))
    for step in steps { try stage.perform(step) }
    return stage
  }

  @Test func theCollectionKeepsTheLawsInEveryTransition() throws {
    let sequence: [[Step]] = [
      [.fill("Filter labels", with: "a")], [.fill("Filter labels", with: "b")],
      [.fill("Filter labels", with: ""), .toggle("Tiles only", on: true)],
      [.fill("Filter labels", with: "z")],
      [.fill("Filter labels", with: ""), .toggle("Tiles only", on: false)],
    ]
    var steps: [Step] = []
    for next in sequence {
      steps += next
      let stage = try stage(FilteredCollectionView(), steps)
      #expect(MotionLaws(stage, window: window).breaches().isEmpty)
    }
  }

  @Test func aRowThatSwingsOutOfTheWindowIsTold() throws {
    let stage = try stage(SwingingProgram(), [.tap("Go")])
    let breaches = MotionLaws(stage, window: window).breaches()
    #expect(breaches.map(\.law) == ["inside-window"])
    #expect(breaches.first?.detail == "frame box leaves the window")
  }
}

/// A view that swings over its place at the window's edge.
struct SwingingProgram: View {
  @State private var isAtEnd = false
  var body: some View {
    VStack {
      Button("Go") {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.3)) { isAtEnd = true }
      }
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("box")
        .frame(maxWidth: .infinity, alignment: isAtEnd ? .trailing : .leading)
    }
  }
}
