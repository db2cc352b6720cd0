import Drawing
import Geometry
import Pixels
import Rendering
import Typography

/// Draws glyphs of two selections into equal cells and counts the pixels in which they differ.
///
/// Pixels tell what outlines cannot: contours that overlap, other curves for the same shape and
/// other starting points all look alike.
struct GlyphSheet {
  /// How two pictures of a glyph differ.
  struct Difference: Hashable {
    /// Greatest difference of a pixel, black on white, 0…255.
    var greatest = 0
    /// Pixels that differ by more than `GlyphImpact.visibleDelta`.
    var count = 0
  }

  /// Pixels in an em at most: beyond it glyphs are compared at this size.
  private static let largestSize = 128.0
  /// A glyph is drawn at each quarter of a pixel at which text can place it.
  private static let quarters = 4
  private static let glyphsPerSheet = 64

  private let renderer = Renderer()
  /// Points to pixels.
  private let scale: Double

  /// Sheets for text on a display with the given pixels in a point.
  init(scale: Double) { self.scale = scale }

  /// The differences of pairs of glyphs, in order; nothing where a sheet cannot be drawn.
  func differences(
    _ pairs: [(old: UInt32, new: UInt32)], of change: FontChange
  ) -> [Difference] {
    let largest = max(change.old.size, change.new.size) * scale
    let shrink = largest > Self.largestSize ? Self.largestSize / largest : 1
    let em = (largest * shrink).rounded(.up)
    var result: [Difference] = []
    for start in stride(from: 0, to: pairs.count, by: Self.glyphsPerSheet) {
      let chunk = pairs[start..<min(start + Self.glyphsPerSheet, pairs.count)]
      let old = draw(chunk.map(\.old), change.old, size: change.old.size * scale * shrink, em: em)
      let new = draw(chunk.map(\.new), change.new, size: change.new.size * scale * shrink, em: em)
      guard let old, let new else { return [] }
      result += chunk.indices.map { index in
        compare(old, new, row: index - start, height: Int(em) * 3)
      }
    }
    return result
  }

  /// One row of cells for each glyph, one cell for each quarter of a pixel; sizes in pixels.
  private func draw(
    _ glyphs: [UInt32], _ selection: FontSelection, size: Double, em: Double
  ) -> Pixmap? {
    let cell = em * 3
    var items: [DisplayItem] = []
    for (row, glyph) in glyphs.enumerated() {
      for quarter in 0..<Self.quarters {
        let frame = Rect(
          x: Double(quarter) * cell, y: Double(row) * cell, width: cell, height: cell)
        let origin = Point(x: frame.minX + (em / 2).rounded(), y: frame.minY + em * 2)
        let run = GlyphRun(
          font: selection.primary, size: size, origin: origin,
          glyphs: [PositionedGlyph(id: glyph, x: Double(quarter) / 4, y: 0)])
        items.append(.clip(.rect(frame), .nonZero, [.glyphs(run, .color(.black))]))
      }
    }
    let list = DisplayList(
      size: Size(width: cell * Double(Self.quarters), height: cell * Double(glyphs.count)),
      background: .white, items: items)
    return try? renderer.render(list)
  }

  private func compare(_ old: Pixmap, _ new: Pixmap, row: Int, height: Int) -> Difference {
    var difference = Difference()
    let bytes = old.width * 4
    let range = (row * height * bytes)..<((row + 1) * height * bytes)
    old.bytes.withUnsafeBufferPointer { before in
      new.bytes.withUnsafeBufferPointer { after in
        // The picture is grey, so one channel tells all.
        for index in stride(from: range.lowerBound, to: range.upperBound, by: 4)
        where before[index] != after[index] {
          let delta = abs(Int(before[index]) - Int(after[index]))
          difference.greatest = max(difference.greatest, delta)
          if delta > GlyphImpact.visibleDelta { difference.count += 1 }
        }
      }
    }
    return difference
  }
}
