package import PNGCoding
import Pixels

/// What a picture of a difference shows.
package enum DiffPictureKind: String, CaseIterable, Hashable, Sendable {
  /// The different pixels over the first picture.
  case diff
  /// The different pixels over nothing.
  case mask
  /// The different pixels over the second picture, half transparent.
  case overlay
  /// The first picture, the second and the difference side by side.
  case triptych
  /// An animated PNG that shows the two pictures in turn.
  case blink
}

extension DiffComparison {
  /// Pixels between the parts of a triptych.
  private static let gap = 8
  /// How long each picture of an animation stays.
  private static let blinkMilliseconds = 500

  /// The PNG file of a picture of the given kind.
  package func file(
    _ kind: DiffPictureKind, _ style: DiffPictureStyle, level: PNGEncoder.Level = .fast
  ) -> [UInt8] {
    switch kind {
    case .diff:
      if level == .fast, let file = indexedFile(style) { return file }
      return PNGEncoder.encode(picture(style), level: level)
    case .mask:
      var style = style
      style.background = .none
      return PNGEncoder.encode(picture(style), level: level)
    case .overlay: return PNGEncoder.encode(overlay(style), level: level)
    case .triptych: return PNGEncoder.encode(triptych(style), level: level)
    case .blink:
      return APNGEncoder.encode(
        [expected, actual].map {
          APNGEncoder.Frame(padded([$0]), milliseconds: Self.blinkMilliseconds)
        })
    }
  }

  private func overlay(_ style: DiffPictureStyle) -> StraightPixmap {
    var result = padded([expected, actual])
    result.bytes.withUnsafeMutableBytes { raw in
      let pixels = raw.bindMemory(to: UInt32.self)
      paint(excused, tinting: style.excusedColor, in: pixels)
      paint(different, tinting: style.differentColor, in: pixels)
    }
    return result
  }

  private func triptych(_ style: DiffPictureStyle) -> StraightPixmap {
    let difference = picture(style)
    let width = expected.width + actual.width + difference.width + 2 * Self.gap
    var whole = StraightPixmap(
      width: width, height: result.height,
      bytes: [UInt8](repeating: 0, count: width * result.height * 4))
    whole.draw(expected, atX: 0, y: 0)
    whole.draw(actual, atX: expected.width + Self.gap, y: 0)
    whole.draw(difference, atX: expected.width + actual.width + 2 * Self.gap, y: 0)
    return whole
  }
}

extension StraightPixmap {
  /// Copies a picture into this one, which has to hold it.
  mutating func draw(_ picture: StraightPixmap, atX x: Int, y: Int) {
    precondition(x >= 0 && y >= 0 && x + picture.width <= width && y + picture.height <= height)
    for row in 0..<picture.height {
      let from = 4 * row * picture.width
      let to = 4 * ((row + y) * width + x)
      bytes.replaceSubrange(
        to..<to + 4 * picture.width, with: picture.bytes[from..<from + 4 * picture.width])
    }
  }
}
