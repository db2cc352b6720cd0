import ImageDiff
import PNGCoding
import Pixels

/// Reading, writing, hashing and comparing pictures like pages of text.
package enum DiffBenchmarks {
  /// All of them, at the size of a page and of a 4K screen.
  package static func all() -> [Benchmark] {
    of(Pages(width: 1280, height: 800), "page") + of(Pages(width: 3840, height: 2160), "4K")
  }

  /// Pictures to work on, made when a benchmark first needs them.
  private final class Pages {
    let width: Int
    let height: Int

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    lazy var before = TextPage(width: width, height: height).picture
    lazy var shifted = TextPage(width: width, height: height, shift: 1).picture
    lazy var touched = {
      var picture = before
      picture.bytes[4 * (height / 2 * width + width / 2)] ^= 0xFF
      return picture
    }()
    lazy var file = PNGEncoder.encode(before)
    lazy var comparison = ImageDiffer(DiffOptions(.pixelmatch7)).compare(before, shifted)
  }

  private static func of(_ pages: Pages, _ size: String) -> [Benchmark] {
    [
      Benchmark("\(size): decode, own way") {
        UInt64(try PNGDecoder.decode(pages.file, by: .fast)?.bytes.count ?? 0)
      },
      Benchmark("\(size): decode, libpng") {
        UInt64(try PNGDecoder.decode(pages.file, by: .library)?.bytes.count ?? 0)
      },
      Benchmark("\(size): encode for baselines") {
        UInt64(PNGEncoder.encode(pages.before).count)
      },
      Benchmark("\(size): encode quickly") {
        UInt64(PNGEncoder.encode(pages.before, level: .fast).count)
      },
      Benchmark("\(size): quick hash") { PixelHash(of: pages.before).low },
      Benchmark("\(size): SHA-256") { UInt64(PixelDigest(of: pages.before).bytes[0]) },
      Benchmark("\(size): compare, one pixel, exact") {
        count(.exact, pages.before, pages.touched)
      },
      Benchmark("\(size): compare, text moved, exact") {
        count(.exact, pages.before, pages.shifted)
      },
      Benchmark("\(size): compare, text moved, odiff") {
        count(.odiff, pages.before, pages.shifted)
      },
      Benchmark("\(size): compare, text moved, pixelmatch7 with antialiasing") {
        count(.pixelmatch7, pages.before, pages.shifted)
      },
      Benchmark("\(size): draw and encode the diff picture") {
        UInt64(pages.comparison.file(.diff, DiffPictureStyle()).count)
      },
    ]
  }

  private static func count(
    _ profile: DiffProfile, _ a: StraightPixmap, _ b: StraightPixmap
  ) -> UInt64 {
    UInt64(ImageDiffer(DiffOptions(profile)).compare(a, b).result.differentPixels)
  }
}

/// Lines of soft-edged marks on a plain ground, as text is: made by arithmetic, needs no font.
private struct TextPage {
  var picture: StraightPixmap

  init(width: Int, height: Int, shift: Int = 0) {
    picture = StraightPixmap(
      width: width, height: height,
      bytes: Array((0..<width * height).map { _ in [250, 250, 252, 255] as [UInt8] }.joined()))
    var random: UInt32 = 7
    for top in stride(from: 20, to: height - 20, by: 24) {
      var x = 24
      while x < width - 40 {
        random = random &* 1_664_525 &+ 1_013_904_223
        let size = 4 + Int(random >> 28)
        if random >> 20 & 7 != 0 { drawMark(atX: x + shift, y: top, size: size, seed: random) }
        x += size + 2
      }
    }
  }

  /// A mark whose edge fades over one pixel, in one of a few inks.
  private mutating func drawMark(atX x: Int, y: Int, size: Int, seed: UInt32) {
    let ink = [30, 60, 90, 120][Int(seed >> 8 & 3)]
    for row in 0..<14 {
      for column in 0..<size where (seed >> UInt32((row * 3 + column) % 20)) & 1 == 1 {
        let isEdge = row == 0 || row == 13 || column == 0 || column == size - 1
        let level = UInt8(isEdge ? (ink + 250) / 2 + Int(seed >> 16 & 31) : ink)
        let start = 4 * ((y + row) * picture.width + x + column)
        picture.bytes.replaceSubrange(start..<start + 3, with: [level, level, level &+ 5])
      }
    }
  }
}
