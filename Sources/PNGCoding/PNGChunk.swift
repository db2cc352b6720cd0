private import CDeflate

/// One part of a PNG file, found but not read.
struct PNGChunk {
  /// The first eight bytes of every PNG.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Its four letters as a number, first letter in the highest byte.
  let type: UInt32
  /// Where its data lies in the file.
  let data: Range<Int>
  /// The checksum that the file states for type and data.
  let checksum: UInt32

  /// Where the chunk starts in the file, with its length field.
  var offset: Int { data.lowerBound - 8 }

  /// Whether a decoder that does not know it has to give up.
  var isCritical: Bool { type & 0x2000_0000 == 0 }

  /// The four letters; bytes that are no letters as "?".
  var name: String { Self.name(of: type) }

  /// The number for four letters.
  static func type(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  static func name(of type: UInt32) -> String {
    let letters = (0..<4).map { UInt8(truncatingIfNeeded: type >> (24 - 8 * $0)) }
    return String(decoding: letters.map { isLetter($0) ? $0 : 0x3F }, as: UTF8.self)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Whether the stated checksum is right.
  func isIntact(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { file in
      let part = file[data.lowerBound - 4..<data.upperBound]
      guard let base = UnsafeRawBufferPointer(rebasing: part).baseAddress else { return false }
      return libdeflate_crc32(0, base, part.count) == checksum
    }
  }
}

/// Walks over the chunks of a file without reading their data.
struct PNGChunkWalk {
  private let bytes: [UInt8]
  private(set) var position = PNGChunk.signature.count

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next chunk; nil where the file ends before it does.
  mutating func next() -> PNGChunk? {
    guard bytes.count - position >= 12 else { return nil }
    let length = Int(bytes.bigEndian(at: position))
    guard length <= bytes.count - position - 12 else { return nil }
    let start = position + 8
    position = start + length + 4
    return PNGChunk(
      type: bytes.bigEndian(at: start - 4), data: start..<start + length,
      checksum: bytes.bigEndian(at: start + length))
  }
}

extension [UInt8] {
  /// Four bytes as a number, highest first.
  func bigEndian(at index: Int) -> UInt32 {
    UInt32(self[index]) << 24 | UInt32(self[index + 1]) << 16 | UInt32(self[index + 2]) << 8
      | UInt32(self[index + 3])
  }

  /// Adds a number as four bytes, highest first.
  mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
  }
}
