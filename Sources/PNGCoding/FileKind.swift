/// What a file is that was taken for a PNG, told by its first bytes.
enum FileKind {
  private static let signatures: [(start: [UInt8], kind: String)] = [
    (Array("version https://git-lfs".utf8), "Git LFS pointer"),
    ([0xFF, 0xD8, 0xFF], "JPEG"),
    (Array("GIF8".utf8), "GIF"),
    (Array("BM".utf8), "BMP"),
    ([0x49, 0x49, 0x2A, 0x00], "TIFF"),
    ([0x4D, 0x4D, 0x00, 0x2A], "TIFF"),
    ([0xFF, 0x0A], "JPEG XL"),
    ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "JPEG XL"),
    (Array("qoif".utf8), "QOI"),
    (Array("%PDF".utf8), "PDF"),
    (Array("8BPS".utf8), "Photoshop"),
    ([0x8A, 0x4D, 0x4E, 0x47], "MNG"),
    ([0x8B, 0x4A, 0x4E, 0x47], "JNG"),
    ([0x00, 0x00, 0x01, 0x00], "ICO"),
    ([0x50, 0x4B, 0x03, 0x04], "ZIP"),
    ([0x1F, 0x8B], "gzip"),
    (Array("<svg".utf8), "SVG"),
    (Array("<?xml".utf8), "XML"),
    (Array("<!DOCTYPE".utf8), "HTML"),
    (Array("<html".utf8), "HTML"),
  ]

  /// What is wrong with bytes that do not start with the signature of a PNG.
  static func reason(for bytes: [UInt8]) -> PNGError.Reason {
    if bytes.isEmpty { return .empty }
    let signature = PNGChunk.signature
    if bytes.count < signature.count, signature.starts(with: bytes) {
      return .truncated(offset: bytes.count)
    }
    if isConverted(bytes) { return .lineEndsConverted }
    if let found = signatures.first(where: { bytes.starts(with: $0.start) }) {
      return .notPNG(kind: found.kind)
    }
    guard bytes.count >= 12 else { return .notPNG(kind: nil) }
    if bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) {
      return .notPNG(kind: "WebP")
    }
    if bytes[4..<8].elementsEqual("ftyp".utf8) {
      return .notPNG(kind: isHEIF(bytes[8..<12]) ? "HEIC or AVIF" : "MPEG-4")
    }
    return .notPNG(kind: nil)
  }

  /// Whether it is the signature after CR LF became LF or CR, LF became CR LF, or bit 7 was lost.
  private static func isConverted(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 4, bytes[0] == 0x89 || bytes[0] == 0x09 else { return false }
    return bytes[1..<4].elementsEqual("PNG".utf8)
  }

  private static func isHEIF(_ brand: ArraySlice<UInt8>) -> Bool {
    ["heic", "heix", "mif1", "msf1", "avif", "avis"].contains(
      String(decoding: brand, as: UTF8.self))
  }
}
