import Geometry
import JSONValue
import LayoutEngine
import Scenes
import Surface
import Sweeps
import Testing
import Typography

@MainActor
@Suite struct FlowSweepTests {
  /// One set of labels with its cases; rows are those of exact text widths where they differ.
  private struct LabelSet: CustomTestStringConvertible {
    let id: String
    let labels: [String]
    let isRightToLeft: Bool
    let cases: [(width: Double, rows: [[Int]])]

    var testDescription: String { id }

    init(_ node: JSONNode) throws {
      id = try node.member("id").string()
      labels = try node.member("labels").array().map { try $0.string() }
      isRightToLeft = try node.member("dir").string() == "rtl"
      cases = try node.member("cases").array().map { one in
        let rows = try one.optional("rowsWithExactWidths") ?? one.member("rows")
        return (
          try one.member("width").number(),
          try rows.array().map { try $0.array().map { try $0.integer() } }
        )
      }
    }
  }

  private func sets() throws -> [LabelSet] {
    try fixture("flow.json").member("sets").array().map { try LabelSet($0) }
  }

  private func scene(_ set: LabelSet) throws -> (SceneDefinition, SceneVariant) {
    var inputs = GalleryInputs()
    inputs.labels = set.labels
    inputs.windowPadding = 0
    let variant = SceneVariant(
      size: Size(width: 400, height: 400),
      direction: set.isRightToLeft ? .rightToLeft : .leftToRight)
    return (try galleryScene("flow", inputs), variant)
  }

  @Test(.enabled(if: DejaVu.isInstalled, "needs fonts-dejavu-core"))
  func rowsAreThoseOfABrowserWithExactTextWidths() throws {
    for set in try sets() {
      let (scene, variant) = try scene(set)
      let renderer = try DejaVu.renderer()
      let result = try WidthSweep(10...3000).run(scene, variant: variant, with: renderer)
      #expect(result.method == .exact)
      for (width, rows) in set.cases {
        let piece = try #require(result.piece(at: width))
        #expect(piece.facts.rows == rows.count, "\(set.id) at \(width)")
        var tops: [Double] = []
        var found: [[Int]] = []
        for index in set.labels.indices {
          let top = try #require(piece.layout.node(id: "item-\(index)")).frame.value.minY
          if tops.last != top {
            tops.append(top)
            found.append([])
          }
          found[found.count - 1].append(index)
        }
        #expect(found == rows, "\(set.id) at \(width)")
      }
    }
  }

  @Test(arguments: ["prefix-row", "flow", "collection", "diagram"])
  func everyEighthOfAPointIsWhatItsPieceSays(name: String) throws {
    let scene = try galleryScene(name)
    let renderer = SceneRenderer(texts: TextResolver(source: .library(try .bundled)))
    var variant = SceneVariant(size: Size(width: 320, height: 300))
    let result = try WidthSweep(200...900).run(scene, variant: variant, with: renderer)
    for eighth in (200 * 8)...(900 * 8) {
      let width = Double(eighth) / 8
      variant.size.width = width
      let plain = try renderer.layout(of: scene, variant: variant)
      #expect(result.piece(at: width)?.agrees(with: plain, at: width) == true, "\(width)")
    }
  }
}
