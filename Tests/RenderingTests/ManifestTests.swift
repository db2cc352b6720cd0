import Drawing
import Pixels
import Rendering
import Testing
import Typography

/// The same bytes everywhere: 200 drawings against the hashes in `Fixtures/manifest.txt`.
@Suite struct ManifestTests {
  private func lines(_ render: (DisplayList) throws -> Pixmap) throws -> [String] {
    try ManifestDrawings.all().map { Manifest.line($0.name, try render($0.list)) }
  }

  private func recorded() throws -> [String] {
    String(decoding: try Fixture.bytes("manifest.txt"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// Holds in debug and in release, whatever the processor.
  @Test func everyDrawingHasItsRecordedHash() throws {
    let renderer = Renderer()
    let actual = try lines { try renderer.render($0) }
    let expected = try recorded()
    #expect(actual.count == 200)
    for (actual, expected) in zip(actual, expected) { #expect(actual == expected) }
    #expect(actual.count == expected.count)
  }

  @Test(arguments: [2, 3]) func threadsGiveTheSameBytes(workers: Int) throws {
    let actual = try lines { try Renderer.render($0, workers: workers) }
    for (actual, expected) in zip(actual, try recorded()) { #expect(actual == expected) }
  }

  @Test func drawingTwiceWithOneRendererGivesTheSameBytes() throws {
    let renderer = Renderer()
    _ = try lines { try renderer.render($0) }
    var picture = Pixmap(width: 1, height: 1)
    let again = try lines { list in
      try renderer.render(list, into: &picture)
      return picture
    }
    for (actual, expected) in zip(again, try recorded()) { #expect(actual == expected) }
  }

  @Test func textFormGivesTheSamePictures() throws {
    let fonts = Dictionary(
      grouping: try ManifestDrawings.fonts(), by: \.key
    ).compactMapValues(\.first)
    let renderer = Renderer()
    let actual = try lines { list in
      let again = try DisplayList(parsing: list.dump(), fonts: { fonts[$0] })
      #expect(again == list)
      return try renderer.render(again)
    }
    for (actual, expected) in zip(actual, try recorded()) { #expect(actual == expected) }
  }
}
