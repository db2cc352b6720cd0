/// How a line along a path is drawn; lengths in the path's unit.
package struct StrokeStyle: Hashable, Sendable {
  /// The end of an open subpath.
  package enum Cap: String, Hashable, Sendable, CaseIterable {
    /// Ends at the end point.
    case butt
    /// Adds half a disc.
    case round
    /// Adds half a square.
    case square
  }

  /// The corner between two segments.
  package enum Join: String, Hashable, Sendable, CaseIterable {
    /// Extends the outer edges to their meeting point, up to the miter limit.
    case miter
    /// Adds a sector of a disc.
    case round
    /// Adds a triangle.
    case bevel
  }

  /// Thickness of the line, half of it on each side of the path.
  package var width: Double
  /// End of an open subpath.
  package var cap: Cap
  /// Corner between two segments.
  package var join: Join
  /// Largest ratio of miter length to line width; beyond it a miter becomes a bevel.
  package var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  package var dash: [Double]
  /// How far into the dash pattern the line begins.
  package var dashPhase: Double

  /// A style; the defaults are those of SwiftUI's `StrokeStyle`.
  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
