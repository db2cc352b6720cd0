import Geometry
import LayoutEngine
import Scenes
import Surface
import Testing
import Typography

@MainActor
@Suite struct FilteredCollectionMotionTests {
  private static let window = Size(width: 480, height: 520)

  private func stage(_ steps: [Step], reducesMotion: Bool = false) throws -> SceneStage {
    let scene = SceneDefinition(name: "collection", variants: []) {
      AnyView(FilteredCollectionView())
    }
    let stage = try SceneStage(
      scene, variant: SceneVariant(size: Self.window, reducesMotion: reducesMotion),
      texts: TextResolver(source: .library(try FontLibrary.bundled)))
    for step in steps { try stage.perform(step) }
    return stage
  }

  /// Rows by id: frame and opacity.
  private func rows(_ layout: LayoutTree) -> [String: (frame: Rect, opacity: Double)] {
    var rows: [String: (frame: Rect, opacity: Double)] = [:]
    for node in layout.nodes {
      if let id = node.id, Int(id) != nil { rows[id] = (node.frame.value, node.opacity) }
    }
    return rows
  }

  /// The tutorial's table: what is done, which ids are seen afterwards.
  private static let sequence: [(steps: [Step], ids: [String])] = [
    ([], ["1", "2", "3", "4"]),
    ([.fill("Filter labels", with: "a")], ["1", "2"]),
    ([.fill("Filter labels", with: "b")], ["3", "4"]),
    ([.fill("Filter labels", with: ""), .toggle("Tiles only", on: true)], ["1", "3"]),
    ([.fill("Filter labels", with: "z")], []),
    (
      [.fill("Filter labels", with: ""), .toggle("Tiles only", on: false)], ["1", "2", "3", "4"]
    ),
  ]

  private static func steps(upTo index: Int) -> [Step] {
    sequence[...index].flatMap(\.steps)
  }

  /// Share of an ease-in-out curve, (0.42, 0)(0.58, 1), by plain halving of its parameter.
  private static func share(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let s = (low + high) / 2
      let at = 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s
      if at < x { low = s } else { high = s }
    }
    return 3 * (1 - low) * low * low + low * low * low
  }

  @Test(arguments: 0..<6)
  func everyStepOfTheTableShowsItsIDs(index: Int) throws {
    let (_, ids) = Self.sequence[index]
    let layout = try stage(Self.steps(upTo: index)).layout(in: Self.window)
    #expect(rows(layout).keys.sorted() == ids)
    #expect(layout.nodes.contains { $0.text == "\(ids.count) of 4 labels" })
    #expect(layout.nodes.contains { $0.text == "No matching labels" } == ids.isEmpty)
  }

  @Test(arguments: 1..<6, [0, 0.011, 0.055, 0.11, 0.2, 0.219])
  func rowsComeGoAndMoveByTheCurve(index: Int, time: Double) throws {
    let steps = Self.steps(upTo: index)
    let before = rows(try stage(steps.dropLast()).layout(in: Self.window))
    let stage = try stage(steps)
    let after = rows(stage.layout(in: Self.window))
    let now = rows(stage.layout(in: Self.window, at: time))
    let p = Self.share(time / 0.22)
    #expect(Set(now.keys) == Set(before.keys).union(after.keys))
    for (id, row) in now {
      switch (before[id], after[id]) {
      case (nil, let new?):
        #expect(abs(row.opacity - p) < 1e-6)
        #expect(abs(row.frame.minY - (new.frame.minY + 8 * (1 - p))) < 1e-6)
        #expect(row.frame.size == new.frame.size)
      case (let old?, nil):
        #expect(abs(row.opacity - (1 - p)) < 1e-6)
        #expect(row.frame == old.frame)
      case (let old?, let new?):
        #expect(row.opacity == 1)
        let y = old.frame.minY + (new.frame.minY - old.frame.minY) * p
        #expect(abs(row.frame.minY - y) < 1e-6)
        #expect(row.frame.size == new.frame.size)
      case (nil, nil): Issue.record("row \(id) comes from nowhere")
      }
    }
  }

  @Test func theCounterJumpsAtOnce() throws {
    let stage = try stage([.fill("Filter labels", with: "a")])
    let layout = stage.layout(in: Self.window, at: 0)
    let counter = try #require(layout.root.first { $0.text == "2 of 4 labels" })
    let settled = try #require(
      stage.layout(in: Self.window).root.first { $0.text == "2 of 4 labels" })
    #expect(counter.frame == settled.frame)
    #expect(counter.opacity == 1)
  }

  @Test func aQueryThatLeavesTheIDsMovesNothing() throws {
    let stage = try stage([
      .fill("Filter labels", with: "a"), .fill("Filter labels", with: " A"),
      .fill("Filter labels", with: "A"),
    ])
    _ = stage
    let same = try self.stage([
      .fill("Filter labels", with: "b"), .fill("Filter labels", with: "B"),
    ])
    let settled = same.picture(in: Self.window)
    for time in [0, 0.055, 0.11, 0.22, 1] {
      #expect(same.picture(in: Self.window, at: time).displayList == settled.displayList)
    }
  }

  @Test func reducedMotionShowsTheLastFrameAtOnce() throws {
    let stage = try stage([.fill("Filter labels", with: "a")], reducesMotion: true)
    let settled = stage.picture(in: Self.window).displayList
    #expect(stage.picture(in: Self.window, at: 0).displayList == settled)
    #expect(stage.settlingTime == 0)
  }

  @Test func theTransitionTakesItsDurationAndEndsInTheStillPicture() throws {
    let stage = try stage([.fill("Filter labels", with: "b")])
    #expect(stage.settlingTime == 0.22)
    let settled = stage.picture(in: Self.window)
    #expect(stage.picture(in: Self.window, at: 0.22).displayList == settled.displayList)
    #expect(stage.layout(in: Self.window, at: 0.22) == settled.layout)
  }

  @Test func removedRowsAreDrawnBehindTheOthers() throws {
    let stage = try stage([
      .fill("Filter labels", with: "a"), .fill("Filter labels", with: "b"),
    ])
    let ids = stage.layout(in: Self.window, at: 0.1).nodes.compactMap(\.id).filter {
      Int($0) != nil
    }
    #expect(ids == ["1", "2", "3", "4"])
  }

  // Both changes use the same curve, so that the ways add up: 3 and 4 are going with 1 − p(0.5)
  // = 0.5 left when they return; they are the old rows, and their opacity goes down by the first
  // way's rest and up by the second's.
  @Test func aStepDuringATransitionAddsToIt() throws {
    let stage = try stage([
      .fill("Filter labels", with: "a"), .wait(0.11), .fill("Filter labels", with: ""),
    ])
    let now = rows(stage.layout(in: Self.window, at: 0.055))
    let first = 1 - Self.share(0.165 / 0.22)
    let second = 1 - Self.share(0.055 / 0.22)
    let row = try #require(now["3"])
    #expect(abs(row.opacity - (1 + first - second)) < 1e-6)
    let start = rows(stage.layout(in: Self.window, at: 0))
    #expect(abs((start["3"]?.opacity ?? 0) - 0.5) < 1e-6)
    #expect(stage.layout(in: Self.window, at: 0.22) == stage.layout(in: Self.window))
  }

  @Test func aWaitAtTheEndPicturesItsEnd() throws {
    let waited = try stage([.fill("Filter labels", with: "a"), .wait(0.11)])
    let asked = try stage([.fill("Filter labels", with: "a")])
    #expect(
      waited.picture(in: Self.window).displayList
        == asked.picture(in: Self.window, at: 0.11).displayList)
  }
}
