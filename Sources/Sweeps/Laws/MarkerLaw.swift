import LayoutEngine

/// Markers stay on their details: their place in shares of the drawing is the same at every extent.
enum MarkerLaw {
  static let name = "markers-on-details"

  /// Where a marker's centre has left the detail that it marks at the first extent.
  static func violations(in result: SweepResult) -> [Violation] {
    var places: [String: (x: Double, y: Double)] = [:]
    var violations: [Violation] = []
    for piece in result.pieces {
      let nodes = piece.layout.nodes
      guard let artwork = nodes.first(where: { $0.id == "artwork" })?.frame,
        artwork.size.width.value > 1, artwork.size.height.value > 1
      else { continue }
      for marker in nodes where marker.isMarker {
        let frame = marker.frame
        let center = (x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2)
        guard let place = places[marker.title] else {
          places[marker.title] = (
            x: (center.x - artwork.left).value / artwork.size.width.value,
            y: (center.y - artwork.top).value / artwork.size.height.value
          )
          continue
        }
        let x = center.x - artwork.left - artwork.size.width * place.x
        let y = center.y - artwork.top - artwork.size.height * place.y
        for distance in [x, Length.zero - x, y, Length.zero - y] {
          let breach = Breach(
            "\(marker.title) is not where its detail is",
            where: .positive([distance - Length(tolerance)]),
            allowance: marker.allowance(for: name))
          guard let interval = breach.interval(from: piece.from, to: piece.to) else { continue }
          violations.append(
            Violation(
              law: name, from: interval.lowerBound, to: interval.upperBound,
              detail: breach.detail, allowance: breach.allowance))
        }
      }
    }
    return violations
  }

  /// Distance from its detail that a marker may have, in points: a tenth of what can be seen.
  private static let tolerance = 0.05
}
