package import Geometry

/// The layout of a snapshot as flat lines: small enough to lie beside a baseline, enough to tell
/// later what moved.
package struct LayoutRecord: Hashable, Sendable {
  /// One view.
  package struct Line: Hashable, Sendable {
    /// How many views it is inside of.
    package var depth: Int
    /// Kind of view.
    package var view: String
    /// Its identifier, where it has one.
    package var id: String?
    /// Place in window coordinates, in points.
    package var frame: Rect
    /// What it shows as text.
    package var text: String?
    /// Which alternative was chosen inside of it.
    package var decision: String?
    /// Share of it that shows, 0…1.
    package var opacity: Double
    /// Seconds after the last step at which it reaches its place, where it is on its way.
    package var arrival: Double?

    /// A line from its parts.
    package init(
      depth: Int, view: String, id: String? = nil, frame: Rect, text: String? = nil,
      decision: String? = nil, opacity: Double = 1, arrival: Double? = nil
    ) {
      self.depth = depth
      self.view = view
      self.id = id
      self.frame = frame
      self.text = text
      self.decision = decision
      self.opacity = opacity
      self.arrival = arrival
    }
  }

  /// Size of the window, in points.
  package var size: Size
  /// Pixels to a point.
  package var scale: Double
  /// The views, outer before inner, in drawing order.
  package var lines: [Line]

  /// A record from its parts.
  package init(size: Size, scale: Double, lines: [Line]) {
    self.size = size
    self.scale = scale
    self.lines = lines
  }
}
