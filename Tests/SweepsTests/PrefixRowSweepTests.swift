import Geometry
import JSONValue
import LayoutEngine
import Scenes
import Surface
import Sweeps
import Testing
import Typography

@MainActor
@Suite struct PrefixRowSweepTests {
  /// The fixture's rows: for which integer widths which prefix fits, and how wide it is.
  private struct Row {
    let widths: ClosedRange<Int>
    let visible: Int
    let hidden: Int
    let width: Double
  }

  private func rows(_ set: JSONNode) throws -> [Row] {
    try set.member("exact").member("withBadge").array().map { row in
      let values = try row.array()
      return Row(
        widths: try values[0].integer()...values[1].integer(), visible: try values[2].integer(),
        hidden: try values[3].integer(), width: try values[4].number())
    }
  }

  private func labels(_ set: JSONNode) throws -> [String] {
    try set.member("labels").array().map { try $0.string() }
  }

  @Test(.enabled(if: DejaVu.isInstalled, "needs fonts-dejavu-core"))
  func equalsTheFixtureAtEveryIntegerWidthAndHasItsCandidatesAsBreakpoints() throws {
    for set in try fixture("prefix.json").member("sets").array() {
      var inputs = GalleryInputs()
      inputs.labels = try labels(set)
      inputs.windowPadding = 0
      let result = try WidthSweep(40...900).run(
        galleryScene("prefix-row", inputs),
        variant: SceneVariant(size: Size(width: 400, height: 160)), with: DejaVu.renderer())
      #expect(result.method == .exact)
      for row in try rows(set) {
        for width in row.widths {
          let facts = try #require(result.piece(at: Double(width))).facts
          #expect(facts.visible == max(row.visible, 0))
          #expect(facts.hidden == row.hidden || row.visible < 0)
          #expect(abs(facts.width - row.width) < 1e-9)
          #expect(facts.rows == 1)
        }
      }
      let candidates = try set.member("exact").member("candidateWidths").array().map {
        try $0.array()[2].number()
      }
      for breakpoint in result.breakpoints {
        #expect(candidates.contains { abs($0 - breakpoint) < 1e-9 })
      }
    }
  }

  @Test func breakpointsAreCandidateWidthsPlusPaddingUpToAMillionPoints() throws {
    var inputs = GalleryInputs()
    inputs.labels = (0..<400).map { "Label number \($0) of a row that is wider than any screen" }
    let scene = try galleryScene("prefix-row", inputs)
    let renderer = SceneRenderer(texts: TextResolver(source: .library(try FontLibrary.bundled)))
    let result = try WidthSweep(320...1_000_000).run(
      scene, variant: SceneVariant(size: Size(width: 400, height: 160)), with: renderer)
    #expect(result.method == .exact)
    #expect(result.pieces.last?.facts.visible == 400)
    for piece in result.pieces.dropFirst() {
      #expect(abs(piece.from - (piece.facts.width + 48)) < 1e-9)
    }
  }

  @Test func nothingChangesBeyondTheLastBreakpoint() throws {
    let scene = try galleryScene("prefix-row")
    let renderer = SceneRenderer(texts: TextResolver(source: .library(try FontLibrary.bundled)))
    let variant = SceneVariant(size: Size(width: 400, height: 160))
    let narrow = try WidthSweep(320...1200).run(scene, variant: variant, with: renderer)
    let wide = try WidthSweep(320...120_000).run(scene, variant: variant, with: renderer)
    #expect(narrow.breakpoints == wide.breakpoints)
    #expect(narrow.layouts == wide.layouts)
  }
}
