import JSONValue
import PNGCoding
import Pixels
import Testing

/// One file of PngSuite and what libpng and pypng agree on about it.
struct SuiteFile: CustomTestStringConvertible, Sendable {
  let name: String
  /// SHA-256 of the pixels; nil for files that must be refused.
  let pixels: String?
  let deepPixels: String?
  let testDescription: String

  static let all: [SuiteFile] = {
    guard let list = try? Fixture.json("pngsuite/expected.json"),
      case .object(let files)? = list["files"]
    else { return [] }
    return files.map { file in
      SuiteFile(
        name: file.name, pixels: file.value["rgba8"]?.string,
        deepPixels: file.value["rgba16BE"]?.string, testDescription: file.name)
    }
  }()

  static let readable = all.filter { $0.pixels != nil }
  static let broken = all.filter { $0.pixels == nil }
}

@Suite struct PNGSuiteTests {
  @Test func theListIsThere() {
    #expect(SuiteFile.readable.count == 138)
    #expect(SuiteFile.broken.count == 10)
  }

  @Test(arguments: SuiteFile.readable)
  func pixelsAreThoseOfTwoOtherDecoders(file: SuiteFile) throws {
    let picture = try PNGDecoder.decode(Fixture.bytes("pngsuite/\(file.name)"))
    #expect(Fixture.sha256(picture.bytes) == file.pixels)
  }

  @Test(arguments: SuiteFile.readable)
  func bothWaysGiveTheSamePixels(file: SuiteFile) throws {
    let bytes = try Fixture.bytes("pngsuite/\(file.name)")
    let byLibrary = try PNGDecoder.decode(bytes, by: .library)
    if let fast = try PNGDecoder.decode(bytes, by: .fast) { #expect(fast == byLibrary) }
  }

  @Test(arguments: SuiteFile.readable.filter { $0.deepPixels != nil })
  func sixteenBitPixelsAreThoseOfTwoOtherDecoders(file: SuiteFile) throws {
    let picture = try PNGDecoder.decodeDeep(Fixture.bytes("pngsuite/\(file.name)"))
    let bytes = picture.samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    #expect(Fixture.sha256(bytes) == file.deepPixels)
  }

  @Test(arguments: SuiteFile.broken)
  func brokenFilesAreRefused(file: SuiteFile) throws {
    let bytes = try Fixture.bytes("pngsuite/\(file.name)")
    #expect(throws: PNGError.self) { try PNGDecoder.decode(bytes, file: file.name) }
    #expect(throws: PNGError.self) { try PNGDecoder.decodeDeep(bytes, file: file.name) }
    let fast = try? PNGDecoder.decode(bytes, by: .fast)
    #expect(fast == nil || fast == .some(nil))
  }

  @Test(arguments: SuiteFile.readable)
  func writingAndReadingKeepsEveryPixel(file: SuiteFile) throws {
    let picture = try PNGDecoder.decode(Fixture.bytes("pngsuite/\(file.name)"))
    for level in [PNGEncoder.Level.small, .fast] {
      let written = PNGEncoder.encode(picture, level: level)
      #expect(try PNGDecoder.decode(written, by: .library) == picture)
      #expect(try PNGDecoder.decode(written, by: .fast) == picture)
    }
  }

  @Test func onlyTheClosingChunkMayBeMissing() throws {
    for name in ["basn3p08.png", "basn6a08.png", "basi2c16.png"] {
      let bytes = try Fixture.bytes("pngsuite/\(name)")
      let picture = try PNGDecoder.decode(bytes)
      #expect(try PNGDecoder.decode(bytes.dropLast(12)) == picture)
      #expect(try PNGSummary(bytes.dropLast(12)).hasEnd == false)
    }
  }

  @Test func filesCutAnywhereElseAreRefused() throws {
    for name in ["basn3p08.png", "basn6a08.png", "basi2c16.png", "tbbn3p08.png"] {
      guard let bytes = try? Fixture.bytes("pngsuite/\(name)") else { continue }
      for count in 0..<bytes.count where count != bytes.count - 12 {
        #expect(throws: PNGError.self, "\(name) cut to \(count)") {
          try PNGDecoder.decode(Array(bytes[..<count]), file: name)
        }
      }
    }
  }
}
