import PNGCoding
import Pixels
import Testing

@Suite struct PNGEncoderTests {
  /// A picture whose pixels come from a small generator, so that no structure helps.
  static func noise(width: Int, height: Int, colors: Int, isOpaque: Bool) -> StraightPixmap {
    var state: UInt32 = 1
    func next() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state
    }
    let palette = (0..<colors).map { _ in isOpaque ? next() | 0xFF00_0000 : next() }
    var bytes: [UInt8] = []
    for _ in 0..<width * height {
      let color = palette[Int(next() >> 8) % colors]
      for shift in [0, 8, 16, 24] {
        bytes.append(UInt8(truncatingIfNeeded: color >> UInt32(shift)))
      }
    }
    return StraightPixmap(width: width, height: height, bytes: bytes)
  }

  @Test(arguments: [1, 2, 200, 256, 257, 5000], [true, false])
  func everyKindOfPictureSurvives(colors: Int, isOpaque: Bool) throws {
    for (width, height) in [(1, 1), (3, 7), (17, 5), (90, 61), (300, 300)] {
      let picture = Self.noise(width: width, height: height, colors: colors, isOpaque: isOpaque)
      for level in [PNGEncoder.Level.small, .fast] {
        let file = PNGEncoder.encode(picture, level: level)
        #expect(try PNGDecoder.decode(file, by: .fast) == picture)
        #expect(try PNGDecoder.decode(file, by: .library) == picture)
      }
    }
  }

  @Test func theFormIsTheSmallestThatIsExact() throws {
    func kind(_ pixels: [[UInt8]]) throws -> PNGHeader.ColorType {
      let many = (0..<4096).map { pixels[$0 % pixels.count] }
      let picture = StraightPixmap(width: 64, height: 64, bytes: many.flatMap(\.self))
      return try PNGHeader(PNGEncoder.encode(picture), file: "test").colorType
    }
    #expect(try kind([[9, 9, 9, 255], [200, 200, 200, 255]]) == .grey)
    #expect(try kind([[9, 8, 9, 255], [200, 200, 200, 255]]) == .palette)
    #expect(try kind([[9, 8, 9, 0], [200, 200, 200, 255]]) == .palette)
    let reds = (0..<300).map { [UInt8($0 % 256), UInt8($0 / 256), 0, 255] }
    #expect(try kind(reds) == .rgb)
    #expect(try kind(reds.map { $0.dropLast() + [7] }) == .rgba)
    let greys = (0..<300).map { index -> [UInt8] in
      let level = UInt8(index % 256)
      return [level, level, level, UInt8(index / 9)]
    }
    #expect(try kind(greys) == .greyAlpha)
  }

  @Test func sameBytesForSamePixels() {
    let picture = Self.noise(width: 60, height: 60, colors: 90, isOpaque: false)
    #expect(PNGEncoder.encode(picture) == PNGEncoder.encode(picture))
  }
}

@Suite struct PixelStampTests {
  let picture = PNGEncoderTests.noise(width: 40, height: 30, colors: 50, isOpaque: true)

  @Test func theStampGivesTheHashesOfThePixels() throws {
    let file = PNGEncoder.encode(picture)
    let stamp = try #require(try PNGSummary(file).stamp)
    #expect(stamp == PixelStamp(of: picture))
    #expect(stamp.digest == PixelDigest(of: picture))
  }

  @Test func anyFlippedBitVoidsTheStamp() throws {
    let file = PNGEncoder.encode(picture)
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x10
      let stamp = try? PNGSummary(damaged).stamp
      #expect(stamp == nil || stamp == .some(nil), "byte \(index)")
    }
  }

  @Test func aStampDoesNotFitOtherImageData() throws {
    let other = PNGEncoderTests.noise(width: 40, height: 30, colors: 60, isOpaque: true)
    let donor = PNGEncoder.encode(picture)
    let plain = PNGEncoder.encode(other, isStamped: false)
    // The stamp stands behind the header: 8 bytes of signature, 25 of IHDR, 65 of its own.
    let mixed = plain[..<33] + donor[33..<98] + plain[33...]
    #expect(try PNGSummary(Array(mixed)).stamp == nil)
    #expect(try PNGDecoder.decode(Array(mixed)) == other)
  }

  @Test func hashesSeeTheSize() {
    let wide = StraightPixmap(width: 4, height: 2, bytes: [UInt8](repeating: 7, count: 32))
    let tall = StraightPixmap(width: 2, height: 4, bytes: [UInt8](repeating: 7, count: 32))
    #expect(PixelHash(of: wide) != PixelHash(of: tall))
    #expect(PixelDigest(of: wide) != PixelDigest(of: tall))
  }

  // Oracle: python3 -c "import hashlib; print(hashlib.sha256(b'RGBA8'+bytes(3)
  //   +(2).to_bytes(4,'big')+(1).to_bytes(4,'big')+bytes(range(8))).hexdigest())"
  @Test func theDigestIsTheStatedSHA256() {
    let picture = StraightPixmap(width: 2, height: 1, bytes: Array(0..<8))
    #expect(
      PixelDigest(of: picture).description
        == "ec1c03d7ef5beed5f10407830c14d2a32a9d2cdbd339bee040ef83d3a90c438f")
    #expect(PixelDigest(PixelDigest(of: picture).description) == PixelDigest(of: picture))
    #expect(PixelDigest("xyz") == nil)
  }
}

@Suite struct ParallelDeflateTests {
  // Longer than one piece in several ways: pieces of noise, of one colour, and a last short one.
  @Test(arguments: [(700, 700, 3000), (2000, 1100, 1), (1025, 512, 40), (1024, 512, 300)])
  func piecesMakeOneStream(width: Int, height: Int, colors: Int) throws {
    let picture = PNGEncoderTests.noise(
      width: width, height: height, colors: colors, isOpaque: colors < 1000)
    let file = PNGEncoder.encode(picture, level: .fast)
    #expect(try PNGDecoder.decode(file, by: .library) == picture)
    #expect(try PNGDecoder.decode(file, by: .fast) == picture)
  }
}
