import Drawing
import Geometry
import JSONValue
import LayoutEngine
import Scenes
import Surface
import Testing
import Typography

/// Scenes written in JSON: ten examples laid out by hand, and what wrong files are told.
///
/// The box font at 16 points: letters are 8 wide, `i` and the space 4, `m` 16, a line is 16 high.
@MainActor
@Suite struct SceneFileTests {
  struct Frame: CustomTestStringConvertible, Sendable {
    let scene: String
    let variant: Int
    let id: String
    let frame: Rect
    var testDescription: String { "\(scene)/\(variant)/\(id)" }

    init(
      _ scene: String, _ variant: Int, _ id: String, _ x: Double, _ y: Double, _ width: Double,
      _ height: Double
    ) {
      self.scene = scene
      self.variant = variant
      self.id = id
      frame = Rect(x: x, y: y, width: width, height: height)
    }
  }

  nonisolated static let frames: [Frame] = [
    // "Hello" is 40 wide: (200 − 40) / 2, (100 − 16) / 2.
    Frame("greeting", 0, "greeting", 80, 42, 40, 16),
    // "Sketch" 48, "Shapes" 48 and "Notes" 40 with 20 of padding and gaps of 8: 212 of 400.
    Frame("prefix-row", 0, "item-0", 94, 36, 68, 28),
    Frame("prefix-row", 0, "item-2", 246, 36, 60, 28),
    // 68 + 8 + "2 more" 68 − 8 … "2 more" is 8 + 4 + 16 + 24 = 52 and 20: 148 of 200.
    Frame("prefix-row", 1, "badge", 102, 36, 72, 28),
    // The badge alone in 100.
    Frame("prefix-row", 2, "badge", 14, 36, 72, 28),
    // 52 + 8 + 64 + 8 + 60 = 192 fit 200; in 120 only 52 and then 64.
    Frame("flow", 0, "Pixels-chip", 132, 0, 60, 24),
    Frame("flow", 0, "Fonts-chip", 0, 32, 56, 24),
    Frame("flow", 1, "Layout-chip", 0, 32, 64, 24),
    // A field of 22, a toggle of 16 and rows of 16 with gaps of 8, 10 from the edges.
    Frame("collection", 0, "record-4", 10, 136, 36, 16),
    Frame("collection", 1, "record-2", 10, 88, 36, 16),
    Frame("collection", 2, "record-3", 10, 88, 40, 16),
    Frame("collection", 3, "empty", 10, 64, 140, 16),
    // The tutorial's table: 1000 × 625 at 37.5, 600 × 375 at 162.5, 640 × 400 at 180.
    Frame("diagram", 0, "artwork", 0, 37.5, 1000, 625),
    Frame("diagram", 1, "artwork", 0, 162.5, 600, 375),
    Frame("diagram", 2, "marker", 180, 0, 28, 28),
    // Columns of 40 and 36 with a gap of 20, rows of 16, 1, 16 and 16 with gaps of 10.
    Frame("price-table", 0, "table", 102, 20.5, 96, 79),
    Frame("price-table", 0, "price-1", 162, 83.5, 16, 16),
    // 320 holds three columns of 100, 210 two.
    Frame("dashboard", 0, "tile-2", 230, 10, 100, 60),
    Frame("dashboard", 1, "tile-2", 10, 80, 100, 60),
    // 22 + 22 + 16 + 22 + 6 with gaps of 10 and 20 around: 168 of 200.
    Frame("settings", 1, "name", 20, 36, 260, 22),
    // "Finish" is 6 · 8 − 8 = 40; "Open" 32 at the trailing edge.
    Frame("counter", 0, "state", 158, 22, 32, 16),
    Frame("counter", 1, "state", 158, 22, 32, 16),
    Frame("mirrored", 0, "dot", 10, 10, 20, 20),
    Frame("mirrored", 0, "name", 36, 12, 40, 16),
    Frame("mirrored", 1, "dot", 170, 10, 20, 20),
    Frame("mirrored", 2, "name", 124, 12, 40, 16),
  ]

  @Test(arguments: frames) func examplesAreLaidOut(item: Frame) throws {
    let scene = try SceneFile(parsing: Example.bytes(item.scene), name: "x").scene
    #expect(scene.name == item.scene)
    let renderer = SceneRenderer(texts: TextResolver(source: .library(try FontLibrary.bundled)))
    let layout = try renderer.layout(of: scene, variant: scene.variants[item.variant])
    let node = try #require(layout.node(id: item.id))
    #expect(node.frame.value == item.frame)
  }

  @Test func thereAreTenExamples() throws {
    let names = try Example.names
    #expect(names.count == 10)
    for name in names {
      let scene = try SceneFile(parsing: Example.bytes(name), name: name).scene
      let renderer = SceneRenderer(texts: TextResolver(source: .library(try FontLibrary.bundled)))
      for variant in scene.variants {
        let picture = try renderer.picture(of: scene, variant: variant)
        #expect(!picture.displayList.items.isEmpty, "\(name) \(variant.name)")
        #expect(picture.diagnoses == [])
      }
    }
  }

  /// The schema for editors lists what the reader knows.
  @Test func schemaListsEveryWord() throws {
    let schema = try Example.schema
    for kind in SceneFileWords.views { #expect(schema.contains("\"\(kind)\""), "\(kind)") }
    for word in SceneFileWords.modifiers { #expect(schema.contains("\"\(word)\""), "\(word)") }
    for member in SceneFileWords.members { #expect(schema.contains("\"\(member)\""), "\(member)") }
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    let text: String
    let message: String
    var testDescription: String { message }
  }

  private nonisolated static let manyModifiers =
    Array(repeating: #"{"padding": 0}"#, count: 1001).joined(separator: ", ")

  nonisolated static let faults: [Fault] = [
    Fault(
      text: #"{"variants": ["9x9"], "view": {"text": "a", "modifiers": [\#(manyModifiers)]}}"#,
      message: "$.view.modifiers has more than 1000 modifiers"),
    Fault(
      text: #"{"variants": ["10x10"]}"#, message: #"$ has no member "view", which it needs"#),
    Fault(
      text: #"{"variants": ["10"], "view": "a"}"#,
      message: #"$.variants[0] is "10"; write a size as WIDTHxHEIGHT or WIDTHxHEIGHT@SCALE"#),
    Fault(
      text: #"{"variants": ["10x10"], "view": {"text": "{x}"}}"#,
      message:
        #"$.view.text refers to "x", which nothing is named; the file has neither data nor values"#
    ),
    Fault(
      text: #"{"variants": ["10x10"], "view": {"text": "a", "hstack": []}}"#,
      message: "$.view is two views at once: text and hstack; put one into the other"),
    Fault(
      text: #"{"variants": ["10x10"], "view": {"hstack": ["a", {"color": "bleu"}]}}"#,
      message:
        "$.view.hstack[1].color is \"bleu\"; use one of blue, red, orange, yellow, green, mint, teal, cyan, indigo, purple, pink, brown, gray, white, black, clear, primary, secondary, accent"
    ),
    Fault(
      text: #"{"variants": ["10x10"], "view": {"text": "a", "modifiers": [{"padding": "x"}]}}"#,
      message:
        #"$.view.modifiers[0].padding must be a number or a reference such as "{item.width}""#),
    Fault(
      text:
        #"{"variants": ["10x10"], "view": {"toggle": "On", "value": "on"}, "values": {"off": true}}"#,
      message: #"$.view.value refers to "on", which nothing is named; known are off"#),
    Fault(
      text: #"{"variants": ["10x10"], "view": {"text": "a", "color": "red", "colour": 1}}"#,
      message: "$.view is two views at once: text and color; put one into the other"),
    Fault(
      text: #"{"variants": [{"size": "10x10", "state": "on"}], "view": "a"}"#,
      message: #"$.variants[0].state is "on"; the scene has no states"#),
    Fault(
      text:
        #"{"variants": ["10x10"], "view": {"text": "a", "modifiers": [{"frame": {"width": 1, "maxWidth": 2}}]}}"#,
      message: "$.view.modifiers[0].frame has fixed extents and limits; use two frames"),
  ]

  @Test(arguments: faults) func wrongFilesAreRefusedWithTheirPlace(fault: Fault) {
    #expect {
      try SceneFile(parsing: Array(fault.text.utf8), name: "x")
    } throws: { error in
      (error as? JSONError)?.message == fault.message
    }
  }

  /// Nothing that is cut off or changed anywhere traps: it is read or refused.
  @Test func damagedFilesAreReadOrRefused() throws {
    let bytes = try Example.bytes("collection")
    for end in stride(from: 0, to: bytes.count, by: 7) {
      _ = try? SceneFile(parsing: Array(bytes[..<end]), name: "x")
    }
    for index in stride(from: 0, to: bytes.count, by: 5) {
      var damaged = bytes
      damaged[index] = UInt8(ascii: "7")
      _ = try? SceneFile(parsing: damaged, name: "x")
    }
  }
}
