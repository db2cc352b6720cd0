package import Pixels

/// Two pictures, the record of their differences and the pixels that it counts.
package struct DiffComparison: Sendable {
  /// The first picture.
  package let expected: StraightPixmap
  /// The second picture.
  package let actual: StraightPixmap
  /// How they were compared.
  package let options: DiffOptions
  /// The record.
  package internal(set) var result: DiffResult
  /// Pixels that count, in a picture that holds both.
  package internal(set) var different: PixelMask
  /// Pixels that are excused, in a picture that holds both; of no size where none can be.
  package internal(set) var excused: PixelMask
  /// Pixels that were not compared, in a picture that holds both; of no size where all were.
  package internal(set) var ignored: PixelMask

  /// A comparison before anything is measured.
  init(_ expected: StraightPixmap, _ actual: StraightPixmap, _ options: DiffOptions) {
    self.expected = expected
    self.actual = actual
    self.options = options
    result = DiffResult(
      options, expected: (expected.width, expected.height), actual: (actual.width, actual.height))
    let none = PixelMask(width: 0, height: 0)
    (different, excused, ignored) = (none, none, none)
  }

  /// Takes the masks of the overlap, grown to the common picture.
  mutating func take(_ masks: DiffMasks) {
    func grown(_ mask: PixelMask) -> PixelMask {
      if mask.words.isEmpty || (mask.width == result.width && mask.height == result.height) {
        return mask
      }
      var larger = PixelMask(width: result.width, height: result.height)
      for y in 0..<mask.height {
        for word in 0..<mask.wordsPerRow {
          larger.words[y * larger.wordsPerRow + word] = mask.words[y * mask.wordsPerRow + word]
        }
      }
      return larger
    }
    different = grown(masks.different)
    if different.words.isEmpty {
      different = PixelMask(width: result.width, height: result.height)
    }
    excused = grown(masks.excused)
    ignored = grown(masks.ignored)
    if !options.ignored.isEmpty { result.ignoredPixels = masks.ignored.count }
  }
}
