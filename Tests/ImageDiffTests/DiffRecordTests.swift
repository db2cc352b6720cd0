import Geometry
import ImageDiff
import Pixels
import Testing

/// A picture of one colour with areas of other colours.
struct Board {
  var picture: StraightPixmap

  init(width: Int, height: Int, _ gray: UInt8 = 255) {
    let pixel: [UInt8] = [gray, gray, gray, 255]
    picture = StraightPixmap(
      width: width, height: height,
      bytes: Array((0..<width * height).map { _ in pixel }.joined()))
  }

  mutating func fill(_ area: PixelRect, _ color: [UInt8]) {
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let start = 4 * (y * picture.width + x)
        picture.bytes.replaceSubrange(start..<start + 4, with: color)
      }
    }
  }

  /// Some marks that look alike nowhere else.
  mutating func drawMarks(atX x: Int, y: Int) {
    for index in 0..<9 {
      fill(
        PixelRect(
          minX: x + index * 5, minY: y + index * index % 11, maxX: x + index * 5 + 3,
          maxY: y + index * index % 11 + 4 + index % 3), [UInt8(20 * index), 0, 90, 255])
    }
  }
}

@Suite struct DiffRecordTests {
  private func result(
    _ a: Board, _ b: Board, _ options: DiffOptions = DiffOptions()
  ) -> DiffResult { ImageDiffer(options).compare(a.picture, b.picture).result }

  @Test func equalPicturesMatch() {
    let board = Board(width: 70, height: 9)
    let result = result(board, board)
    #expect(result.status == .match)
    #expect(result.unequalPixels == 0 && result.maxChannelDelta == 0 && result.maxDeltaE == 0)
    #expect(result.bounds == nil && result.regions.isEmpty && result.shift == nil)
  }

  @Test func onePixelIsFoundWhereverItIs() {
    let board = Board(width: 131, height: 5)
    for x in 0..<131 {
      var other = board
      let place = PixelRect(minX: x, minY: x % 5, maxX: x + 1, maxY: x % 5 + 1)
      other.fill(place, [255, 250, 255, 255])
      for profile in DiffProfile.allCases where profile != .ssimCIE94 {
        var options = DiffOptions(profile, threshold: 0)
        options.excusesAntialiased = false
        let result = result(board, other, options)
        #expect(result.differentPixels == 1, "\(profile)")
        #expect(result.bounds == place)
        #expect(result.maxChannelDelta == 5)
      }
    }
  }

  @Test func blackOnWhiteIsAHundred() {
    let result = result(Board(width: 1, height: 1, 0), Board(width: 1, height: 1, 255))
    #expect(abs(result.maxDeltaE - 100) < 0.01)
  }

  @Test func movedMarksAreFoundOut() {
    var (a, b) = (Board(width: 200, height: 100), Board(width: 200, height: 100))
    a.drawMarks(atX: 40, y: 30)
    b.drawMarks(atX: 43, y: 28)
    let result = result(a, b)
    #expect(result.shift?.dx == 3 && result.shift?.dy == -2 && result.shift?.residual == 0)
    #expect(result.regions.first?.kind == .moved(dx: 3, dy: -2))
  }

  @Test func whatVanishesIsNoMovement() {
    var a = Board(width: 200, height: 100)
    let b = a
    a.fill(PixelRect(minX: 10, minY: 10, maxX: 14, maxY: 13), [0, 0, 0, 255])
    let removed = result(a, b)
    #expect(removed.shift == nil)
    #expect(removed.regions.map(\.kind) == [.removed])
    #expect(result(b, a).regions.map(\.kind) == [.added])
    #expect(removed.regions.first?.description == "removed, 4 × 3 at (10, 10), top left, 12 pixels")
  }

  @Test func newColorsOfTheSameMarksAreARecolouring() {
    var (a, b) = (Board(width: 120, height: 60), Board(width: 120, height: 60))
    let area = PixelRect(minX: 30, minY: 20, maxX: 90, maxY: 40)
    a.fill(area, [200, 30, 30, 255])
    b.fill(area, [30, 30, 200, 255])
    let inner = PixelRect(minX: 40, minY: 25, maxX: 60, maxY: 30)
    a.fill(inner, [255, 255, 0, 255])
    b.fill(inner, [0, 255, 255, 255])
    #expect(result(a, b).regions.map(\.kind) == [.recoloured])
  }

  @Test func placesFarApartAreSeparateRegions() {
    let a = Board(width: 300, height: 300)
    var b = a
    b.fill(PixelRect(minX: 5, minY: 5, maxX: 9, maxY: 9), [0, 0, 0, 255])
    b.fill(PixelRect(minX: 200, minY: 250, maxX: 230, maxY: 260), [0, 0, 0, 255])
    let result = result(a, b)
    #expect(result.regionCount == 2)
    #expect(result.regions.map(\.pixels) == [300, 16])
    #expect(result.bounds == PixelRect(minX: 5, minY: 5, maxX: 230, maxY: 260))
    // A window of 32 holds all ten rows and 30 columns of the larger one.
    #expect(result.worstWindow?.pixels == 300)
  }

  @Test func ignoredAreasCountNowhere() {
    let a = Board(width: 100, height: 40)
    var b = a
    b.fill(PixelRect(minX: 60, minY: 10, maxX: 70, maxY: 20), [0, 0, 0, 255])
    var options = DiffOptions()
    options.ignored = [PixelRect(minX: 60, minY: 10, maxX: 70, maxY: 20)]
    let all = result(a, b, options)
    #expect(all.status == .match && all.unequalPixels == 0 && all.maxChannelDelta == 0)
    #expect(all.ignoredPixels == 100)
    options.ignored = [PixelRect(minX: 60, minY: 10, maxX: 69, maxY: 500)]
    #expect(result(a, b, options).differentPixels == 10)
  }

  @Test func sizesMayDiffer() {
    let a = Board(width: 40, height: 30)
    let b = Board(width: 50, height: 20)
    let result = result(a, b)
    #expect(result.status == .sizeChanged)
    // 10 × 20 only in the second, 40 × 10 only in the first; the corner is in neither.
    #expect(result.differentPixels == 600)
    #expect(result.width == 50 && result.height == 30)
    let picture = ImageDiffer().compare(a.picture, b.picture).picture(DiffPictureStyle())
    #expect(picture.width == 50 && picture.height == 30)
  }

  @Test func everySetLimitHasToHold() {
    let a = Board(width: 100, height: 100)
    var b = a
    b.fill(PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 1), [250, 255, 255, 255])
    var options = DiffOptions()
    options.limits.differentPixels = 10
    #expect(result(a, b, options).status == .match)
    options.limits.channelDelta = 4
    #expect(result(a, b, options).status == .differs)
    options.limits = DiffLimits()
    options.limits.ratio = 0.001
    #expect(result(a, b, options).status == .match)
    options.limits.ratio = 0.0009
    #expect(result(a, b, options).status == .differs)
  }

  @Test func webPlatformRangesCanFailAPageThatGotBetter() throws {
    let a = Board(width: 10, height: 10)
    var b = a
    b.fill(PixelRect(minX: 0, minY: 0, maxX: 3, maxY: 1), [250, 255, 255, 255])
    func status(_ text: String, _ b: Board) throws -> DiffResult.Status {
      var options = DiffOptions(.wpt)
      options.fuzzy = try #require(FuzzyRanges(text))
      return result(a, b, options).status
    }
    #expect(try status("maxDifference=0-5;totalPixels=0-3", b) == .match)
    #expect(try status("0-5;0-2", b) == .differs)
    #expect(try status("totalPixels=3;maxDifference=5", b) == .match)
    #expect(try status("4;3", b) == .differs)
    #expect(try status("1-5;1-3", a) == .differs)
    #expect(try status("0-5;1-3", a) == .match)
    #expect(FuzzyRanges("5") == nil && FuzzyRanges("5;3-1") == nil && FuzzyRanges("a=1;b=2") == nil)
  }
}
