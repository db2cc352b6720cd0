import Drawing
import Geometry
import LayoutEngine
import Pixels
import Scenes
import Surface
import Testing
import Typography

/// Programs of ordinary kinds; all curves are straight, so that shares are shares of the time.
@MainActor
@Suite struct OrdinaryMotionTests {
  private static let window = Size(width: 400, height: 400)

  private func stage(_ root: some View, _ steps: [Step] = []) throws -> SceneStage {
    nonisolated(unsafe) let root = AnyView(root)
    let scene = SceneDefinition(name: "program", variants: []) { root }
    let stage = try SceneStage(
      scene, variant: SceneVariant(size: Self.window),
      texts: TextResolver(source: .library(try FontLibrary.bundled)))
    for step in steps { try stage.perform(step) }
    return stage
  }

  private func frame(
    _ id: String, _ stage: SceneStage, at time: Double? = nil
  ) throws -> Rect {
    try #require(stage.layout(in: Self.window, at: time).node(id: id)).frame.value
  }

  private func opacity(
    _ id: String, _ stage: SceneStage, at time: Double? = nil
  ) throws -> Double {
    try #require(stage.layout(in: Self.window, at: time).node(id: id)).opacity
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  // Sorted, "tea" goes from the first to the last place and "bread" from the second to the first.
  @Test func reorderedRowsPassEachOther() throws {
    let before = try stage(TodoProgram())
    let stage = try stage(TodoProgram(), [.tap("Sort")])
    for id in ["tea", "bread", "milk"] {
      let (from, to) = (try frame(id, before).minY, try frame(id, stage).minY)
      for time in [0.25, 0.5, 0.9] {
        #expect(isClose(try frame(id, stage, at: time).minY, from + (to - from) * time))
      }
    }
    #expect(try frame("tea", stage).minY == frame("milk", before).minY)
  }

  // The field is cleared outside of withAnimation: it jumps, while the row that was added slides in
  // from beyond its leading edge.
  @Test func anAddedRowSlidesInAtItsFinalPlace() throws {
    let stage = try stage(TodoProgram(), [.fill("New item", with: "eggs"), .tap("Add")])
    let final = try frame("eggs", stage)
    let now = try frame("eggs", stage, at: 0.125)
    #expect(isClose(now.minX, final.minX - 0.75 * final.width))
    #expect(now.minY == final.minY)
    #expect(stage.layout(in: Self.window, at: 0).root.first { $0.text == "New item" } != nil)
  }

  @Test func aRemovedRowKeepsItsPlaceAndSlidesOut() throws {
    let before = try stage(TodoProgram())
    let stage = try stage(TodoProgram(), [.tap("Remove first")])
    let last = try frame("tea", before)
    let now = try frame("tea", stage, at: 0.1)
    #expect(isClose(now.minX, last.minX + 0.25 * last.width))
    #expect(now.minY == last.minY)
    let bread = (try frame("bread", before).minY, try frame("bread", stage).minY)
    #expect(isClose(try frame("bread", stage, at: 0.1).minY, bread.0 + (bread.1 - bread.0) / 4))
    #expect(stage.layout(in: Self.window, at: 0.4).node(id: "tea") == nil)
  }

  @Test func anAccordionOpensByItsTransitionAndMovesWhatIsBelow() throws {
    let before = try stage(AccordionProgram())
    let stage = try stage(AccordionProgram(), [.tap("Details")])
    let final = try frame("content", stage)
    #expect(final.height == 80)
    #expect(isClose(try frame("content", stage, at: 0.25).minY, final.minY - 60))
    #expect(isClose(try opacity("content", stage, at: 0.25), 0.25))
    let (from, to) = (try frame("bar", before), try frame("bar", stage))
    #expect(to.minY - from.minY == 80)
    let bar = try frame("bar", stage, at: 0.25)
    #expect(isClose(bar.minY, from.minY + 20))
    #expect(isClose(bar.width, 125))
    #expect(isClose(bar.minX, from.minX - 12.5))
    #expect(isClose(try opacity("bar", stage, at: 0.5), 0.75))
  }

  // Black to red (system red, 255 59 48), a quarter of the way; the chevron turns by 22.5°.
  @Test func coloursAndTurnsAreBlended() throws {
    let stage = try stage(AccordionProgram(), [.tap("Details")])
    let quarter = stage.picture(in: Self.window, at: 0.25).displayList.dump()
    let settled = stage.picture(in: Self.window).displayList.dump()
    let start = stage.picture(in: Self.window, at: 0).displayList.dump()
    #expect(quarter != settled && quarter != start)
    var fills: [(Int, Double)] = []
    func collect(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .fill(.rect(let rect), _, .color(let color)) where rect.height == 20:
          fills.append((Int(color.red), rect.width))
        case .layer(_, let inner), .clip(_, _, let inner), .transform(_, let inner): collect(inner)
        default: break
        }
      }
    }
    collect(stage.picture(in: Self.window, at: 0.2).displayList.items)
    #expect(fills.first?.0 == 51)
    #expect(fills.first?.1 == 120)
  }

  @Test func aToastComesFromBelowAndGoesThere() throws {
    let shown = try stage(ToastProgram(), [.tap("Save")])
    let final = try frame("toast", shown)
    #expect(isClose(try frame("toast", shown, at: 0.25).minY, final.minY + 30))
    #expect(isClose(try opacity("toast", shown, at: 0.25), 0.25))
    let gone = try stage(ToastProgram(), [.tap("Save"), .tap("Dismiss")])
    #expect(isClose(try frame("toast", gone, at: 0.25).minY, final.minY + 10))
    #expect(isClose(try opacity("toast", gone, at: 0.25), 0.75))
    #expect(gone.layout(in: Self.window).node(id: "toast") == nil)
    // It is drawn over the window's content although it leaves.
    let ids = gone.layout(in: Self.window, at: 0.5).nodes.map(\.view)
    let (button, toast) = (
      ids.firstIndex(of: "Button"),
      gone.layout(in: Self.window, at: 0.5).nodes.firstIndex { $0.id == "toast" }
    )
    #expect((button ?? 0) < (toast ?? 0))
  }

  @Test func transitionsOfTheProgramsOwnFollowTheirModifiers() throws {
    let before = try stage(CustomTransitionProgram())
    let stage = try stage(CustomTransitionProgram(), [.tap("Toggle")])
    let final = try frame("tilt", stage)
    #expect(isClose(try frame("tilt", stage, at: 0.25).minX, final.minX + 75))
    #expect(isClose(try opacity("tilt", stage, at: 0.25), 0.25))
    let drop = try frame("drop", stage)
    #expect(isClose(try frame("drop", stage, at: 0.25).minY, drop.minY - 37.5))
    try stage.perform(.tap("Toggle"))
    #expect(isClose(try frame("drop", stage, at: 0.25).minY, drop.minY + 12.5))
    #expect(isClose(try frame("tilt", stage, at: 0.25).minX, final.minX + 25))
    #expect(stage.layout(in: Self.window, at: 1) == before.layout(in: Self.window))
  }

  // Half of the way from a quarter to three quarters is a half, whatever the number of curves.
  @Test func shapesAreDrawnWithTheNumbersInBetween() throws {
    let stage = try stage(RingProgram(), [.tap("Fill")])
    let still = try self.stage(StillRingProgram(share: 0.5))
    #expect(
      stage.picture(in: Self.window, at: 0.5).displayList
        == still.picture(in: Self.window).displayList)
  }

  @Test func stateWrittenBesideAnAnimationJumps() throws {
    let stage = try stage(MixedProgram(), [.tap("Go")])
    #expect(try frame("plain", stage, at: 0.25).width == 200)
    #expect(isClose(try frame("animated", stage, at: 0.25).height, 125))
  }

  @Test func animationsThatBeginWithTheProgramRunFromItsStart() throws {
    let stage = try stage(AppearingProgram())
    #expect(isClose(try frame("bar", stage, at: 0.25).width, 125))
    #expect(try frame("bar", stage).width == 200)
    let settled = try frame("endless", stage).minX
    #expect(isClose(try frame("endless", stage, at: 7.25).minX, settled - 75))
    #expect(stage.movesForever)
  }
}
