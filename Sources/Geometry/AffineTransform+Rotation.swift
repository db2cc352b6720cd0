extension AffineTransform {
  /// A turn about a point, clockwise as seen with y downwards.
  package static func rotation(degrees: Double, about center: Point) -> AffineTransform {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
    return AffineTransform.translation(x: -center.x, y: -center.y)
      .followed(by: AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      .followed(by: .translation(x: center.x, y: center.y))
  }

  /// A scaling about a point.
  package static func scale(x: Double, y: Double, about center: Point) -> AffineTransform {
    AffineTransform.translation(x: -center.x, y: -center.y)
      .followed(by: .scale(x: x, y: y))
      .followed(by: .translation(x: center.x, y: center.y))
  }
}
