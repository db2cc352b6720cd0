import Drawing
import Geometry
import Pixels
import Rendering
import Scenes
import Typography

/// Compares the pictures of both sides text by text, so that a text that grows does not count
/// against everything to its right.
struct PixelComparison {
  private let renderer = Renderer()
  private let scale: Double

  /// A comparison with the given pixels in a point.
  init(scale: Double) { self.scale = scale }

  /// The comparison of two pictures; nothing where one cannot be drawn.
  func impact(
    scene: String, locale: String?, width: Double, reason: PixelImpact.Reason,
    old: ScenePicture, new: ScenePicture
  ) -> PixelImpact? {
    guard let before = try? renderer.render(old.displayList),
      let after = try? renderer.render(new.displayList)
    else { return nil }
    var rest = PictureTexts(new).entries
    var texts: [PixelImpact.TextDifference] = []
    var vanished: [String] = []
    for entry in PictureTexts(old).entries {
      guard let index = rest.firstIndex(where: { ExactText($0.text) == ExactText(entry.text) })
      else {
        vanished.append(entry.text)
        continue
      }
      texts.append(difference(entry, rest.remove(at: index)))
    }
    return PixelImpact(
      scene: scene, locale: locale, width: width, reason: reason,
      unequalPixels: Self.count(before, after).unequal, texts: texts,
      appeared: rest.map(\.text), vanished: vanished, old: before, new: after)
  }

  private func difference(
    _ old: PictureTexts.Entry, _ new: PictureTexts.Entry
  ) -> PixelImpact.TextDifference {
    let size = Size(
      width: max(old.frame.width, new.frame.width).rounded(.up) + 2,
      height: max(old.frame.height, new.frame.height).rounded(.up) + 2)
    func draw(_ entry: PictureTexts.Entry) -> Pixmap? {
      try? renderer.render(DisplayList(size: size, scale: scale, items: entry.items))
    }
    let isMoved =
      (old.frame.minX - new.frame.minX).magnitude >= LabelImpact.noise
      || (old.frame.minY - new.frame.minY).magnitude >= LabelImpact.noise
    var result = PixelImpact.TextDifference(
      text: old.text, isMoved: isMoved, unequalPixels: 0, visiblePixels: 0, greatest: 0)
    guard let before = draw(old), let after = draw(new) else { return result }
    (result.unequalPixels, result.visiblePixels, result.greatest) = Self.count(before, after)
    return result
  }

  /// Pixels that differ at all and visibly, and the greatest difference; what only one picture has
  /// room for counts as differing.
  private static func count(
    _ old: Pixmap, _ new: Pixmap
  ) -> (unequal: Int, visible: Int, greatest: Int) {
    let (width, height) = (min(old.width, new.width), min(old.height, new.height))
    let union = max(old.width, new.width) * max(old.height, new.height)
    let outside = union - width * height
    var (unequal, visible, greatest) = (outside, outside, 0)
    old.bytes.withUnsafeBufferPointer { before in
      new.bytes.withUnsafeBufferPointer { after in
        for y in 0..<height {
          for x in 0..<width {
            let (a, b) = ((y * old.width + x) * 4, (y * new.width + x) * 4)
            var delta = 0
            for channel in 0..<4 {
              delta = max(delta, abs(Int(before[a + channel]) - Int(after[b + channel])))
            }
            if delta == 0 { continue }
            unequal += 1
            if delta > GlyphImpact.visibleDelta { visible += 1 }
            greatest = max(greatest, delta)
          }
        }
      }
    }
    return (unequal, visible, greatest)
  }
}
