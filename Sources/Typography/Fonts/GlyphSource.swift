import CFreeType
import Geometry
import Synchronization

/// A FreeType face at a location, with the outlines read from it; used behind a lock.
struct GlyphSource: ~Copyable {
  /// Outlines kept at most; beyond it the cache starts afresh, so its memory stays bounded.
  private static let capacity = 8192

  private let data: FontData
  private let glyphCount: Int
  private let face: FT_Face?
  private var outlines: [UInt32: Path] = [:]

  init(_ data: FontData, index: Int, glyphCount: Int, coordinates: [Int]) {
    self.data = data
    self.glyphCount = glyphCount
    face = FreeTypeLibrary.shared.withLock { $0.open(data, index: index) }
    // Even setting the default location changes outlines in FreeType before 2.14 (fractional
    // instead of whole units), so a face at its default never hears of coordinates.
    if let face, !coordinates.isEmpty {
      var values = coordinates.map { FT_Fixed($0) }
      FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
    }
  }

  deinit {
    guard let face else { return }
    let address = UInt(bitPattern: face)
    FreeTypeLibrary.shared.withLock { $0.close(FT_Face(bitPattern: address)) }
  }

  mutating func outline(of glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    let path = load(glyph)
    if outlines.count >= Self.capacity { outlines.removeAll(keepingCapacity: true) }
    outlines[glyph] = path
    return path
  }

  /// The colour bitmap of a glyph in the largest strike of the font.
  func bitmap(of glyph: UInt32, unitsPerEm: Int) -> ColorGlyph? {
    guard let face, glyph < glyphCount, let sizes = face.pointee.available_sizes else { return nil }
    let strikes = 0..<Int(face.pointee.num_fixed_sizes)
    guard let largest = strikes.max(by: { sizes[$0].y_ppem < sizes[$1].y_ppem }),
      FT_Select_Size(face, FT_Int(largest)) == 0,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else { return nil }
    return BitmapReader(
      slot.pointee, pixelsPerEm: Int(sizes[largest].y_ppem) / 64, unitsPerEm: unitsPerEm
    ).glyph()
  }

  /// Loads without scaling: whole font units, the same in every version of FreeType.
  private func load(_ glyph: UInt32) -> Path {
    guard let face, glyph < glyphCount,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_IGNORE_TRANSFORM)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    return OutlineReader(slot.pointee.outline).path()
  }
}
