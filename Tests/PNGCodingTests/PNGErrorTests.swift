import PNGCoding
import Testing

@Suite struct PNGErrorTests {
  private func message(_ bytes: [UInt8]) -> String? {
    do {
      _ = try PNGDecoder.decode(bytes, file: "a.png")
      return nil
    } catch { return error.message }
  }

  @Test func otherFilesAreNamedForWhatTheyAre() {
    #expect(message([]) == "\"a.png\" is empty; write the picture again.")
    #expect(
      message(Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\n".utf8))
        == "\"a.png\" is a Git LFS pointer, not the picture; run \"git lfs pull\".")
    #expect(
      message([0xFF, 0xD8, 0xFF, 0xE0, 0, 0])
        == "\"a.png\" is a JPEG file, not a PNG; convert it to PNG first.")
    #expect(
      message(Array("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ".utf8))
        == "\"a.png\" is a WebP file, not a PNG; convert it to PNG first.")
    #expect(message(Array("GIF89a".utf8))?.contains("is a GIF file") == true)
    #expect(
      message(Array("hello, world".utf8))
        == "\"a.png\" is not a PNG: it does not start with the signature of one; check the path.")
    #expect(message([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A])?.contains("line ends") == true)
  }

  @Test func damageIsNamedWithItsPlace() throws {
    var bytes = try Fixture.bytes("pngsuite/basn6a08.png")
    #expect(
      message(Array(bytes[..<60]))
        == "\"a.png\" ends too early, after 60 bytes; copy or write it again.")
    bytes[20] ^= 1
    #expect(
      message(bytes)
        == "\"a.png\" is damaged in chunk IHDR at byte 8: its checksum is wrong; write it again.")
  }

  @Test func aHeaderThatPromisesTooMuchIsRefusedBeforeMemoryIsTaken() throws {
    let bytes = try Fixture.bytes("pngsuite/PngSuite.png")
    #expect(throws: PNGError(file: "a", reason: .tooLarge(width: 256, height: 256, limit: 100))) {
      try PNGDecoder.decode(bytes, file: "a", limits: PNGLimits(pixels: 100))
    }
  }
}
