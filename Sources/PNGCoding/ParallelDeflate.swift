private import CDeflate
private import CKernels

/// Compresses data in pieces of one length on all processors; the bytes that come out are the same
/// however many there are.
///
/// Each piece is a deflate stream of its own, whose end is opened so that the next can follow.
struct ParallelDeflate {
  /// Bytes of a piece: long enough to cost less than a percent in size.
  static let pieceLength = 1 << 19

  private let data: [UInt8]
  private let compression: Int32

  init(_ data: [UInt8], compression: Int32) {
    self.data = data
    self.compression = compression
  }

  /// The data in the zlib format; stored where there is no memory for compressing it.
  func zlib() -> [UInt8] {
    let count = (data.count + Self.pieceLength - 1) / Self.pieceLength
    var pieces = [[UInt8]](repeating: [], count: count)
    data.withUnsafeBufferPointer { source in
      pieces.withUnsafeMutableBufferPointer { pieces in
        var work = Work(source: source, pieces: pieces, compression: compression)
        ck_parallel(
          Int32(count), ck_processor_count(),
          { context, index in
            context?.assumingMemoryBound(to: Work.self).pointee.compress(piece: Int(index))
          }, &work)
      }
    }
    guard pieces.allSatisfy({ !$0.isEmpty }) else { return StoredDeflate.zlib(data) }
    // The two bytes say: deflate, a window of 32 KiB, compressed quickly.
    var result: [UInt8] = [0x78, 0x01]
    result.reserveCapacity(6 + pieces.reduce(0) { $0 + $1.count })
    for piece in pieces { result += piece }
    result.append(bigEndian: libdeflate_adler32(1, data, data.count))
    return result
  }

  /// What the threads share; each writes only its own pieces.
  private struct Work {
    let source: UnsafeBufferPointer<UInt8>
    let pieces: UnsafeMutableBufferPointer<[UInt8]>
    let compression: Int32

    /// Compresses a piece; leaves it empty where there is no memory for that.
    func compress(piece index: Int) {
      let start = index * ParallelDeflate.pieceLength
      let length = min(ParallelDeflate.pieceLength, source.count - start)
      guard let compressor = libdeflate_alloc_compressor(compression),
        let base = source.baseAddress
      else { return }
      defer { libdeflate_free_compressor(compressor) }
      let room = libdeflate_deflate_compress_bound(compressor, length) + 5
      let isLast = start + length == source.count
      pieces[index] = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        initialized = libdeflate_deflate_compress(
          compressor, base + start, length, buffer.baseAddress, room - 5)
        if !isLast {
          initialized = ck_deflate_open_end(buffer.baseAddress, initialized, room)
        }
        precondition(initialized > 0, "a bound is enough, and a compressor keeps to the rules")
      }
    }
  }
}
