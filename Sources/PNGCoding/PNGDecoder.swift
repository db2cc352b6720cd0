private import CPNG
package import Pixels

/// Reads PNG files into straight 8-bit RGBA.
///
/// 16-bit samples keep their high byte, a transparent colour is compared at the file's full depth,
/// colour chunks (gAMA, cHRM, sRGB, iCCP, cICP) are ignored.
package enum PNGDecoder {
  /// The way in which a file was read.
  package enum Route: Hashable, Sendable {
    /// libdeflate for the whole data and own code for the filters.
    case fast
    /// libpng.
    case library
  }

  /// The picture in a file.
  ///
  /// The common kind of file (8 bits, not interlaced, nothing unusual) goes the fast way; whatever
  /// that finds odd goes to libpng, whose judgement is the one that counts.
  package static func decode(
    _ bytes: [UInt8], file: String = "picture", limits: PNGLimits = PNGLimits()
  ) throws(PNGError) -> StraightPixmap {
    let header = try checkedHeader(bytes, file, limits)
    if let picture = FastPNGReader(bytes, header)?.picture() { return picture }
    return try decodeByLibrary(bytes, header, file)
  }

  /// The picture in a file by one stated way, for tests; nil where the fast way is not for it.
  package static func decode(
    _ bytes: [UInt8], by route: Route, file: String = "picture", limits: PNGLimits = PNGLimits()
  ) throws(PNGError) -> StraightPixmap? {
    let header = try checkedHeader(bytes, file, limits)
    switch route {
    case .fast: return FastPNGReader(bytes, header)?.picture()
    case .library: return try decodeByLibrary(bytes, header, file)
    }
  }

  /// The picture in a file at 16 bits a sample; 8-bit samples are multiplied by 257.
  package static func decodeDeep(
    _ bytes: [UInt8], file: String = "picture", limits: PNGLimits = PNGLimits()
  ) throws(PNGError) -> DeepPixmap {
    let header = try checkedHeader(bytes, file, limits)
    var failure: PNGError?
    let count = header.width * header.height * 4
    let samples = [UInt16](unsafeUninitializedCapacity: count) { buffer, initialized in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      failure = read(bytes, header, sampleBytes: 2, into: raw, file)
      initialized = failure == nil ? count : 0
    }
    if let failure { throw failure }
    return DeepPixmap(width: header.width, height: header.height, samples: samples)
  }

  private static func checkedHeader(
    _ bytes: [UInt8], _ file: String, _ limits: PNGLimits
  ) throws(PNGError) -> PNGHeader {
    let header = try PNGHeader(bytes, file: file)
    let pixels = header.width.multipliedReportingOverflow(by: header.height)
    guard !pixels.overflow, pixels.partialValue <= limits.pixels else {
      throw PNGError(
        file: file,
        reason: .tooLarge(width: header.width, height: header.height, limit: limits.pixels))
    }
    guard header.inflatedCount / PNGLimits.inflation <= bytes.count else {
      throw PNGError(
        file: file, reason: .tooLittleData(width: header.width, height: header.height))
    }
    // Pixels, inflated rows, and as much again for what is made of them.
    guard Memory.has(16 * pixels.partialValue) else {
      throw PNGError(file: file, reason: .outOfMemory)
    }
    return header
  }

  private static func decodeByLibrary(
    _ bytes: [UInt8], _ header: PNGHeader, _ file: String
  ) throws(PNGError) -> StraightPixmap {
    var failure: PNGError?
    let count = header.width * header.height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      failure = read(
        bytes, header, sampleBytes: 1, into: UnsafeMutableRawBufferPointer(buffer), file)
      initialized = failure == nil ? count : 0
    }
    if let failure { throw failure }
    return StraightPixmap(width: header.width, height: header.height, bytes: pixels)
  }

  private static func read(
    _ bytes: [UInt8], _ header: PNGHeader, sampleBytes: Int32,
    into buffer: UnsafeMutableRawBufferPointer, _ file: String
  ) -> PNGError? {
    var report = cpng_report()
    let status = bytes.withUnsafeBufferPointer { source in
      cpng_read(
        source.baseAddress, source.count, UInt32(header.width), UInt32(header.height),
        sampleBytes, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), &report)
    }
    switch status {
    case CPNG_OK: return nil
    case CPNG_NO_MEMORY: return PNGError(file: file, reason: .outOfMemory)
    case CPNG_TRUNCATED: return PNGError(file: file, reason: .truncated(offset: bytes.count))
    default: return PNGError(file: file, reason: refusal(report))
    }
  }

  /// libpng's message, which starts with the chunk's name where it knows one.
  private static func refusal(_ report: cpng_report) -> PNGError.Reason {
    let text = withUnsafeBytes(of: report.message) { raw in
      String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
    }
    let parts = text.split(separator: ": ", maxSplits: 1)
    let offset = Int(report.offset)
    if parts.count == 2, parts[0].utf8.count == 4, parts[0].utf8.allSatisfy(PNGChunk.isLetter) {
      return .corrupt(chunk: String(parts[0]), offset: offset, detail: String(parts[1]))
    }
    return .corrupt(chunk: nil, offset: offset, detail: text.isEmpty ? "it is damaged" : text)
  }
}
