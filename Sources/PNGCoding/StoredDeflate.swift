private import CDeflate

/// Data in the zlib format without compression, which needs no memory but that of the result.
enum StoredDeflate {
  /// Most bytes that a block holds.
  private static let blockLength = 65535

  /// The data in blocks as they are (RFC 1950 and RFC 1951, 3.2.4).
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    let blocks = max(1, (data.count + blockLength - 1) / blockLength)
    result.reserveCapacity(data.count + 5 * blocks + 6)
    for block in 0..<blocks {
      let part = data[block * blockLength..<min((block + 1) * blockLength, data.count)]
      let length = UInt16(part.count)
      result.append(block == blocks - 1 ? 1 : 0)
      for value in [length, ~length] { result += [UInt8(value & 255), UInt8(value >> 8)] }
      result += part
    }
    result.append(bigEndian: libdeflate_adler32(1, data, data.count))
    return result
  }
}
