/// A map of the plane, `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct AffineTransform: Hashable, Sendable {
  /// Share of x in x'.
  package var a: Double
  /// Share of x in y'.
  package var b: Double
  /// Share of y in x'.
  package var c: Double
  /// Share of y in y'.
  package var d: Double
  /// Movement along x.
  package var tx: Double
  /// Movement along y.
  package var ty: Double

  /// The map that changes nothing.
  package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map from its six numbers.
  @inlinable
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A movement.
  @inlinable
  package static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  @inlinable
  package static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that applies `self` first and `next` after it.
  @inlinable
  package func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The image of a point.
  @inlinable
  package func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}

extension AffineTransform {
  /// The map that undoes this one; nil where it flattens the plane or is not finite.
  package func inverted() -> AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, (1 / determinant).isFinite, tx.isFinite, ty.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// A rotation about the origin, clockwise where y runs down.
  package static func rotation(degrees: Double) -> AffineTransform {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether all six numbers are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The larger of the two factors by which it stretches lengths: its larger singular value.
  package var largestScale: Double {
    let (p, q) = (a * a + b * b, c * c + d * d)
    let r = a * c + b * d
    let root = ((p - q) * (p - q) + 4 * r * r).squareRoot()
    return ((p + q + root) / 2).squareRoot()
  }
}
