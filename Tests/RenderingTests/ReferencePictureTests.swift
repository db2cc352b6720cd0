import Drawing
import PNGCoding
import Pixels
import Rendering
import Testing

/// The drawings of `Fixtures/raster` beside their exact-area pictures.
@Suite struct ReferencePictureTests {
  @Test func everyDrawingIsWithinOneLevelOfItsExactPicture() throws {
    let document = try DrawingDocument(parsing: try Fixture.bytes("raster/cases.json"))
    #expect(document.drawings.count == 12)
    let renderer = Renderer()
    for drawing in document.drawings {
      let bytes = try Fixture.bytes("raster/\(drawing.id).png")
      let expected = try PNGDecoder.decode(bytes).premultiplied()
      let actual = try renderer.render(drawing.list)
      try #require(actual.bytes.count == expected.bytes.count)
      let worst = zip(actual.bytes, expected.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(worst <= 1, "\(drawing.id)")
    }
  }
}
