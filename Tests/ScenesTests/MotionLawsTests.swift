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

  // Section a holds the rows 1 and 2, so its frame and theirs have area in common by right.
  @Test func aRowDoesNotOverlapTheRowsInsideOfIt() throws {
    let stage = try stage(NestedProgram(), [.tap("Go")])
    #expect(MotionLaws(stage, window: window).breaches().isEmpty)
  }

  @Test func theChosenAlternativeOfTheGalleryDoesNotOverlapItsLabels() throws {
    let scene = try #require(Gallery.scenes(GalleryInputs()).first { $0.name == "prefix-row" })
    let laws = try MotionLaws(
      of: scene, variant: SceneVariant(size: Size(width: 320, height: 160)),
      texts: TextResolver(source: .library(try FontLibrary.bundled)), checksReducedMotion: true)
    #expect(laws.breaches().isEmpty)
  }

  // Section b is drawn 10 points higher than its place, so it covers the last 10 points of a.
  @Test func outerRowsThatRunIntoEachOtherAreTold() throws {
    let stage = try stage(OverlappingProgram(), [.tap("Go")])
    let overlaps = MotionLaws(stage, window: window).breaches().filter { $0.law == "no-overlap" }
    #expect(overlaps.map(\.detail) == ["row a and row b overlap"])
  }

  @Test func aRowThatSwingsOutOfTheWindowIsTold() throws {
    let stage = try stage(SwingingProgram(), [.tap("Go")])
    let breaches = MotionLaws(stage, window: window).breaches()
    #expect(breaches.map(\.law) == ["inside-window"])
    #expect(breaches.first?.detail == "frame box leaves the window")
  }
}

/// Rows that hold rows, as a collection of sections does, and a label that changes beside them.
struct NestedProgram: View {
  @State private var isOpen = false
  var body: some View {
    VStack {
      Button("Go") { isOpen.toggle() }
      ForEach(["a", "b"], id: \.self) { section in
        VStack {
          ForEach(["1", "2"], id: \.self) { row in Text("\(section)\(row)") }
          if isOpen { Text("open") }
        }
      }
    }
  }
}

/// Rows inside of two outer rows of which the second is moved over the first.
struct OverlappingProgram: View {
  @State private var isOver = false
  var body: some View {
    VStack(spacing: isOver ? -10 : 0) {
      Button("Go") { isOver = true }
      ForEach(["a", "b"], id: \.self) { section in
        VStack(spacing: 0) {
          ForEach(["1", "2"], id: \.self) { row in
            Color.red.frame(width: 50, height: 20).accessibilityIdentifier(section + row)
          }
        }
      }
    }
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
