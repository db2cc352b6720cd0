/// Reading of the big-endian numbers of OpenType tables; past the end everything is 0.
struct BigEndianBytes {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  func uint8(at offset: Int) -> Int { bytes.indices.contains(offset) ? Int(bytes[offset]) : 0 }

  func uint16(at offset: Int) -> Int { uint8(at: offset) << 8 | uint8(at: offset + 1) }

  func uint32(at offset: Int) -> Int { uint16(at: offset) << 16 | uint16(at: offset + 2) }

  /// The part that begins at an offset, as long as asked for or as there is.
  func part(at offset: Int, count: Int) -> ArraySlice<UInt8> {
    guard offset >= 0, count >= 0, offset <= bytes.count else { return [] }
    return bytes[offset..<min(offset + count, bytes.count)]
  }
}
