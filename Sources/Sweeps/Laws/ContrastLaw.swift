import Drawing
import Geometry
import LayoutEngine
import Scenes

/// Text can be told from what is behind it.
@MainActor
enum ContrastLaw {
  nonisolated static let name = "text-contrast"

  /// Least contrast of text and its ground (WCAG 2.2, 1.4.3: 3 for large text, 4.5 for other).
  ///
  /// The lower figure, since the system's own secondary text and white on its blue do not reach the
  /// higher one, and what is below 3 nobody reads.
  static let least = 3.0
  /// Pieces whose picture is looked at; colours seldom hang on the extent.
  private static let pieces = 200

  /// Texts with too little contrast.
  static func violations(
    in result: SweepResult, picture: (Size) -> ScenePicture
  ) -> [Violation] {
    var violations: [Violation] = []
    for piece in result.pieces.prefix(pieces) {
      let extent = (piece.from + piece.to) / 2
      let size =
        result.axis == .horizontal
        ? Size(width: extent, height: result.crossExtent)
        : Size(width: result.crossExtent, height: extent)
      for (node, contrast) in ContrastReader.contrasts(in: picture(size)) where contrast < least {
        let short = (contrast * 100).rounded() / 100
        let detail =
          "\(node.title) has a contrast of \(short) to its ground, less than \(StripChart.number(least))"
        if let index = violations.firstIndex(where: { $0.detail == detail }) {
          violations[index].to = piece.to
        } else {
          violations.append(
            Violation(
              law: name, from: piece.from, to: piece.to, detail: detail,
              allowance: node.allowances[name]))
        }
      }
    }
    return violations
  }
}
