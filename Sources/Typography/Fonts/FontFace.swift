internal import CFreeType
internal import CHarfBuzz
import Synchronization

/// One face of a font file, open in FreeType and in HarfBuzz; immutable and shared freely.
package final class FontFace: Sendable {
  /// Where the bytes came from, for messages.
  package let name: String
  /// Position in a collection file, 0 for a plain font.
  package let index: Int
  /// SHA-256 of the whole file in hexadecimal.
  package let sha256: String
  /// Family name as the file has it.
  package let familyName: String
  /// Style name as the file has it.
  package let styleName: String
  /// Version text of the `name` table, empty where there is none.
  package let version: String
  /// Units of the design grid in one em.
  package let unitsPerEm: Int
  /// Number of glyphs.
  package let glyphCount: Int
  /// Axes of variation in the order of the file; empty for a static font.
  package let axes: [FontAxis]

  /// Whether any of its glyphs may bring its own colours.
  package let hasColors: Bool

  let data: FontData
  /// Immutable, so HarfBuzz lets every thread use it.
  nonisolated(unsafe) let shapingFace: OpaquePointer

  /// Opens a face from the bytes of a font file.
  ///
  /// The name is used in messages only. Fails where FreeType or HarfBuzz finds no font in it.
  package convenience init(bytes: [UInt8], index: Int = 0, name: String) throws(FontError) {
    try self.init(bytes: bytes, sha256: SHA256.hexDigest(of: bytes), index: index, name: name)
  }

  init(bytes: [UInt8], sha256: String, index: Int, name: String) throws(FontError) {
    guard bytes.count >= 12, bytes.count <= Int(UInt32.max) else {
      throw .notAFont(path: name, reason: "it is only \(bytes.count) bytes long")
    }
    guard (0..<0x8000).contains(index) else {
      throw .notAFont(path: name, reason: "it has no face number \(index)")
    }
    _ = HarfBuzzOptions.areRemoved
    let data = FontData(bytes)
    let names = try Self.checkedNames(data, index: index, name: name)
    let blob = hb_blob_create(
      data.base.assumingMemoryBound(to: CChar.self), UInt32(data.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(index)) else {
      throw .notAFont(path: name, reason: "there is no memory for it")
    }
    hb_face_make_immutable(face)
    self.data = data
    self.shapingFace = face
    self.name = name
    self.index = index
    self.sha256 = sha256
    self.familyName = names.family
    self.styleName = names.style
    self.version = Self.text(of: face, id: hb_ot_name_id_t(HB_OT_NAME_ID_VERSION_STRING))
    self.unitsPerEm = names.unitsPerEm
    self.glyphCount = Int(hb_face_get_glyph_count(face))
    self.axes = Self.axes(of: face)
    self.hasColors = Self.hasColorTables(face)
    guard glyphCount > 0 else {
      throw .notAFont(path: name, reason: "it has no glyphs")
    }
    guard Self.hasBoundedGlyphs(face, glyphCount: glyphCount) else {
      throw .notAFont(
        path: name,
        reason: "a glyph contains itself or more than \(CompositeCheck.partLimit) others")
    }
  }

  deinit { hb_face_destroy(shapingFace) }

  /// The bytes of one table, empty where the font has no such table.
  package func table(_ tag: FontTag) -> [UInt8] {
    Self.withTable(tag, of: shapingFace) { Array($0) }
  }

  private static func hasColorTables(_ face: OpaquePointer) -> Bool {
    ["COLR", "CBDT", "sbix", "SVG "].compactMap { FontTag($0) }.contains { tag in
      withTable(tag, of: face) { !$0.isEmpty }
    }
  }

  private static func hasBoundedGlyphs(_ face: OpaquePointer, glyphCount: Int) -> Bool {
    withTable(FontTag(literal: "glyf"), of: face) { glyf in
      withTable(FontTag(literal: "loca"), of: face) { loca in
        withTable(FontTag(literal: "head"), of: face) { head in
          var check = CompositeCheck(
            glyf: glyf, loca: loca, hasLongOffsets: head.count > 51 && head[51] == 1,
            glyphCount: glyphCount)
          return glyf.isEmpty || check.isBounded()
        }
      }
    }
  }

  /// Reads a table in place.
  private static func withTable<Result>(
    _ tag: FontTag, of face: OpaquePointer, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let blob = hb_face_reference_table(face, tag.rawValue)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length)))
  }

  private struct Names {
    var family: String
    var style: String
    var unitsPerEm: Int
  }

  /// Opens the font in FreeType once to see that it can, and reads what FreeType names.
  private static func checkedNames(
    _ data: FontData, index: Int, name: String
  ) throws(FontError) -> Names {
    let names = FreeTypeLibrary.shared.withLock { library -> Names? in
      guard let face = library.open(data, index: index) else { return nil }
      defer { library.close(face) }
      let record = face.pointee
      return Names(
        family: record.family_name.map { String(cString: $0) } ?? "",
        style: record.style_name.map { String(cString: $0) } ?? "",
        unitsPerEm: unitsPerEm(of: record, data: data))
    }
    guard let names else {
      throw .notAFont(path: name, reason: "FreeType does not know its format")
    }
    guard (16...16384).contains(names.unitsPerEm) else {
      throw .notAFont(
        path: name,
        reason: "its em has \(names.unitsPerEm) units, and OpenType allows 16 to 16384")
    }
    return names
  }

  /// FreeType leaves the em of a font without outlines at zero; HarfBuzz reads the table.
  private static func unitsPerEm(of record: FT_FaceRec, data: FontData) -> Int {
    if record.units_per_EM > 0 { return Int(record.units_per_EM) }
    let blob = hb_blob_create(
      data.base.assumingMemoryBound(to: CChar.self), UInt32(data.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(record.face_index & 0x7fff))
    defer { hb_face_destroy(face) }
    guard let face else { return 0 }
    return withTable(FontTag(literal: "head"), of: face) { Array($0).uint16(at: 18) }
  }

  private static func axes(of face: OpaquePointer) -> [FontAxis] {
    var count = min(hb_ot_var_get_axis_count(face), 64)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      FontAxis(
        tag: FontTag(rawValue: info.tag), minimum: Double(info.min_value),
        defaultValue: Double(info.default_value), maximum: Double(info.max_value))
    }
  }

  private static func text(of face: OpaquePointer, id: hb_ot_name_id_t) -> String {
    var size: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: 256)
    let language = hb_language_from_string("en", -1)
    hb_ot_name_get_utf8(face, id, language, &size, &buffer)
    return String(
      decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
