import Commands
import Files
import Foundation
import JSONValue
import Testing

@MainActor
@Suite struct RenderCommandTests {
  private func run(
    _ arguments: String...
  ) -> (status: Commands.ExitStatus, output: String, errors: String) {
    let (output, errors) = (OutputChannel.memory(), OutputChannel.memory())
    let status = CommandLineTool.run(
      arguments, console: Console(output: output, errors: errors))
    return (status, output.text, errors.text)
  }

  private func json(_ text: String) throws -> JSONNode { try JSONNode(parsing: Array(text.utf8)) }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "render-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path(percentEncoded: false))
  }

  @Test func theLawsOverTimeHoldForTheChosenAlternative() {
    #expect(run("render", "prefix-row", "--size", "320x160", "--laws").status == .success)
  }

  @Test func aPictureIsToldAsADocument() throws {
    try withFolder { folder in
      let result = run(
        "render", "prefix-row", "--size", "320x160@2", "-o", folder + "/a.png", "--json")
      #expect(result.status == .success)
      let document = try json(result.output)
      #expect(try document.member("file").string() == folder + "/a.png")
      // 320 × 160 points at 2 pixels for each.
      #expect(try document.member("width").integer() == 640)
      #expect(try document.member("height").integer() == 320)
      #expect(try document.member("scale").number() == 2)
      #expect(try document.member("sha256").string().count == 64)
      #expect(try document.member("missing").array().isEmpty)
    }
  }

  @Test func drawingCommandsAreToldAsADocument() throws {
    let result = run("render", "prefix-row", "--size", "320x160", "--display-list", "--json")
    let document = try json(result.output)
    #expect(try document.member("width").number() == 320)
    #expect(try !document.member("ops").array().isEmpty)
  }

  // 10 × 8 points at one pixel for each.
  @Test func aPaintedDrawingIsToldAsADocument() throws {
    try withFolder { folder in
      let drawing = #"{"width": 10, "height": 8, "background": [255, 255, 255], "ops": []}"#
      try FileSystem.write(Array(drawing.utf8), to: folder + "/d.json")
      let result = run("draw", folder + "/d.json", "-o", folder + "/d.png", "--json")
      let document = try json(result.output)
      #expect(try document.member("file").string() == folder + "/d.png")
      #expect(try document.member("width").integer() == 10)
      #expect(try document.member("height").integer() == 8)
    }
  }

  @Test func aLayoutGoesIntoTheFileInsteadOfAPicture() throws {
    try withFolder { folder in
      let printed = run("render", "prefix-row", "--size", "320x160", "--layout")
      let written = run(
        "render", "prefix-row", "--size", "320x160", "--layout", "-o", folder + "/a.txt")
      #expect(written.output.isEmpty)
      let text = try String(contentsOfFile: folder + "/a.txt", encoding: .utf8)
      #expect(text == printed.output)
    }
  }

  @Test func twoResultsOrTwoStreamsAreRefused() {
    let size = ["render", "prefix-row", "--size", "320x160"]
    @MainActor func status(_ rest: String...) -> Commands.ExitStatus {
      CommandLineTool.run(
        size + rest, console: Console(output: .memory(), errors: .memory()))
    }
    #expect(status("--layout", "--display-list") == .usage)
    #expect(status("-o", "-", "--json") == .usage)
  }

  @Test func aMissingPictureFailsTheRenderAndTheSweep() throws {
    try withFolder { folder in
      let scene = #"{"name": "lost", "variants": ["100x100"], "view": {"image": "none"}}"#
      let file = folder + "/lost.scene.json"
      try FileSystem.write(Array(scene.utf8), to: file)
      let render = run("render", file, "--size", "100x100", "-o", folder + "/a.png")
      #expect(render.status == .differences)
      #expect(render.errors.contains("There is no picture \"none\""))
      #expect(!render.errors.contains(", ."))
      let sweep = run("sweep", file, "--widths", "100...200", "--height", "100")
      #expect(sweep.status == .differences)
      #expect(!sweep.output.contains("No law is broken"))
    }
  }

  private func height(of view: String, in tree: JSON) -> Double? {
    if case .string(view)? = tree["view"], case .array(let frame)? = tree["frame"] {
      return frame.last?.double
    }
    guard case .array(let children)? = tree["children"] else { return nil }
    return children.lazy.compactMap { height(of: view, in: $0) }.first
  }

  // Body text is 13 points; the reader's size makes it larger, and 22 points of a field grow alike.
  @Test func aFieldGrowsAsItsTextDoes() throws {
    @MainActor func heights(_ size: String) throws -> (field: Double, text: Double) {
      let result = run(
        "render", "collection", "--size", "480x480", "--layout", "--json", "--text-size", size)
      let tree = try #require(try json(result.output).value["tree"])
      let field = try #require(height(of: "TextField", in: tree))
      let toggle = try #require(height(of: "Toggle", in: tree))
      return (field, toggle)
    }
    let (usual, large) = (try heights("large"), try heights("accessibility3"))
    #expect(usual.field == 22)
    #expect(large.field > 2 * usual.field)
    #expect(abs(large.field / usual.field - large.text / usual.text) < 0.01)
  }
}

extension JSON {
  fileprivate var double: Double? {
    switch self {
    case .integer(let whole): Double(whole)
    case .number(let number): number
    default: nil
    }
  }
}
