extension Path {
  /// Length of the control handle that makes a cubic Bézier curve a quarter circle of radius 1.
  ///
  /// 4/3·(√2 − 1), the customary constant; the radius is off by at most 2.7 × 10⁻⁴.
  package static let circularHandle = 0.552_284_749_830_793_6

  /// The outline of a rectangle, clockwise from the top left corner.
  package static func rectangle(_ rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.maxY))
    path.line(to: Point(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }

  /// The outline of an ellipse inscribed in a rectangle, clockwise from its right end.
  package static func ellipse(in rect: Rect) -> Path {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (hx, hy) = (rx * circularHandle, ry * circularHandle)
    let (cx, cy) = (rect.midX, rect.midY)
    var path = Path()
    path.move(to: Point(x: cx + rx, y: cy))
    path.cubic(
      to: Point(x: cx, y: cy + ry), control1: Point(x: cx + rx, y: cy + hy),
      control2: Point(x: cx + hx, y: cy + ry))
    path.cubic(
      to: Point(x: cx - rx, y: cy), control1: Point(x: cx - hx, y: cy + ry),
      control2: Point(x: cx - rx, y: cy + hy))
    path.cubic(
      to: Point(x: cx, y: cy - ry), control1: Point(x: cx - rx, y: cy - hy),
      control2: Point(x: cx - hx, y: cy - ry))
    path.cubic(
      to: Point(x: cx + rx, y: cy), control1: Point(x: cx + hx, y: cy - ry),
      control2: Point(x: cx + rx, y: cy - hy))
    path.close()
    return path
  }

  /// The outline of a rectangle with circular corners; the radius is limited to half the shorter side.
  package static func roundedRectangle(_ rect: Rect, radius: Double) -> Path {
    let r = max(0, min(radius, min(rect.width, rect.height) / 2))
    guard r > 0 else { return rectangle(rect) }
    let h = r * (1 - circularHandle)
    var path = Path()
    path.move(to: Point(x: rect.minX + r, y: rect.minY))
    path.line(to: Point(x: rect.maxX - r, y: rect.minY))
    path.cubic(
      to: Point(x: rect.maxX, y: rect.minY + r), control1: Point(x: rect.maxX - h, y: rect.minY),
      control2: Point(x: rect.maxX, y: rect.minY + h))
    path.line(to: Point(x: rect.maxX, y: rect.maxY - r))
    path.cubic(
      to: Point(x: rect.maxX - r, y: rect.maxY), control1: Point(x: rect.maxX, y: rect.maxY - h),
      control2: Point(x: rect.maxX - h, y: rect.maxY))
    path.line(to: Point(x: rect.minX + r, y: rect.maxY))
    path.cubic(
      to: Point(x: rect.minX, y: rect.maxY - r), control1: Point(x: rect.minX + h, y: rect.maxY),
      control2: Point(x: rect.minX, y: rect.maxY - h))
    path.line(to: Point(x: rect.minX, y: rect.minY + r))
    path.cubic(
      to: Point(x: rect.minX + r, y: rect.minY), control1: Point(x: rect.minX, y: rect.minY + h),
      control2: Point(x: rect.minX + h, y: rect.minY))
    path.close()
    return path
  }
}
