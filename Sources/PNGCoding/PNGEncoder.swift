private import CDeflate
package import Pixels

/// Writes PNG files in one canonical form: the same pixels give the same bytes.
///
/// 8 bits, filter none (smaller than adaptive filters on user interface, and faster both ways), an
/// all-opaque alpha dropped, grey or a palette where that is exact and smaller; compressed by
/// libdeflate, so that other versions of it may give other bytes for the same pixels.
package enum PNGEncoder {
  /// How hard to compress.
  package enum Level: Hashable, Sendable {
    /// For baselines: small files, about 6 ms a megabyte of pixels.
    case small
    /// For pictures that live shortly, such as diffs.
    case fast

    /// libdeflate's number; 12 would be 6 % smaller than 9 and twelve times slower.
    var compression: Int32 { self == .small ? 9 : 1 }
  }

  /// The file for a picture, with the private chunk that lets it be compared without decoding
  /// where `isStamped`, by default at level `small`.
  package static func encode(
    _ picture: StraightPixmap, level: Level = .small, isStamped: Bool? = nil
  ) -> [UInt8] {
    precondition(picture.width > 0 && picture.height > 0, "a PNG has at least one pixel")
    var files = PNGForm.candidates(for: picture, level: level).map { form in
      file(of: form, picture, level, isStamped: isStamped ?? (level == .small))
    }
    return files.removeFirst(smallestOf: { $0.count })
  }

  /// The same file that the picture would get at level `fast`.
  package static func encode(_ rows: consuming IndexedRows) -> [UInt8] {
    precondition(rows.width > 0 && rows.height > 0, "a PNG has at least one pixel")
    let form = PNGForm.indexed(rows.isGrey ? [] : rows.takePalette())
    return file(of: chunks(form, rows.bytes, width: rows.width, height: rows.height, .fast))
  }

  private static func file(
    of form: PNGForm, _ picture: StraightPixmap, _ level: Level, isStamped: Bool
  ) -> [UInt8] {
    var chunks = chunks(
      form, form.rows(of: picture), width: picture.width, height: picture.height, level)
    if isStamped {
      let seal = PixelStamp.seal(
        of: chunks.map { (type: $0.type, length: $0.data.count, checksum: checksum($0)) })
      chunks.insert((PixelStamp.chunkType, PixelStamp(of: picture).data(seal: seal)), at: 1)
    }
    return file(of: chunks)
  }

  private static func chunks(
    _ form: PNGForm, _ rows: [UInt8], width: Int, height: Int, _ level: Level
  ) -> [(type: UInt32, data: [UInt8])] {
    var chunks = [(type: PNGChunk.type("IHDR"), data: form.header(width: width, height: height))]
    if !form.palette.isEmpty { chunks.append((PNGChunk.type("PLTE"), form.paletteColors)) }
    let alphas = form.paletteAlphas
    if !alphas.isEmpty { chunks.append((PNGChunk.type("tRNS"), alphas)) }
    chunks.append((PNGChunk.type("IDAT"), zlib(rows, level)))
    chunks.append((PNGChunk.type("IEND"), []))
    return chunks
  }

  /// The signature and the chunks as bytes.
  static func file(of chunks: [(type: UInt32, data: [UInt8])]) -> [UInt8] {
    var bytes = PNGChunk.signature
    bytes.reserveCapacity(chunks.reduce(8) { $0 + 12 + $1.data.count })
    for chunk in chunks {
      bytes.append(bigEndian: UInt32(chunk.data.count))
      bytes.append(bigEndian: chunk.type)
      bytes.append(contentsOf: chunk.data)
      bytes.append(bigEndian: checksum(chunk))
    }
    return bytes
  }

  private static func checksum(_ chunk: (type: UInt32, data: [UInt8])) -> UInt32 {
    var type: [UInt8] = []
    type.append(bigEndian: chunk.type)
    let start = libdeflate_crc32(0, type, 4)
    return chunk.data.isEmpty ? start : libdeflate_crc32(start, chunk.data, chunk.data.count)
  }

  /// Data in the zlib format that PNG uses; stored where there is no memory for compressing it.
  static func zlib(_ data: [UInt8], _ level: Level) -> [UInt8] {
    if level == .fast && data.count > ParallelDeflate.pieceLength {
      return ParallelDeflate(data, compression: level.compression).zlib()
    }
    guard let compressor = libdeflate_alloc_compressor(level.compression) else {
      return StoredDeflate.zlib(data)
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, data.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, initialized in
      initialized = libdeflate_zlib_compress(
        compressor, data, data.count, buffer.baseAddress, bound)
    }
  }
}

extension Array {
  /// Takes out the first of the elements for which the measure is least.
  ///
  /// - Precondition: there is an element.
  fileprivate mutating func removeFirst(smallestOf measure: (Element) -> Int) -> Element {
    var best = startIndex
    for index in indices where measure(self[index]) < measure(self[best]) { best = index }
    return remove(at: best)
  }
}
