private import CDeflate
private import CKernels
import Pixels

/// The fast way for the common kind of file: whole-buffer inflate, own filters, no libpng.
///
/// It accepts only files in which nothing is unusual; every doubt is a nil, after which libpng
/// decides. So it may refuse what libpng takes, never the reverse: all checksums are verified, the
/// order and number of chunks is checked, the compressed data must end exactly where the picture
/// does, and a window smaller than the data reaches back is left to zlib.
struct FastPNGReader {
  private let bytes: [UInt8]
  private let header: PNGHeader
  private var imageData: [Range<Int>] = []
  private var palette: Range<Int>?
  private var transparency: Range<Int>?

  /// Longest chunk besides the image data; libpng is set to refuse longer ones.
  private static let longestChunk = 8_000_000

  /// Looks through the chunks; nil where anything is unusual.
  init?(_ bytes: [UInt8], _ header: PNGHeader) {
    guard header.bitDepth == 8, !header.isInterlaced else { return nil }
    self.bytes = bytes
    self.header = header
    guard collectChunks(), hasRightPalette, hasRightTransparency else { return nil }
  }

  private mutating func collectChunks() -> Bool {
    var walk = PNGChunkWalk(bytes)
    guard walk.next()?.type == PNGChunk.type("IHDR") else { return false }
    var isPastImage = false
    while let chunk = walk.next() {
      guard chunk.data.count < 1 << 31, chunk.isIntact(in: bytes) else { return false }
      if chunk.type != PNGChunk.type("IDAT") {
        isPastImage = !imageData.isEmpty
        guard chunk.data.count <= Self.longestChunk else { return false }
      }
      switch chunk.type {
      case PNGChunk.type("IEND"): return chunk.data.isEmpty && !imageData.isEmpty
      case PNGChunk.type("IDAT"):
        guard !isPastImage else { return false }
        imageData.append(chunk.data)
      case PNGChunk.type("PLTE"):
        guard palette == nil, transparency == nil, imageData.isEmpty else { return false }
        palette = chunk.data
      case PNGChunk.type("tRNS"):
        guard transparency == nil, imageData.isEmpty else { return false }
        transparency = chunk.data
      default:
        guard !chunk.isCritical, chunk.hasUsualName else { return false }
      }
    }
    // Some writers leave out IEND; libpng is asked to let that pass too.
    return walk.position == bytes.count && !imageData.isEmpty
  }

  private var hasRightPalette: Bool {
    guard let palette else { return header.colorType != .palette }
    guard header.colorType != .grey, header.colorType != .greyAlpha else { return false }
    return palette.count % 3 == 0 && (3...768).contains(palette.count)
  }

  private var hasRightTransparency: Bool {
    guard let transparency else { return true }
    switch header.colorType {
    case .grey: return transparency.count == 2 && bytes[transparency.lowerBound] == 0
    case .rgb:
      return transparency.count == 6
        && [0, 2, 4].allSatisfy { bytes[transparency.lowerBound + $0] == 0 }
    case .palette:
      return !transparency.isEmpty && transparency.count <= (palette?.count ?? 0) / 3
    case .greyAlpha, .rgba: return false
    }
  }

  /// The pixels; nil where the data is not exactly what the header promises.
  func picture() -> StraightPixmap? {
    let rawCount = header.inflatedCount
    let pixelBytes = header.width * header.height * 4
    let capacity = max(pixelBytes, rawCount)
    let compressed = joinedImageData()
    guard hasWindow(for: rawCount, compressed), isStrict(compressed) else { return nil }
    var isWhole = false
    let pixels = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      ck_advise_large_pages(base, capacity)
      // Inflated data ends where the buffer ends, so that rows can be finished from its start.
      let raw = base + (capacity - rawCount)
      isWhole = inflate(compressed, into: raw, count: rawCount) && unfilter(raw, into: base)
      initialized = isWhole ? pixelBytes : 0
    }
    guard isWhole else { return nil }
    return StraightPixmap(width: header.width, height: header.height, bytes: pixels)
  }

  /// libdeflate lets data reach back 32 KiB whatever window the stream states; zlib does not.
  private func hasWindow(for count: Int, _ compressed: ArraySlice<UInt8>) -> Bool {
    guard let first = compressed.first, first & 0x0F == 8, first >> 4 <= 7 else { return false }
    return 1 << (Int(first >> 4) + 8) >= min(32768, count)
  }

  /// libdeflate also lets pass symbols and codes that zlib refuses.
  private func isStrict(_ compressed: ArraySlice<UInt8>) -> Bool {
    compressed.withUnsafeBufferPointer { ck_deflate_is_strict($0.baseAddress, $0.count) != 0 }
  }

  private func joinedImageData() -> ArraySlice<UInt8> {
    if imageData.count == 1 { return bytes[imageData[0]] }
    var joined: [UInt8] = []
    joined.reserveCapacity(imageData.reduce(0) { $0 + $1.count })
    for part in imageData { joined.append(contentsOf: bytes[part]) }
    return joined[...]
  }

  private func inflate(
    _ compressed: ArraySlice<UInt8>, into raw: UnsafeMutablePointer<UInt8>, count: Int
  ) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    var read = 0
    var written = 0
    let result = compressed.withUnsafeBytes { source in
      libdeflate_zlib_decompress_ex(
        decompressor, source.baseAddress, source.count, raw, count, &read, &written)
    }
    return result == LIBDEFLATE_SUCCESS && read == compressed.count && written == count
  }

  private func unfilter(
    _ raw: UnsafeMutablePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let colors = expandedPalette()
    var rows = [UInt8](repeating: 0, count: 2 * header.width * header.colorType.samples + 32)
    return colors.withUnsafeBufferPointer { colors in
      var layout = ck_png_layout()
      layout.width = UInt32(header.width)
      layout.height = UInt32(header.height)
      layout.channels = UInt32(header.colorType.samples)
      layout.palette = header.colorType == .palette ? colors.baseAddress : nil
      layout.palette_count = UInt32((palette?.count ?? 0) / 3)
      setKey(of: &layout)
      return ck_png_unfilter(&layout, raw, pixels, &rows) == 0
    }
  }

  private func setKey(of layout: inout ck_png_layout) {
    guard let transparency, header.colorType != .palette else { return }
    layout.has_key = 1
    layout.key.0 = bytes[transparency.lowerBound + 1]
    guard transparency.count == 6 else { return }
    layout.key.1 = bytes[transparency.lowerBound + 3]
    layout.key.2 = bytes[transparency.lowerBound + 5]
  }

  /// 256 colours of four bytes; those past the palette's end are refused when they are used.
  private func expandedPalette() -> [UInt8] {
    var colors = [UInt8](repeating: 255, count: 1024)
    guard header.colorType == .palette, let palette else { return colors }
    for (index, start) in stride(from: palette.lowerBound, to: palette.upperBound, by: 3)
      .enumerated()
    {
      for channel in 0..<3 { colors[4 * index + channel] = bytes[start + channel] }
    }
    for (index, position) in (transparency ?? 0..<0).enumerated() {
      colors[4 * index + 3] = bytes[position]
    }
    return colors
  }
}

extension PNGChunk {
  /// Whether all four bytes are letters and the third is upper case, as the format asks.
  fileprivate var hasUsualName: Bool {
    (0..<4).allSatisfy { Self.isLetter(UInt8(truncatingIfNeeded: type >> (24 - 8 * $0))) }
      && type & 0x2000 == 0
  }
}
