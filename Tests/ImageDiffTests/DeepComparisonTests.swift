import Files
import Geometry
import ImageDiff
import PNGCoding
import Pixels
import Testing

@Suite struct DeepComparisonTests {
  /// A grey picture of 16 bits as a PNG: stored blocks need no compressor.
  private func file(_ samples: [UInt16], width: Int, height: Int) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let sample = samples[y * width + x]
        rows += [UInt8(sample >> 8), UInt8(sample & 255)]
      }
    }
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in rows {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    let count = [UInt8(rows.count & 255), UInt8(rows.count >> 8)]
    let data =
      [0x78, 0x01, 0x01] + count + count.map { ~$0 } + rows
      + [UInt8(b >> 8), UInt8(b & 255), UInt8(a >> 8), UInt8(a & 255)]
    let header: [UInt8] = [0, 0, 0, UInt8(width), 0, 0, 0, UInt8(height), 16, 0, 0, 0, 0]
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for (name, contents) in [("IHDR", header), ("IDAT", data), ("IEND", [])] {
      bytes += [0, 0, UInt8(contents.count >> 8), UInt8(contents.count & 255)]
      bytes += Array(name.utf8) + contents + [0, 0, 0, 0]
    }
    PNGRepair.fixChecksums(of: &bytes)
    return bytes
  }

  @Test func exactSeesTheLowByteOfSixteenBits() throws {
    let folder = "/tmp/widthwise-deep-\(UInt64.random(in: 0...UInt64.max))"
    try FileSystem.makeDirectory(folder)
    defer { try? FileSystem.removeTree(folder) }
    let samples = (0..<12).map { UInt16($0 * 5000) }
    var other = samples
    other[7] += 1
    try FileSystem.write(file(samples, width: 4, height: 3), to: "\(folder)/a.png")
    try FileSystem.write(file(other, width: 4, height: 3), to: "\(folder)/b.png")
    func compare(_ profile: DiffProfile) throws -> DiffResult {
      try FileComparison("\(folder)/a.png", "\(folder)/b.png", DiffOptions(profile)).result
    }
    let exact = try compare(.exact)
    #expect(exact.status == .differs && exact.differentPixels == 1 && exact.maxChannelDelta == 1)
    #expect(exact.bounds?.minX == 3 && exact.bounds?.minY == 1)
    // Every other rule looks at the high byte, as the programs that it follows do.
    #expect(try compare(.pixelmatch7).status == .match)
  }
}
