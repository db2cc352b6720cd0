import Geometry
import ImageDiff
import Pixels
import Testing

@Suite struct SSIMTests {
  private func board(_ color: [UInt8], _ marks: [PixelRect] = []) -> Board {
    var board = Board(width: 60, height: 50)
    for mark in marks { board.fill(mark, color) }
    return board
  }

  private func count(_ a: Board, _ b: Board, _ options: DiffOptions = DiffOptions(.ssimCIE94))
    -> (different: Int, excused: Int)
  {
    let result = ImageDiffer(options).compare(a.picture, b.picture).result
    return (result.differentPixels, result.antialiasedPixels)
  }

  private let spot = PixelRect(minX: 20, minY: 20, maxX: 21, maxY: 21)

  @Test func equalPicturesMatch() {
    let board = board([0, 0, 0, 255], [spot])
    #expect(count(board, board) == (0, 0))
  }

  // A single pixel on a flat ground: its surroundings are flat in the first picture.
  @Test func aPixelOnFlatGroundIsDifferent() {
    #expect(count(board([0, 0, 0, 255]), board([255, 0, 0, 255], [spot])) == (1, 0))
  }

  // CIE94 of white and (254, 255, 255) is far below 1.
  @Test func whatNobodySeesIsTheSame() {
    #expect(count(board([0, 0, 0, 255]), board([254, 255, 255, 255], [spot])) == (0, 0))
  }

  @Test func slightChangesInBusySurroundingsAreExcusedUnlessCounted() {
    let marks = (0..<12).map {
      PixelRect(minX: 8 + $0 * 3, minY: 6, maxX: 10 + $0 * 3, maxY: 44)
    }
    let (a, busy) = (board([0, 0, 0, 255], marks), board([0, 0, 0, 255], marks))
    var b = busy
    b.fill(PixelRect(minX: 26, minY: 20, maxX: 27, maxY: 21), [24, 24, 24, 255])
    let excused = count(a, b)
    #expect(excused.different == 0 && excused.excused == 1)
    var strict = DiffOptions(.ssimCIE94)
    strict.excusesAntialiased = false
    #expect(count(a, b, strict) == (1, 0))
  }
}
