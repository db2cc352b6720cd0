import CHarfBuzz
import Files
import Geometry
import Raster
import Rendering
import Typography

/// Shaping beside HarfBuzz alone, and what is found in caches.
package enum TextBenchmarks {
  private static let count = 1000

  /// All benchmarks of text.
  package static func all() throws -> [Benchmark] {
    let library = try FontLibrary.bundled
    let font = try library.instance(family: "Liberation Sans")
    let style = TextStyle(fonts: [font], size: 14)
    // Twelve characters each, as labels have.
    let texts = (0..<count).map { "Label no \(100 + $0 % 900)" }
    let peer = HarfBuzzPeer(font.face, texts: texts)
    let shaper = TextShaper()
    let paragraph = Paragraph(
      "The labels at the end of a row give way to a badge that counts them.", style: style)
    let masks = MaskRun(font: font, text: texts[0])
    return [
      Benchmark("text: HarfBuzz alone, a reused font and buffer", operations: count) {
        peer.shapeAll()
      },
      Benchmark("text: shaping a label", operations: count) {
        sum(texts) { TextShaper.shapeUncached($0, style: style).width(style: style) }
      },
      Benchmark("text: width of a known label", operations: count) {
        sum(texts) { shaper.width(of: $0, style: style) }
      },
      Benchmark("text: paragraph of a known label", operations: count) {
        sum(texts) { Paragraph($0, style: style, shaper: shaper).idealSize.width }
      },
      Benchmark("text: wrapping fourteen words", operations: 100) {
        sum(0..<100) { limit in
          paragraph.layout { $0 <= 60 + Double(limit) }.size.height
        }
      },
      Benchmark("text: mask of a known glyph", operations: MaskRun.repeats * texts[0].utf8.count) {
        masks.visitAll()
      },
      Benchmark("text: outline of a known glyph", operations: count) {
        sum(0..<count) { Double(font.outline(of: UInt32($0 % 200)).elements.count) }
      },
    ]
  }

  private static func sum<Values: Sequence>(
    _ values: Values, _ measure: (Values.Element) -> Double
  ) -> UInt64 {
    values.reduce(0) { $0 &+ measure($1).bitPattern }
  }
}

/// The masks of one label, found again and again.
private final class MaskRun {
  static let repeats = 1000
  private let run: TextRun?
  private let rasterizer = PathRasterizer()
  private var cache = GlyphCache()

  init(font: FontInstance, text: String) {
    run = Paragraph(text, style: TextStyle(fonts: [font], size: 14)).idealLayout.lines[0].runs.first
  }

  /// Sum of places and first bytes of all masks.
  func visitAll() -> UInt64 {
    guard let run else { return 0 }
    var total: UInt64 = 0
    for _ in 0..<Self.repeats {
      cache.forEachMask(
        of: run.glyphs, font: run.font, size: run.size, scale: 2, origin: Point(x: 4, y: 20),
        rasterizer: rasterizer
      ) { mask, x, y in total &+= UInt64(x + y) &+ UInt64(mask.bytes[0]) }
    }
    return total
  }
}

/// The loop that a C program would write.
private final class HarfBuzzPeer {
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  private let texts: [[CChar]]

  init(_ face: FontFace, texts: [String]) {
    let bytes = (try? FileSystem.read(face.name)) ?? []
    // The copy belongs to the blob.
    let blob = bytes.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    let shapingFace = hb_face_create(blob, 0)
    font = hb_font_create(shapingFace)
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(face.unitsPerEm), Int32(face.unitsPerEm))
    hb_font_make_immutable(font)
    hb_face_destroy(shapingFace)
    hb_blob_destroy(blob)
    buffer = hb_buffer_create()
    self.texts = texts.map { Array($0.utf8CString.dropLast()) }
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// Sum of all advances.
  func shapeAll() -> UInt64 {
    var total: UInt64 = 0
    for text in texts {
      text.withUnsafeBufferPointer { text in
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf8(
          buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return }
        for index in 0..<Int(count) {
          total &+= UInt64(bitPattern: Int64(positions[index].x_advance))
        }
      }
    }
    return total
  }
}
