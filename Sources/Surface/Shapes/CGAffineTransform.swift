import Geometry

#if !canImport(CoreGraphics)
  /// A linear mapping of the plane and a movement, as Core Graphics has it.
  public struct CGAffineTransform: Hashable, Sendable {
    /// Share of x in the new x.
    public var a: CGFloat
    /// Share of x in the new y.
    public var b: CGFloat
    /// Share of y in the new x.
    public var c: CGFloat
    /// Share of y in the new y.
    public var d: CGFloat
    /// Movement along x, in points.
    public var tx: CGFloat
    /// Movement along y, in points.
    public var ty: CGFloat

    /// Changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A mapping from its numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Turns by an angle in radians, from the x axis to the y axis.
    public init(rotationAngle angle: CGFloat) {
      let turn = Geometry.AffineTransform.rotation(
        degrees: Angle(radians: Double(angle)).degrees, about: .zero)
      self.init(
        a: CGFloat(turn.a), b: CGFloat(turn.b), c: CGFloat(turn.c), d: CGFloat(turn.d), tx: 0,
        ty: 0)
    }

    /// Scales along both axes.
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

    /// Moves along both axes, in points.
    public init(translationX x: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// This mapping, then another one.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
        d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
        ty: tx * next.b + ty * next.d + next.ty)
    }

    /// A movement in points, then this mapping.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A turn in radians, then this mapping.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// A scaling, then this mapping.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }
  }

  extension CGPoint {
    /// Where a mapping takes the point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }
#endif

extension CGAffineTransform {
  /// The mapping as the engine keeps it.
  var geometry: Geometry.AffineTransform {
    Geometry.AffineTransform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}

extension Path {
  /// The path where a mapping takes it.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(geometry.transformed(by: transform.geometry))
  }
}
