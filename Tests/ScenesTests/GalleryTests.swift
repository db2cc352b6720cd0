import Geometry
import LayoutEngine
import Scenes
import Surface
import Testing
import Typography

@MainActor
@Suite struct GalleryTests {
  private func renderer() throws -> SceneRenderer {
    SceneRenderer(texts: TextResolver(source: .library(try FontLibrary.bundled)))
  }

  private func scene(
    _ name: String, _ inputs: GalleryInputs = GalleryInputs()
  ) throws -> SceneDefinition {
    try #require(Gallery.scenes(inputs).first { $0.name == name })
  }

  // The diagram's table: container, fitted size, origin, centre of marker 1.
  @Test(arguments: [
    (
      Size(width: 1000, height: 700), Rect(x: 0, y: 37.5, width: 1000, height: 625),
      Point(x: 250, y: 287.5)
    ),
    (
      Size(width: 600, height: 700), Rect(x: 0, y: 162.5, width: 600, height: 375),
      Point(x: 150, y: 312.5)
    ),
    (
      Size(width: 1000, height: 400), Rect(x: 180, y: 0, width: 640, height: 400),
      Point(x: 340, y: 160)
    ),
  ])
  func diagramFollowsItsTable(container: Size, fitted: Rect, marker: Point) throws {
    var inputs = GalleryInputs()
    inputs.windowPadding = 0
    let layout = try renderer().layout(
      of: scene("diagram", inputs), variant: SceneVariant(size: container))
    #expect(layout.node(id: "artwork")?.frame.value == fitted)
    let frame = try #require(layout.node(id: "marker-1")).frame.value
    #expect(Point(x: frame.midX, y: frame.midY) == marker)
    #expect(frame.size == Size(width: 28, height: 28))
  }

  // The collection's table: state and visible ids.
  @Test(
    arguments: [
      (nil, ["1", "2", "3", "4"]), ("typed-a", ["1", "2"]), ("typed-b", ["3", "4"]),
      ("tiles", ["1", "3"]), ("typed-z", []), ("cleared", ["1", "2", "3", "4"]),
    ] as [(String?, [String])])
  func collectionFollowsItsSequence(state: String?, ids: [String]) throws {
    let layout = try renderer().layout(
      of: scene("collection"),
      variant: SceneVariant(size: Size(width: 480, height: 480), state: state))
    #expect(layout.nodes.compactMap(\.id).filter { $0.count == 1 } == ids)
    let counter = layout.node(id: "counter")?.text
    #expect(counter == "\(ids.count) of 4 labels")
    #expect((layout.node(id: "empty") != nil) == ids.isEmpty)
  }

  @Test func everyPrefixRowShowsWholeLabelsThatAddUp() throws {
    let renderer = try renderer()
    let scene = try scene("prefix-row")
    for width in 320...900 {
      let layout = try renderer.layout(
        of: scene, variant: SceneVariant(size: Size(width: Double(width), height: 160)))
      let items = layout.nodes.compactMap(\.id).filter { $0.hasPrefix("item-") }
      #expect(items == (0..<items.count).map { "item-\($0)" })
      let badge = layout.node(id: "badge")?.first { $0.text != nil }?.text
      #expect(badge == (items.count == 6 ? nil : "\(6 - items.count) more"))
      #expect(layout.nodes.allSatisfy { !$0.isTruncated })
    }
  }
}
