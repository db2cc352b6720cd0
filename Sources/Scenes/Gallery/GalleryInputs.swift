package import Geometry
package import Localization

/// What the scenes of the gallery show, where it is not their own example.
package struct GalleryInputs: Sendable {
  /// Texts of the chips.
  package var labels = [
    "Sketch", "Color samples", "Shapes", "Paper textures", "Layout notes", "Preview",
  ]
  /// Text of the badge; `{hidden}` stands for the number of labels that are not shown.
  package var badge = "{hidden} more"
  /// Text of the row without labels.
  package var emptyText = "No items"
  /// Translations of the texts above, which are their keys; the badge has its own without one.
  package var strings: StringCatalog?
  /// Size of text, in points.
  package var fontSize = 14.0
  /// Gap between chips, in points.
  package var spacing = 8.0
  /// Distance from a chip's edge to its text along x and y, in points.
  package var chipPadding = Size(width: 10, height: 6)
  /// Distance from the window's edge to the content, in points; 0 puts the content at the edge.
  package var windowPadding = 24.0
  /// Extents of the diagram's drawing.
  package var source = Size(width: 800, height: 500)
  /// Places of the diagram's markers in shares of the drawing.
  package var markers = [Point(x: 0.25, y: 0.4), Point(x: 0.75, y: 0.6)]

  /// The gallery's own example.
  package init() {}

  /// Refuses markers outside of the drawing, which must not be moved to its edge silently.
  package func checked() throws(SceneError) -> GalleryInputs {
    for marker in markers
    where !(0...1).contains(marker.x) || !(0...1).contains(marker.y) {
      throw .malformedFile(
        path: "--marker", place: "\(marker.x),\(marker.y)",
        expected: "two numbers from 0 to 1, shares of the drawing's width and height")
    }
    return self
  }
}
