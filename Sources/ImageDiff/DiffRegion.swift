package import Geometry

/// A place where pictures differ.
package struct DiffRegion: Hashable, Sendable {
  /// What seems to have happened there.
  package enum Kind: Hashable, Sendable {
    /// The same pixels stand elsewhere.
    case moved(dx: Int, dy: Int)
    /// Every colour became another one.
    case recoloured
    /// Something stands where there was one plain colour.
    case added
    /// One plain colour is where something stood.
    case removed
    /// Scattered pixels differ slightly, as at the edges of text.
    case edges
    /// The picture is larger here than the other.
    case grown
    /// The picture is smaller here than the other.
    case shrunk
    /// None of these.
    case changed
  }

  /// The smallest area around its different pixels.
  package let bounds: PixelRect
  /// Number of its different pixels.
  package let pixels: Int
  /// What seems to have happened.
  package let kind: Kind
  /// Where in the picture it lies, in words such as "top left".
  package let place: String

  /// The kind as one word, for machines.
  package var kindName: String {
    switch kind {
    case .moved: "moved"
    case .recoloured: "recoloured"
    case .added: "added"
    case .removed: "removed"
    case .edges: "edges"
    case .grown: "grown"
    case .shrunk: "shrunk"
    case .changed: "changed"
    }
  }

  /// One line for people.
  package var description: String {
    let what =
      switch kind {
      case .moved(let dx, let dy): "moved by \(dx), \(dy)"
      case .recoloured: "recoloured"
      case .added: "added"
      case .removed: "removed"
      case .edges: "edges differ slightly"
      case .grown: "only in the second picture"
      case .shrunk: "only in the first picture"
      case .changed: "changed"
      }
    return "\(what), \(bounds.width) × \(bounds.height) at (\(bounds.minX), \(bounds.minY)), "
      + "\(place), \(pixels) pixel\(pixels == 1 ? "" : "s")"
  }
}
