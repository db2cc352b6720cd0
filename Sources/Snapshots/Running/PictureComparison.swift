import JSONValue
import Pixels

/// How a picture compares with its baseline, exactly.
struct PictureComparison {
  /// Pixels that are not the same.
  private(set) var differentPixels = 0
  /// Largest difference of one channel.
  private(set) var maxChannelDelta = 0
  /// Corners around all different pixels; the first is larger than the second where there is none.
  private var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
  private let expected: StraightPixmap
  private let actual: StraightPixmap

  /// Compares two pictures of equal size.
  init(expected: StraightPixmap, actual: StraightPixmap) {
    self.expected = expected
    self.actual = actual
    for pixel in 0..<expected.width * expected.height { add(pixel) }
  }

  private mutating func add(_ pixel: Int) {
    var largest = 0
    for index in pixel * 4..<pixel * 4 + 4 {
      largest = max(largest, abs(Int(expected.bytes[index]) - Int(actual.bytes[index])))
    }
    guard largest > 0 else { return }
    differentPixels += 1
    maxChannelDelta = max(maxChannelDelta, largest)
    let (x, y) = (pixel % expected.width, pixel / expected.width)
    (minX, maxX) = (min(minX, x), max(maxX, x))
    (minY, maxY) = (min(minY, y), max(maxY, y))
  }

  /// The measurements as the command `diff` prints them.
  var record: JSON {
    let bounds: JSON =
      differentPixels == 0
      ? nil
      : [
        "x": .integer(minX), "y": .integer(minY), "width": .integer(maxX - minX + 1),
        "height": .integer(maxY - minY + 1),
      ]
    return [
      "status": differentPixels == 0 ? "match" : "differs",
      "differentPixels": .integer(differentPixels),
      "maxChannelDelta": .integer(maxChannelDelta),
      "bounds": bounds,
    ]
  }

  /// The actual picture in pale grey with different pixels in red.
  var picture: StraightPixmap {
    var result = actual
    for pixel in 0..<actual.width * actual.height {
      let range = pixel * 4..<pixel * 4 + 4
      let isEqual = actual.bytes[range] == expected.bytes[range]
      let level = UInt8(255 - (255 - Int(actual.bytes[pixel * 4 + 1])) / 10)
      result.bytes.replaceSubrange(
        range, with: isEqual ? [level, level, level, 255] : [255, 0, 0, 255])
    }
    return result
  }
}
