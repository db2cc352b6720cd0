extension Path {
  /// How far a continuous corner reaches along each side, in radii.
  ///
  /// PaintCode's analysis of the platform's rounded rectangles; the curve is approximated by three
  /// cubic pieces whose curvature grows gradually.
  private static let continuousReach = 1.528_665

  /// The outline of a rectangle with continuous corners, an approximation of the platform's.
  ///
  /// The corner begins 1.53 radii from the corner point, where there is room for it. On shorter
  /// sides it is squeezed towards a circular one, which is what remains when half of the shorter
  /// side is the radius.
  package static func continuousRoundedRectangle(_ rect: Rect, radius: Double) -> Path {
    let shorter = min(rect.width, rect.height)
    let r = max(0, min(radius, shorter / 2))
    guard r > 0 else { return rectangle(rect) }
    let reach = min(continuousReach, shorter / 2 / r)
    /// Shares of the way from a circular corner (0) to a full continuous one (1).
    let smoothness = (reach - 1) / (continuousReach - 1)
    func mix(_ circular: Double, _ continuous: Double) -> Double {
      r * (circular + (continuous - circular) * smoothness)
    }
    // Distances from the corner point along (first) and across (second) the side that is left:
    // end points and handles of the three pieces, for a circle and for a continuous corner.
    let start = mix(1, 1.528_665)
    let handle1 = mix(0.822_6, 1.088_493)
    let handle2 = mix(0.648_5, 0.868_407)
    let shoulder = (along: mix(0.5, 0.631_494), across: mix(0.133_97, 0.074_911))
    let middle1 = (along: mix(0.398_5, 0.372_824), across: mix(0.192_6, 0.169_06))
    let corners: [(corner: Point, into: Point, out: Point)] = [
      (Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    var path = Path()
    path.move(to: Point(x: rect.minX + start, y: rect.minY))
    for (corner, into, out) in corners {
      func at(_ a: Double, _ b: Double) -> Point { corner + into * a + out * b }
      path.line(to: at(start, 0))
      path.cubic(
        to: at(shoulder.along, shoulder.across), control1: at(handle1, 0),
        control2: at(handle2, 0))
      path.cubic(
        to: at(shoulder.across, shoulder.along), control1: at(middle1.along, middle1.across),
        control2: at(middle1.across, middle1.along))
      path.cubic(
        to: at(0, start), control1: at(0, handle2), control2: at(0, handle1))
    }
    path.close()
    return path
  }
}
