/// What the first chunk of a PNG says about the picture.
package struct PNGHeader: Hashable, Sendable {
  /// How samples make up a pixel.
  package enum ColorType: UInt8, Hashable, Sendable {
    /// One grey sample.
    case grey = 0
    /// Red, green and blue.
    case rgb = 2
    /// An index into a palette.
    case palette = 3
    /// Grey and alpha.
    case greyAlpha = 4
    /// Red, green, blue and alpha.
    case rgba = 6

    /// Samples in a pixel.
    package var samples: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// Columns, in pixels.
  package let width: Int
  /// Rows, in pixels.
  package let height: Int
  /// Bits of a sample: 1, 2, 4, 8 or 16.
  package let bitDepth: Int
  /// How samples make up a pixel.
  package let colorType: ColorType
  /// Whether rows come in seven passes.
  package let isInterlaced: Bool

  /// Reads the signature and the first chunk, and checks all that they say.
  package init(_ bytes: [UInt8], file: String) throws(PNGError) {
    func corrupt(_ detail: String) -> PNGError {
      PNGError(file: file, reason: .corrupt(chunk: "IHDR", offset: 8, detail: detail))
    }
    guard bytes.starts(with: PNGChunk.signature) else {
      throw PNGError(file: file, reason: FileKind.reason(for: bytes))
    }
    var walk = PNGChunkWalk(bytes)
    guard let chunk = walk.next() else {
      throw PNGError(file: file, reason: .truncated(offset: bytes.count))
    }
    guard chunk.type == PNGChunk.type("IHDR"), chunk.data.count == 13 else {
      throw corrupt("the file does not start with a header of 13 bytes")
    }
    guard chunk.isIntact(in: bytes) else { throw corrupt("its checksum is wrong") }
    let start = chunk.data.lowerBound
    width = Int(bytes.bigEndian(at: start))
    height = Int(bytes.bigEndian(at: start + 4))
    bitDepth = Int(bytes[start + 8])
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw corrupt("a picture cannot be \(width) × \(height) pixels")
    }
    guard let type = ColorType(rawValue: bytes[start + 9]) else {
      throw corrupt("there is no colour type \(bytes[start + 9])")
    }
    colorType = type
    guard Self.depths(of: type).contains(bitDepth) else {
      throw corrupt("colour type \(type.rawValue) has no bit depth \(bitDepth)")
    }
    guard bytes[start + 10] == 0, bytes[start + 11] == 0, bytes[start + 12] <= 1 else {
      throw corrupt("it asks for a compression, filter or interlace method that does not exist")
    }
    isInterlaced = bytes[start + 12] == 1
  }

  private static func depths(of type: ColorType) -> [Int] {
    switch type {
    case .grey: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .greyAlpha, .rgba: [8, 16]
    }
  }

  /// Bytes that the image data has when it is inflated, filters included.
  ///
  /// For interlaced pictures a lower bound: the seven passes are padded to bytes one by one.
  var inflatedCount: Int {
    let bits = width.multipliedReportingOverflow(by: colorType.samples * bitDepth)
    let row = bits.partialValue / 8 + (bits.partialValue % 8 > 0 ? 1 : 0)
    let total =
      isInterlaced
      ? row.multipliedReportingOverflow(by: height)
      : (row + 1).multipliedReportingOverflow(by: height)
    return bits.overflow || total.overflow ? Int.max : total.partialValue
  }
}
