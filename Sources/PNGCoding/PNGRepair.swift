private import CDeflate

/// Puts the checksums of a damaged file right, so that tests reach what lies behind them.
package enum PNGRepair {
  /// Makes the checksum of every whole chunk the one of its contents.
  package static func fixChecksums(of file: inout [UInt8]) {
    var walk = PNGChunkWalk(file)
    while let chunk = walk.next() {
      let start = chunk.data.lowerBound - 4
      let checksum = file.withUnsafeBytes { bytes in
        libdeflate_crc32(0, bytes.baseAddress.map { $0 + start }, chunk.data.count + 4)
      }
      for index in 0..<4 {
        file[chunk.data.upperBound + index] = UInt8(
          truncatingIfNeeded: checksum >> (24 - 8 * index))
      }
    }
  }
}
