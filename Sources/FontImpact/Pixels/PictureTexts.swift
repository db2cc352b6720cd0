import Drawing
import Geometry
import LayoutEngine
import Pixels
import Scenes
import Typography

/// The texts of a picture, each with what draws it moved to the origin.
struct PictureTexts {
  struct Entry {
    var text: String
    /// Place in the window, in points.
    var frame: Rect
    /// Drawing commands relative to the frame's top left corner.
    var items: [DisplayItem]
  }

  private(set) var entries: [Entry] = []

  init(_ picture: ScenePicture) {
    var runs: [(run: GlyphRun, paint: Paint)] = []
    Self.collect(picture.displayList.items, at: Point(x: 0, y: 0), into: &runs)
    for node in picture.layout.nodes where node.opacity > 0 {
      guard let text = node.text, !text.isEmpty else { continue }
      let frame = node.frame.value
      let items = runs.filter { Self.holds(frame, $0.run.origin) }.map { run, paint in
        var run = run
        run.origin = Point(x: run.origin.x - frame.minX, y: run.origin.y - frame.minY)
        return DisplayItem.glyphs(run, paint)
      }
      if !items.isEmpty { entries.append(Entry(text: text, frame: frame, items: items)) }
    }
  }

  /// Whether a run begins in a frame; a baseline may stand on its edge.
  private static func holds(_ frame: Rect, _ origin: Point) -> Bool {
    let slack = 0.5
    return origin.x >= frame.minX - slack && origin.x <= frame.maxX + slack
      && origin.y >= frame.minY - slack && origin.y <= frame.maxY + slack
  }

  /// Collects runs with their place in the window; what is turned or scaled is left out.
  private static func collect(
    _ items: [DisplayItem], at offset: Point, into runs: inout [(run: GlyphRun, paint: Paint)]
  ) {
    for item in items {
      switch item {
      case .glyphs(var run, let paint):
        run.origin = Point(x: run.origin.x + offset.x, y: run.origin.y + offset.y)
        runs.append((run, paint))
      case .clip(_, _, let items), .layer(_, let items):
        collect(items, at: offset, into: &runs)
      case .transform(let transform, let items):
        guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 else { break }
        collect(
          items, at: Point(x: offset.x + transform.tx, y: offset.y + transform.ty), into: &runs)
      case .fill, .stroke, .image: break
      }
    }
  }
}
