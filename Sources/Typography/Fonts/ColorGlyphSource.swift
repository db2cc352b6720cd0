import CHarfBuzz
import Geometry
import Pixels

/// What a face says about the colours of its glyphs.
struct ColorGlyphSource {
  private let font: FontInstance
  private let face: OpaquePointer

  init(_ font: FontInstance) {
    self.font = font
    face = font.face.shapingFace
  }

  /// The colours of a glyph; an error where they are in a format that is not drawn.
  func glyph(_ id: UInt32) throws(FontError) -> ColorGlyph? {
    if let layers = layers(of: id) { return .layers(layers) }
    if hasPaintGraph(id) { throw unsupported("COLR version 1") }
    if hasDrawing(id) { throw unsupported("SVG") }
    guard hb_ot_color_has_png(face) != 0 else { return nil }
    if font.face.table(FontTag(literal: "CBDT")).isEmpty {
      guard hasPicture(id) else { return nil }
      throw unsupported("sbix")
    }
    return font.bitmap(of: id)
  }

  private func unsupported(_ format: String) -> FontError {
    .unsupportedColorFormat(font: font.face.name, format: format)
  }

  private func layers(of id: UInt32) -> [ColorGlyph.Layer]? {
    var count: UInt32 = 0
    let total = min(hb_ot_color_glyph_get_layers(face, id, 0, &count, nil), 1024)
    guard total > 0 else { return nil }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(total))
    count = total
    hb_ot_color_glyph_get_layers(face, id, 0, &count, &layers)
    let palette = palette()
    return layers.prefix(Int(count)).map { layer in
      // Index 0xFFFF stands for the colour of the text; one past the palette is treated alike.
      let color = Int(layer.color_index) < palette.count ? palette[Int(layer.color_index)] : nil
      return ColorGlyph.Layer(outline: font.outline(of: layer.glyph), color: color)
    }
  }

  /// The font's first palette.
  private func palette() -> [Color] {
    var count: UInt32 = 0
    let total = min(hb_ot_color_palette_get_colors(face, 0, 0, &count, nil), 0xFFFF)
    guard total > 0 else { return [] }
    var colors = [hb_color_t](repeating: 0, count: Int(total))
    count = total
    hb_ot_color_palette_get_colors(face, 0, 0, &count, &colors)
    // A colour of HarfBuzz is blue, green, red, alpha from the highest byte down.
    return colors.prefix(Int(count)).map { value in
      Color(
        red: UInt8(truncatingIfNeeded: value >> 8), green: UInt8(truncatingIfNeeded: value >> 16),
        blue: UInt8(truncatingIfNeeded: value >> 24), alpha: UInt16(value & 0xFF) * 257)
    }
  }

  /// Whether the base glyph list of a COLR table of version 1 names the glyph.
  private func hasPaintGraph(_ id: UInt32) -> Bool {
    let table = font.face.table(FontTag(literal: "COLR"))
    guard table.uint16(at: 0) >= 1, table.uint32(at: 14) > 0 else { return false }
    let list = table.uint32(at: 14)
    let count = min(table.uint32(at: list), max(table.count - list, 0) / 6)
    return (0..<count).contains { table.uint16(at: list + 4 + $0 * 6) == Int(id) }
  }

  private func hasDrawing(_ id: UInt32) -> Bool {
    guard hb_ot_color_has_svg(face) != 0 else { return false }
    let blob = hb_ot_color_glyph_reference_svg(face, id)
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  private func hasPicture(_ id: UInt32) -> Bool {
    let blob = hb_ot_color_glyph_reference_png(font.shapingFont, id)
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }
}
