import Geometry
import Scenes
import Surface
import Testing
import Typography

/// Rows whose ids are made anew each time that they are asked for.
struct FreshIDProgram: View {
  struct Item: Identifiable {
    var id: UUID { UUID() }
    let title: String
  }
  let items = [Item(title: "a"), Item(title: "b")]
  var body: some View { ForEach(items) { Text($0.title) } }
}

/// Rows whose ids are stored, in elements that are made anew with each body.
struct RemadeElementsProgram: View {
  struct Item: Identifiable {
    let id = UUID()
    let title: String
  }
  @State private var count = 0
  var body: some View {
    Button("Again") { count += 1 }
    ForEach(["a", "b"].map { Item(title: $0) }) { Text($0.title) }
  }
}

/// Rows told apart by their positions.
struct PositionProgram: View {
  @State private var titles = ["a", "b", "c"]
  var body: some View {
    Button("Remove") { titles.removeFirst() }
    ForEach(Array(titles.enumerated()), id: \.offset) { Text($0.element) }
  }
}

@MainActor
@Suite struct IdentityDiagnosisTests {
  private func diagnoses(_ root: some View, _ steps: [Step] = []) throws -> [String] {
    nonisolated(unsafe) let root = AnyView(root)
    let stage = try SceneStage(
      SceneDefinition(name: "program", variants: []) { root },
      variant: SceneVariant(size: Size(width: 300, height: 300)),
      texts: TextResolver(source: .library(try FontLibrary.bundled)))
    for step in steps { try stage.perform(step) }
    return stage.picture(in: Size(width: 300, height: 300)).diagnoses
  }

  @Test func idsThatAreMadeAnewAreTold() throws {
    let sentence =
      "the elements of the ForEach of FreshIDProgram (0) get new ids each time: store the id with the element, else every row loses its state and comes and goes instead of moving"
    #expect(try diagnoses(FreshIDProgram()) == [sentence])
    let remade = try diagnoses(RemadeElementsProgram(), [.tap("Again")])
    #expect(remade.count == 1)
    #expect(remade.first?.contains("ForEach of RemadeElementsProgram") == true)
  }

  @Test func positionsAsIDsAreTold() throws {
    let found = try diagnoses(PositionProgram(), [.tap("Remove")])
    #expect(found.count == 1)
    #expect(
      found.first?.contains("takes positions for ids, and went from 3 to 2 elements") == true)
  }

  @Test func replacedElementsAreNoFault() throws {
    let steps: [Step] = [
      .fill("Filter labels", with: "a"), .fill("Filter labels", with: "b"),
      .fill("Filter labels", with: ""),
    ]
    #expect(try diagnoses(FilteredCollectionView(), steps).isEmpty)
  }
}
