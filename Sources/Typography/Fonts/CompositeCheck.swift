/// A look at the composite glyphs of a TrueType font before anything draws them.
///
/// Glyphs made of glyphs made of glyphs can stand for 2⁴⁰ parts in two kilobytes; neither FreeType
/// nor HarfBuzz counts them before they begin.
struct CompositeCheck {
  /// Parts of one glyph at most; the glyphs of real fonts have fewer than a hundred.
  static let partLimit = 4096
  /// Glyphs inside of glyphs at most; real fonts stay below ten.
  private static let depthLimit = 32

  private let glyf: UnsafeRawBufferPointer
  private let loca: UnsafeRawBufferPointer
  private let hasLongOffsets: Bool
  /// Parts of each glyph, 0 where not counted yet.
  private var parts: [UInt32]

  init(
    glyf: UnsafeRawBufferPointer, loca: UnsafeRawBufferPointer, hasLongOffsets: Bool,
    glyphCount: Int
  ) {
    self.glyf = glyf
    self.loca = loca
    self.hasLongOffsets = hasLongOffsets
    parts = [UInt32](repeating: 0, count: max(0, min(glyphCount, 0x1_0000)))
  }

  /// Whether every glyph has a bounded number of parts and none contains itself.
  mutating func isBounded() -> Bool {
    for glyph in parts.indices where !count(glyph, depth: 0) { return false }
    return true
  }

  private mutating func count(_ glyph: Int, depth: Int) -> Bool {
    guard parts.indices.contains(glyph), parts[glyph] == 0 else { return true }
    guard depth < Self.depthLimit else { return false }
    var total: UInt32 = 1
    let (start, end) = range(of: glyph)
    // Fewer contours than none means that the glyph is made of others.
    if start + 10 <= end, int16(start) < 0 {
      var offset = start + 10
      while offset + 4 <= end {
        let (flags, component) = (uint16(offset), uint16(offset + 2))
        guard count(component, depth: depth + 1) else { return false }
        if parts.indices.contains(component) { total += parts[component] }
        guard total <= Self.partLimit else { return false }
        offset += Self.length(of: flags)
        // MORE_COMPONENTS.
        if flags & 0x20 == 0 { break }
      }
    }
    parts[glyph] = total
    return true
  }

  /// Bytes of a component record: two numbers as words or bytes, then one of three kinds of scale.
  private static func length(of flags: Int) -> Int {
    let arguments = flags & 0x1 != 0 ? 4 : 2
    let scale = flags & 0x8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
    return 4 + arguments + scale
  }

  private func range(of glyph: Int) -> (start: Int, end: Int) {
    func offset(_ index: Int) -> Int {
      let position = index * (hasLongOffsets ? 4 : 2)
      guard position + (hasLongOffsets ? 4 : 2) <= loca.count else { return glyf.count }
      return hasLongOffsets
        ? Int(UInt32(bigEndian: loca.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
        : Int(UInt16(bigEndian: loca.loadUnaligned(fromByteOffset: position, as: UInt16.self))) * 2
    }
    return (offset(glyph), min(offset(glyph + 1), glyf.count))
  }

  private func uint16(_ offset: Int) -> Int {
    Int(UInt16(bigEndian: glyf.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  private func int16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: uint16(offset))) }
}
