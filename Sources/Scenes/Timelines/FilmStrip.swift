package import Drawing
import Geometry
import LayoutEngine
import Pixels
package import Surface

/// Pictures of one scene at several instants, side by side with the times written under them.
package struct FilmStrip {
  /// Distance around and between the frames, in points.
  static let gap = 8.0
  /// Height of the line with the times, in points.
  static let captionHeight = 20.0
  /// Frames in a row.
  static let columns = 8
  /// Most frames of a strip.
  package static let largestCount = 256

  /// A picture and its instant, in seconds.
  package typealias Frame = (time: Double, picture: DisplayList)

  /// The strip of frames that have the size and scale of the first.
  @MainActor
  package static func displayList(of frames: [Frame], texts: TextResolver) -> DisplayList {
    guard let first = frames.first?.picture else {
      return DisplayList(size: Size(width: 1, height: 1), scale: 1, background: nil, items: [])
    }
    let cell = Size(
      width: first.size.width + gap, height: first.size.height + captionHeight + gap)
    let columns = min(frames.count, self.columns)
    let rows = (frames.count + columns - 1) / columns
    var items: [DisplayItem] = []
    for (index, frame) in frames.enumerated() {
      let corner = Point(
        x: gap + Double(index % columns) * cell.width,
        y: gap + Double(index / columns) * cell.height)
      let frameRect = Rect(origin: .zero, size: frame.picture.size)
      var inside = frame.picture.items
      if let background = frame.picture.background {
        inside.insert(.fill(.rect(frameRect), .nonZero, .color(background)), at: 0)
      }
      items.append(
        .transform(
          .translation(x: corner.x, y: corner.y), [.clip(.rect(frameRect), .nonZero, inside)]))
      items += caption(
        frame.time, scale: first.scale, texts: texts,
        in: Rect(
          x: corner.x, y: corner.y + first.size.height, width: first.size.width,
          height: captionHeight))
    }
    return DisplayList(
      size: Size(
        width: gap + Double(columns) * cell.width, height: gap + Double(rows) * cell.height),
      scale: first.scale, background: Color(red: 236, green: 236, blue: 238), items: items)
  }

  @MainActor
  private static func caption(
    _ time: Double, scale: Double, texts: TextResolver, in rect: Rect
  ) -> [DisplayItem] {
    let text = Text(verbatim: "\(decimal(time)) s").font(.system(size: 11)).lineLimit(1)
    let node = Session(texts: texts).resolve(text, environment: EnvironmentValues())
    let placed = PlacedView(root: node, in: LengthSize(rect.size))
    return DisplayListBuilder(scale: scale).items(of: placed.moved(x: rect.minX, y: rect.minY))
  }

  /// Seconds with up to four decimals.
  static func decimal(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
