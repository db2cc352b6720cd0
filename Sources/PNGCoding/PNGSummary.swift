/// What can be known about a PNG without decoding its pixels.
package struct PNGSummary: Hashable, Sendable {
  /// A chunk about colour or transparency of the whole file, and its checksum.
  package struct Note: Hashable, Sendable {
    /// The chunk's four letters.
    package let name: String
    /// Checksum of its contents.
    package let checksum: UInt32
  }

  /// Size and kind of pixels.
  package let header: PNGHeader
  /// The hashes of the pixels, where the file carries them and they were made for this image data.
  ///
  /// The checksums of all image chunks have been verified then, so a flipped bit is found too.
  package let stamp: PixelStamp?
  /// Chunks that state colour spaces: gAMA, cHRM, sRGB, iCCP, cICP; ignored by the decoder.
  package let colorNotes: [Note]
  /// Whether the closing chunk is there.
  package let hasEnd: Bool
  /// Whether image data is there, every chunk that matters to the pixels has its right checksum,
  /// and the file ends where a chunk ends; the compressed data itself is not looked into.
  package let isIntact: Bool

  /// Reads headers only; a damaged or shortened file has no stamp, and decoding it says why.
  package init(_ bytes: [UInt8], file: String = "picture") throws(PNGError) {
    header = try PNGHeader(bytes, file: file)
    var walk = PNGChunkWalk(bytes)
    var image: [(type: UInt32, length: Int, checksum: UInt32)] = []
    var notes: [Note] = []
    var stampData: Range<Int>?
    var isWhole = false
    var isDamaged = false
    while !isWhole, let chunk = walk.next() {
      if chunk.type == PixelStamp.chunkType {
        stampData = chunk.isIntact(in: bytes) ? chunk.data : nil
      } else if chunk.isCritical || chunk.type == PNGChunk.type("tRNS") {
        guard chunk.isIntact(in: bytes) else {
          isDamaged = true
          break
        }
        image.append((chunk.type, chunk.data.count, chunk.checksum))
        isWhole = chunk.type == PNGChunk.type("IEND")
      } else if Self.colorChunks.contains(chunk.type) {
        notes.append(Note(name: chunk.name, checksum: chunk.checksum))
      }
    }
    func isAtEnd(_ walk: PNGChunkWalk) -> Bool { !isDamaged && walk.position == bytes.count }
    colorNotes = notes
    hasEnd = isWhole
    let types = image.map(\.type)
    let needed =
      [PNGChunk.type("IDAT")] + (header.colorType == .palette ? [PNGChunk.type("PLTE")] : [])
    isIntact = needed.allSatisfy(types.contains) && (isWhole || isAtEnd(walk))
    stamp =
      isWhole
      ? stampData.flatMap { PixelStamp(data: bytes[$0], seal: PixelStamp.seal(of: image)) } : nil
  }

  private static let colorChunks = [
    PNGChunk.type("gAMA"), PNGChunk.type("cHRM"), PNGChunk.type("sRGB"), PNGChunk.type("iCCP"),
    PNGChunk.type("cICP"),
  ]
}
