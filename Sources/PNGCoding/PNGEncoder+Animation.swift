package import Pixels

extension PNGEncoder {
  /// An animated PNG that shows pictures in turn for ever; decoders that know no animation see the
  /// first one.
  ///
  /// - Precondition: there is a picture, and all have the same size, of at least one pixel.
  package static func encode(
    animation frames: [StraightPixmap], milliseconds: Int, level: Level = .fast
  ) -> [UInt8] {
    guard let first = frames.first else { preconditionFailure("an animation has a frame") }
    precondition(
      first.width > 0 && first.height > 0
        && frames.allSatisfy { $0.width == first.width && $0.height == first.height })
    let form = PNGForm.full(hasAlpha: !frames.allSatisfy(\.isOpaque))
    var control: [UInt8] = []
    control.append(bigEndian: UInt32(frames.count))
    control.append(bigEndian: 0)
    var chunks = [
      (PNGChunk.type("IHDR"), form.header(width: first.width, height: first.height)),
      (PNGChunk.type("acTL"), control),
    ]
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      chunks.append((PNGChunk.type("fcTL"), frameControl(sequence, frame, milliseconds)))
      sequence += 1
      let data = zlib(form.rows(of: frame), level)
      guard index > 0 else {
        chunks.append((PNGChunk.type("IDAT"), data))
        continue
      }
      var numbered: [UInt8] = []
      numbered.append(bigEndian: sequence)
      chunks.append((PNGChunk.type("fdAT"), numbered + data))
      sequence += 1
    }
    chunks.append((PNGChunk.type("IEND"), []))
    return file(of: chunks)
  }

  /// Size, place (the corner), delay in thousandths, and that a frame replaces the one before.
  private static func frameControl(
    _ sequence: UInt32, _ frame: StraightPixmap, _ milliseconds: Int
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let numbers = [sequence, UInt32(frame.width), UInt32(frame.height), 0, 0]
    for number in numbers { bytes.append(bigEndian: number) }
    let delay = UInt16(clamping: milliseconds)
    return bytes + [UInt8(delay >> 8), UInt8(delay & 255), 0x03, 0xE8, 0, 0]
  }
}

extension StraightPixmap {
  /// Whether nothing shows through anywhere.
  fileprivate var isOpaque: Bool {
    stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
  }
}
