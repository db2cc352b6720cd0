import Geometry

/// Cuts polygons off at a square around the origin (Sutherland and Hodgman), so that coordinates fit the grid.
///
/// Only what lies farther out than any canvas changes: the winding of every point inside stays.
struct GuardClipper {
  /// Half the side of the square.
  let distance: Double

  /// The polygon inside the square; empty where a coordinate is not finite.
  func clip(_ points: ArraySlice<Point>) -> [Point] {
    guard points.allSatisfy(\.isFinite) else { return [] }
    var polygon = Array(points)
    polygon = cut(polygon, by: { distance - $0.x }, fix: { $0.x = distance })
    polygon = cut(polygon, by: { distance + $0.x }, fix: { $0.x = -distance })
    polygon = cut(polygon, by: { distance - $0.y }, fix: { $0.y = distance })
    return cut(polygon, by: { distance + $0.y }, fix: { $0.y = -distance })
  }

  /// The part of a polygon where `depth` is not negative.
  private func cut(
    _ polygon: [Point], by depth: (Point) -> Double, fix: (inout Point) -> Void
  ) -> [Point] {
    guard var last = polygon.last else { return [] }
    var result: [Point] = []
    for point in polygon {
      let (a, b) = (depth(last), depth(point))
      if (a < 0) != (b < 0) {
        // Halves keep the difference of two huge depths finite.
        let share = (a * 0.5) / (a * 0.5 - b * 0.5)
        var crossing = Point(
          x: last.x * (1 - share) + point.x * share, y: last.y * (1 - share) + point.y * share)
        fix(&crossing)
        result.append(crossing)
      }
      if b >= 0 { result.append(point) }
      last = point
    }
    return result
  }
}
