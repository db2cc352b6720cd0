package import Pixels

/// Pictures as sixels, six rows of pixels in a line of characters, for terminals that show those.
///
/// The colours are those of a cube of six levels a channel, so nothing has to be chosen; what is less
/// than half opaque is left out.
package enum SixelEncoder {
  /// The control sequence that shows a picture.
  package static func text(of picture: StraightPixmap) -> String {
    var text = "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)"
    for color in 0..<216 {
      // Channels in per cent; the levels of the cube are a fifth apart.
      text += "#\(color);2;\(color / 36 * 20);\(color / 6 % 6 * 20);\(color % 6 * 20)"
    }
    for top in stride(from: 0, to: picture.height, by: 6) {
      text += band(of: picture, rows: top..<min(top + 6, picture.height)) + "-"
    }
    return text + "\u{1B}\\"
  }

  /// Six rows: for each colour in them, which of the six pixels of each column have it.
  private static func band(of picture: StraightPixmap, rows: Range<Int>) -> String {
    var columns: [Int: [UInt8]] = [:]
    for y in rows {
      for x in 0..<picture.width {
        guard let color = color(of: picture, x, y) else { continue }
        columns[color, default: [UInt8](repeating: 0, count: picture.width)][x] |=
          1 << UInt8(y - rows.lowerBound)
      }
    }
    return columns.sorted { $0.key < $1.key }.map { "#\($0.key)" + runs(of: $0.value) }
      .joined(separator: "$")
  }

  private static func color(of picture: StraightPixmap, _ x: Int, _ y: Int) -> Int? {
    let start = (y * picture.width + x) * 4
    guard picture.bytes[start + 3] >= 128 else { return nil }
    return picture.bytes[start..<start + 3].reduce(0) { $0 * 6 + (Int($1) * 5 + 127) / 255 }
  }

  /// Characters of columns, equal ones counted.
  private static func runs(of columns: [UInt8]) -> String {
    var text = ""
    var rest = columns[...]
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      let character = Character(Unicode.Scalar(63 + first))
      text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
      rest = rest.dropFirst(count)
    }
    return text
  }
}
