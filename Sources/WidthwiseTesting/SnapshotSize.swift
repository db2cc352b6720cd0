import Foundation
import Geometry

/// The size of the window that a view is pictured in.
public struct SnapshotSize: Hashable, Sendable {
  /// Width, in points.
  public var width: Double
  /// Height, in points.
  public var height: Double
  /// Pixels to a point.
  public var scale: Double

  /// A size in points, by default with two pixels to a point.
  public init(width: Double, height: Double, scale: Double = 2) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// Several widths with one height, in points.
  public static func widths(
    _ widths: [Double], height: Double, scale: Double = 2
  ) -> [SnapshotSize] {
    widths.map { SnapshotSize(width: $0, height: height, scale: scale) }
  }
}
