import Files
import Geometry
import Typography

/// Damages fonts and uses them as a scene would.
///
/// The seed alone decides what is tried, so a case can be had again by its number.
struct FontFuzzer {
  /// Seconds that one case may take, under the sanitizer on a busy machine.
  static let limit = 20.0

  private let fonts: [(name: String, bytes: [UInt8])]
  private let seed: UInt64
  private var refused = 0
  private var slowest = (seconds: 0.0, number: 0)

  init(directory: String, seed: UInt64) throws {
    let library = try FontLibrary(directory: directory)
    fonts = try library.catalogue.entries.map { entry in
      (entry.file, try FileSystem.read(directory + "/" + entry.file))
    }
    self.seed = seed
  }

  mutating func run(_ cases: Int) {
    for number in 0..<cases {
      var random = Generator(state: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
      let font = fonts[number % fonts.count]
      let damaged = damage(font.bytes, &random)
      let clock = ContinuousClock()
      let start = clock.now
      if !use(damaged) { refused += 1 }
      let elapsed = clock.now - start
      let seconds =
        Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
      if seconds > slowest.seconds { slowest = (seconds, number) }
      guard seconds < Self.limit else {
        fatalError("case \(number) of \(font.name) took \(seconds) s")
      }
    }
    print(
      "\(cases) cases, \(refused) refused, slowest \(slowest.seconds) s (case \(slowest.number))")
  }

  private func damage(_ bytes: [UInt8], _ random: inout Generator) -> [UInt8] {
    var damaged = bytes
    if random.next() % 8 == 0 {
      damaged.removeLast(Int.random(in: 0..<bytes.count, using: &random))
    }
    // Half of the cases change the table directory and what follows it, where harm is done.
    let end =
      random.next() % 2 == 0 ? damaged.count : min(damaged.count, 8192)
    guard end > 0 else { return damaged }
    for _ in 0..<Int.random(in: 1...64, using: &random) {
      let place = Int.random(in: 0..<end, using: &random)
      damaged[place] =
        [0, 0xFF, 0x7F, 0x80, UInt8.random(in: 0...255, using: &random)]
        .randomElement(using: &random) ?? 0
    }
    return damaged
  }

  /// Whether the font could be opened.
  private func use(_ bytes: [UInt8]) -> Bool {
    guard let face = try? FontFace(bytes: bytes, name: "damaged") else { return false }
    let corners = [
      face.axes.map { FontVariation(tag: $0.tag, value: $0.maximum) },
      face.axes.map { FontVariation(tag: $0.tag, value: $0.minimum) }, [],
    ]
    for variations in corners {
      guard let font = try? FontInstance(face, variations: variations) else { continue }
      let style = TextStyle(fonts: [font], size: 14)
      let text = "AVATAR To. ffi é 1/2 שלום عربي हिंदी ไทย 한국 1️⃣ 🙂 👩‍🚀"
      let shaped = TextShaper.shapeUncached(text, style: style)
      for glyph in shaped.glyphs.prefix(200) { draw(glyph.id, font) }
      for glyph in 0..<UInt32(min(face.glyphCount, 64)) { draw(glyph, font) }
      _ = shaped.inkBounds(style: style)
      _ = Paragraph(text, style: style, shaper: TextShaper()).layout { $0 < 60 }
    }
    return true
  }

  private func draw(_ glyph: UInt32, _ font: FontInstance) {
    _ = font.outline(of: glyph).controlBounds
    _ = try? font.colorGlyph(of: glyph)
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014).
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

let arguments = CommandLine.arguments
var fuzzer = try FontFuzzer(
  directory: arguments[1], seed: arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1)
fuzzer.run(arguments.count > 2 ? Int(arguments[2]) ?? 1000 : 1000)
