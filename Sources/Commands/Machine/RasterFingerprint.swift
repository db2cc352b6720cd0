import Drawing
import Geometry
import PNGCoding
import Pixels
import Rendering
import Typography

/// A hash of glyphs that the default font draws on this machine.
///
/// Where two machines have different ones, every picture with text differs between them, and one
/// sentence says so better than all of those pictures.
enum RasterFingerprint {
  /// Printable ASCII at four places within a pixel and three sizes, as 12 hexadecimal digits.
  static func current() throws -> String {
    let library = try FontLibrary.bundled
    guard let family = library.catalogue.defaultFamilies.first else { return "none" }
    let font = try library.instance(family: family)
    let glyphs = (0x21...0x7E).compactMap { Unicode.Scalar($0).flatMap { font.glyph(for: $0) } }
    var items: [DisplayItem] = []
    for (row, size) in [11.0, 14, 28].enumerated() {
      for bin in 0..<4 {
        let run = GlyphRun(
          font: font, size: size, origin: Point(x: 0, y: Double(row * 160 + bin * 40 + 30)),
          glyphs: glyphs.enumerated().map { index, glyph in
            PositionedGlyph(id: glyph, x: Double(index * 12) + Double(bin) / 4, y: 0)
          })
        items.append(.glyphs(run, .color(.black)))
      }
    }
    let list = DisplayList(size: Size(width: 1140, height: 480), background: .white, items: items)
    return String(PixelDigest(of: try Renderer().render(list)).description.prefix(12))
  }
}
