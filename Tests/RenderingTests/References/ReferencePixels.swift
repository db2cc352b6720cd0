import Drawing
import Geometry
import Pixels
import Rendering

/// A picture in double precision, premultiplied and 0…1, that references are computed in.
struct ReferencePixels {
  /// Red, green, blue and alpha, premultiplied.
  typealias Value = SIMD4<Double>

  let width: Int
  let height: Int
  var values: [Value]

  /// A transparent picture.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: .zero, count: width * height)
  }

  /// A picture by a function of the pixels' columns and rows.
  init(width: Int, height: Int, _ value: (Int, Int) -> Value) {
    self.init(width: width, height: height)
    for y in 0..<height { for x in 0..<width { values[y * width + x] = value(x, y) } }
  }

  /// The value of a pixel; transparent outside of the picture.
  subscript(x: Int, y: Int) -> Value {
    (0..<width).contains(x) && (0..<height).contains(y) ? values[y * width + x] : .zero
  }

  /// Source over backdrop, as W3C's compositing text has it: s + b · (1 − αs).
  static func over(_ source: Value, _ backdrop: Value) -> Value {
    source + backdrop * (1 - source.w)
  }

  /// The largest difference to a picture, in 255ths.
  func worst(against picture: Pixmap) -> Double {
    var worst = 0.0
    for (index, value) in values.enumerated() {
      for channel in 0..<4 {
        let byte = Double(picture.bytes[index * 4 + channel])
        worst = max(worst, abs(byte - value[channel] * 255))
      }
    }
    return worst
  }
}

extension Color {
  /// The premultiplied colour as references take it.
  var reference: ReferencePixels.Value {
    let opacity = Double(alpha) / 65535
    let (red, green, blue) = (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    return ReferencePixels.Value(red * opacity, green * opacity, blue * opacity, opacity)
  }

  /// A random colour, opaque for one of three.
  init(_ random: inout SplitMix) {
    let bits = random.next()
    self.init(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16),
      alpha: random.index(below: 3) == 0 ? 65535 : UInt16(truncatingIfNeeded: bits >> 24))
  }
}

extension SplitMix {
  /// A number of a range.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) / Double(UInt64(1) << 53))
  }

  /// Whole pixels within a canvas.
  mutating func rect(in side: Int) -> Rect {
    let (x, y) = (index(below: side - 4), index(below: side - 4))
    return Rect(
      x: Double(x), y: Double(y), width: Double(1 + index(below: side - x - 1)),
      height: Double(1 + index(below: side - y - 1)))
  }
}

extension Rect {
  /// Whether it holds the middle of a pixel.
  func holds(_ x: Int, _ y: Int) -> Bool {
    let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
    return minX <= x && x < maxX && minY <= y && y < maxY
  }
}
