internal import CFreeType
internal import CHarfBuzz
package import Geometry
import Synchronization

/// A face at one location of its variation axes: what text is shaped and drawn with.
///
/// Equal where file, face and location are. All its operations may be called from any thread.
package final class FontInstance: Sendable {
  /// The face.
  package let face: FontFace
  /// Axes that are not at their default, in the order of the file, within the axes' limits.
  package let location: [FontVariation]
  /// Stable text that names it: family, start of the file's SHA-256, location.
  package let key: String
  /// Vertical measures in font units.
  package let metrics: FontMetrics

  /// Immutable, so HarfBuzz lets every thread use it.
  nonisolated(unsafe) let shapingFont: OpaquePointer
  /// Which of the code points 0…127 have a glyph.
  let asciiCoverage: (low: UInt64, high: UInt64)
  private let keyHash: Int
  private let glyphs: Mutex<GlyphSource>
  private let colors = Mutex<[UInt32: ColorGlyph?]>([:])
  /// Colour glyphs remembered at most; a bitmap takes some 70 kilobytes.
  private static let colorCapacity = 256

  /// A face at a location; axes that are not named stay at their default.
  ///
  /// Positions outside of an axis are moved to its nearest end. Fails for an axis that the font
  /// does not have.
  package init(_ face: FontFace, variations: [FontVariation] = []) throws(FontError) {
    let location = try Self.location(in: face, variations: variations)
    self.face = face
    self.location = location
    var key = "\(face.familyName)#\(face.sha256.prefix(12))"
    if face.index > 0 { key += "/\(face.index)" }
    if !location.isEmpty {
      key += "@" + location.map { "\($0.tag)=\(Self.text(of: $0.value))" }.joined(separator: ",")
    }
    self.key = key
    self.keyHash = key.hashValue
    let font = Self.makeShapingFont(face, location: location)
    self.shapingFont = font
    self.metrics = Self.metrics(of: face, font: font)
    self.asciiCoverage = Self.coverage(of: font)
    let data = face.data
    let coordinates = location.isEmpty ? [] : Self.coordinates(in: face, location: location)
    self.glyphs = Mutex(
      GlyphSource(data, index: face.index, glyphCount: face.glyphCount, coordinates: coordinates))
  }

  deinit { hb_font_destroy(shapingFont) }

  /// Family name as the file has it.
  package var familyName: String { face.familyName }
  /// Units of the design grid in one em.
  package var unitsPerEm: Int { face.unitsPerEm }

  /// The outline of a glyph in font units, y up, unhinted; empty for a blank or unknown glyph.
  package func outline(of glyph: UInt32) -> Path {
    glyphs.withLock { $0.outline(of: glyph) }
  }

  /// The colours of a glyph; nothing where it takes the colour of the text.
  ///
  /// Layers (COLR version 0) and bitmaps (CBDT) are read; a glyph in another colour format is an
  /// error. The answer is remembered.
  package func colorGlyph(of glyph: UInt32) throws(FontError) -> ColorGlyph? {
    guard face.hasColors else { return nil }
    if let known = colors.withLock({ $0[glyph] }) { return known }
    let made = try ColorGlyphSource(self).glyph(glyph)
    colors.withLock { colors in
      if colors.count >= Self.colorCapacity { colors.removeAll(keepingCapacity: true) }
      colors[glyph] = .some(made)
    }
    return made
  }

  /// The bitmap of a glyph in the largest strike.
  func bitmap(of glyph: UInt32) -> ColorGlyph? {
    glyphs.withLock { $0.bitmap(of: glyph, unitsPerEm: unitsPerEm) }
  }

  /// The glyph that the font's character map gives to a code point.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shapingFont, scalar.value, &glyph) != 0 && glyph != 0
      ? glyph : nil
  }

  /// The smallest rectangle around what a glyph draws, in font units with y up; nothing for blanks.
  package func inkExtents(of glyph: UInt32) -> Rect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(shapingFont, glyph, &extents) != 0,
      extents.width != 0 || extents.height != 0
    else { return nil }
    let (bottom, top) = (Int(extents.y_bearing) + Int(extents.height), Int(extents.y_bearing))
    return Rect(
      minX: Double(extents.x_bearing), minY: Double(bottom),
      maxX: Double(Int(extents.x_bearing) + Int(extents.width)), maxY: Double(top))
  }

  /// Width that a glyph takes before kerning, in font units.
  package func advance(of glyph: UInt32) -> Int {
    Int(hb_font_get_glyph_h_advance(shapingFont, glyph))
  }
}

extension FontInstance: Hashable {
  package static func == (a: FontInstance, b: FontInstance) -> Bool { a === b || a.key == b.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(keyHash) }
}

extension FontInstance {
  private static func location(
    in face: FontFace, variations: [FontVariation]
  ) throws(FontError) -> [FontVariation] {
    for variation in variations where !face.axes.contains(where: { $0.tag == variation.tag }) {
      throw .unknownAxis(
        tag: variation.tag.description, font: face.name,
        known: face.axes.map(\.tag.description))
    }
    return face.axes.compactMap { axis in
      guard let wanted = variations.last(where: { $0.tag == axis.tag }) else { return nil }
      let value = axis.clamp(wanted.value)
      return value == axis.defaultValue ? nil : FontVariation(tag: axis.tag, value: value)
    }
  }

  /// Every axis in the order of the file, in 1/65536 of a design unit.
  private static func coordinates(in face: FontFace, location: [FontVariation]) -> [Int] {
    face.axes.map { axis in
      let value = location.first { $0.tag == axis.tag }?.value ?? axis.defaultValue
      return Int((value * 65536).rounded())
    }
  }

  private static func makeShapingFont(
    _ face: FontFace, location: [FontVariation]
  ) -> OpaquePointer {
    let font: OpaquePointer = hb_font_create(face.shapingFace)
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(face.unitsPerEm), Int32(face.unitsPerEm))
    if !location.isEmpty {
      let variations = location.map {
        hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value))
      }
      hb_font_set_variations(font, variations, UInt32(variations.count))
    }
    hb_font_make_immutable(font)
    return font
  }

  private static func metrics(of face: FontFace, font: OpaquePointer) -> FontMetrics {
    var metrics = FontMetrics(
      hhea: face.table(FontTag(literal: "hhea")), os2: face.table(FontTag(literal: "OS/2")),
      unitsPerEm: face.unitsPerEm)
    // The MVAR table speaks of the set in use only; both give 0 where nothing varies.
    func change(_ tag: StaticString) -> Int {
      let tag = hb_ot_metrics_tag_t(rawValue: numericCast(FontTag(literal: tag).rawValue))
      return Int(Double(hb_ot_metrics_get_variation(font, tag)).rounded())
    }
    metrics.line.ascent += change("hasc")
    metrics.line.descent -= change("hdsc")
    metrics.line.lineGap += change("hlgp")
    return metrics
  }

  private static func coverage(of font: OpaquePointer) -> (low: UInt64, high: UInt64) {
    var coverage: (low: UInt64, high: UInt64) = (0, 0)
    for value in UInt32(0x20)...0x7e {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, value, &glyph) != 0, glyph != 0 else { continue }
      if value < 64 {
        coverage.low |= 1 << UInt64(value)
      } else {
        coverage.high |= 1 << UInt64(value - 64)
      }
    }
    return coverage
  }

  private static func text(of value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
