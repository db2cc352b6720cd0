package import PNGCoding
import Pixels

/// What a picture of a difference shows.
package enum DiffPictureKind: String, CaseIterable, Hashable, Sendable {
  /// The different pixels over the first picture.
  case diff
  /// The different pixels over nothing.
  case mask
}

extension DiffComparison {
  /// The PNG file of a picture of the given kind.
  package func file(
    _ kind: DiffPictureKind, _ style: DiffPictureStyle, level: PNGEncoder.Level = .fast
  ) -> [UInt8] {
    var style = style
    switch kind {
    case .diff: return PNGEncoder.encode(picture(style), level: level)
    case .mask:
      style.background = .none
      return PNGEncoder.encode(picture(style), level: level)
    }
  }
}
