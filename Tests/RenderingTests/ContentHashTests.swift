import Drawing
import Geometry
import PNGCoding
import Pixels
import Rendering
import Testing

@Suite struct ContentHashTests {
  /// A 4 × 3 picture of one colour, but for one pixel.
  private func picture(pixel: Int, _ level: UInt8, ground: [UInt8] = [9, 9, 9, 255]) -> Pixmap {
    var picture = Pixmap(width: 4, height: 3)
    picture.bytes = (0..<12).flatMap { $0 == pixel ? [level, level, level, 255] : ground }
    return picture
  }

  @Test func whereThePictureWasDrawnDoesNotMatter() {
    let one = picture(pixel: 5, 7)
    let whole = ContentHash(of: one.straight())
    #expect(ContentHash(of: one, touched: PixelRect(minX: 1, minY: 1, maxX: 2, maxY: 2)) == whole)
    #expect(ContentHash(of: one, touched: PixelRect(minX: 1, minY: 0, maxX: 4, maxY: 3)) == whole)
    #expect(ContentHash(of: one, touched: PixelRect(width: 4, height: 3)) == whole)
  }

  @Test func placeColourGroundAndSizeMatter() {
    let whole = PixelRect(width: 4, height: 3)
    var hashes: Set<ContentHash> = []
    for pixel in 0..<12 { hashes.insert(ContentHash(of: picture(pixel: pixel, 7), touched: whole)) }
    hashes.insert(ContentHash(of: picture(pixel: 5, 8), touched: whole))
    hashes.insert(ContentHash(of: picture(pixel: 5, 7, ground: [8, 8, 8, 255]), touched: whole))
    hashes.insert(ContentHash(of: picture(pixel: 12, 7), touched: whole))
    hashes.insert(ContentHash(of: Pixmap(width: 4, height: 3), touched: .empty))
    hashes.insert(ContentHash(of: Pixmap(width: 3, height: 4), touched: .empty))
    hashes.insert(ContentHash(of: Pixmap(width: 0, height: 0), touched: .empty))
    #expect(hashes.count == 18)
  }

  /// The renderer says where it has drawn, for clips, layers, shadows, blend modes and all paints.
  @Test func theRendererKnowsWhereItHasDrawn() throws {
    let renderer = Renderer()
    var picture = Pixmap(width: 1, height: 1)
    var bounded = 0
    for drawing in try ManifestDrawings.all() {
      try renderer.render(drawing.list, into: &picture)
      let touched = renderer.touched
      if touched != PixelRect(width: picture.width, height: picture.height) { bounded += 1 }
      #expect(
        ContentHash(of: picture, touched: touched) == ContentHash(of: picture.straight()),
        "\(drawing.name)"
      )
    }
    #expect(bounded > 50)
  }
}
